import type zh from '../zh-CN/page';

export default {
  'page.login': 'Entrar',
  'page.help': 'Ajuda',
  'page.agreement': 'Termos de uso',
  'page.privacy': 'Política de privacidade',
  'page.accessibility': 'Acessibilidade',
} satisfies Record<keyof typeof zh, string>;
