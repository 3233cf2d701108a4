import type zh from '../zh-CN/form';

const messages: Record<keyof typeof zh, string> = {
  'form.normalized': '已整理空格和全形字元，請核對。',
};

export default messages;
