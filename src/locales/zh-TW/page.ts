import type zh from '../zh-CN/page';

const messages: Record<keyof typeof zh, string> = {
  'page.login': '登入',
};

export default messages;
