import type zh from '../zh-CN/page';

const messages: Record<keyof typeof zh, string> = {
  'page.login': 'Sign in',
};

export default messages;
