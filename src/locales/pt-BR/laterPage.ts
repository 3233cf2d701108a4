import type zh from '../zh-CN/laterPage';

const messages: Record<keyof typeof zh, string> = {
  'page.getVersion': 'Versão',
  'page.error': 'Algo deu errado',
  'page.logout': 'Sair',
  'page.identityManage': 'Identidade',
  'page.notFound': 'Página não encontrada',
  'page.callBack': 'Concluindo o acesso',
  'page.associateLogin': 'Vincular sua conta',
  'page.caLogin': 'Entrar com certificado digital',
  'page.authGuide': 'Aumentar seu nível de identidade',
  'page.modifyPwdGuide': 'Escolher uma nova senha',
  'page.bindMobileGuide': 'Adicionar seu celular',
  'page.autoAuth': 'Entrando automaticamente',
  'page.authorize': 'Entrar em um aplicativo',
  'page.thirdAuthorize': 'Indo ao provedor',
  'page.register': 'Criar conta',
  'page.resetPwd': 'Redefinir a senha',
  'page.active': 'Ativar a conta',
  'page.appeal': 'Recurso',
  'page.frozen': 'Conta congelada',
  'page.agreement': 'Termos de uso',
  'page.privacy': 'Política de privacidade',
  'page.ownAppeals': 'Meus recursos',
  'page.appealDetail': 'Detalhes do recurso',
  'page.verification': 'Verificação de identidade',
};

export default messages;
