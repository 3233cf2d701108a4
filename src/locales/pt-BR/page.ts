import type zh from '../zh-CN/page';

const messages: Record<keyof typeof zh, string> = {
  'page.login': 'Entrar',
};

export default messages;
