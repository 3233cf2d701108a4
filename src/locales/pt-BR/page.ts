import type zh from '../zh-CN/page';

const messages: Record<keyof typeof zh, string> = {
  'page.login': 'Entrar',
  'page.help': 'Ajuda',
  'page.agreement': 'Termos de uso',
  'page.privacy': 'Política de privacidade',
  'page.accessibility': 'Acessibilidade',
};

export default messages;
