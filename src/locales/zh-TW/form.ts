import type zh from '../zh-CN/form';

const messages: Record<keyof typeof zh, string> = {
  'form.normalized': '空格和全形字元已調整，請核對。',
};

export default messages;
