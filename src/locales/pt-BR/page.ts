import type zh from '../zh-CN/page';

const messages: Record<keyof typeof zh, string> = {
  'page.getVersion': 'Versão',
  'page.error': 'Algo deu errado',
  'page.logout': 'Sair',
  'page.login': 'Entrar',
  'page.identityManage': 'Identidade',
  'page.notFound': 'Página não encontrada',
};

export default messages;
