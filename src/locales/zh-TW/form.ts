import type zh from '../zh-CN/form';

export default {
  'form.normalized': '空格和全形字元已調整，請核對。',
} satisfies Record<keyof typeof zh, string>;
