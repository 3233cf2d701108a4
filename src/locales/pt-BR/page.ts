import type zh from '../zh-CN/page';

const messages: Record<keyof typeof zh, string> = {
  'page.getVersion': 'Versão',
  'page.error': 'Algo deu errado',
  'page.logout': 'Sair',
  'page.login': 'Entrar',
  'page.identityManage': 'Identidade',
  'page.notFound': 'Página não encontrada',
  'page.callBack': 'Concluindo o acesso',
  'page.associateLogin': 'Vincular sua conta',
  'page.caLogin': 'Entrar com certificado digital',
  'page.authGuide': 'Aumentar seu nível de identidade',
  'page.modifyPwdGuide': 'Escolher uma nova senha',
  'page.bindMobileGuide': 'Adicionar seu celular',
  'page.simulatorPhone': 'Celular simulado',
  'page.simulatorProvider': 'Provedor simulado',
};

export default messages;
