import type zh from '../zh-CN/login';

const messages: Record<keyof typeof zh, string> = {
  'login.heading': 'Entrar',
  'login.userType': 'Tipo de usuário',
  'login.userType.person': 'Pessoa física',
  'login.userType.legal': 'Pessoa jurídica',
  'login.loginId.person': 'Conta, celular ou número do documento',
  'login.loginId.legal': 'Conta, celular ou código de crédito social',
  'login.password': 'Senha',
  'login.showPassword': 'Mostrar senha',
  'login.capsLock': 'Caps Lock está ativado',
  'login.captcha': 'Código da imagem',
  'login.captcha.text': 'Pergunta em palavras',
  'login.captcha.image': 'Código da imagem, selecione para trocar',
  'login.captcha.another': 'Outra pergunta',
  'login.captcha.failed': 'O código não carregou. Peça outro ou mude a forma abaixo.',
  'login.captcha.toText': 'Não consegue ver a imagem? Use uma pergunta em palavras',
  'login.captcha.toImage': 'Usar uma imagem',
  'login.submit': 'Entrar',
  'login.submitting': 'Entrando',
  'login.welcome.back': 'Boas-vindas de volta',
  'login.welcome.first': 'Boas-vindas',
  'login.lastLogin': 'Último acesso: {at}, {place}',
  'login.firstLogin': 'Este é o seu primeiro acesso.',
  'login.brand': 'Uma conta, um acesso seguro a todos os serviços.',
  'login.logout.busy': 'Encerrando a sessão…',
  'login.logout.failed':
    'Esta página foi limpa, mas não foi possível avisar o servidor para encerrar a sessão.',
  'login.logout.signIn': 'Ir para o login',
  'login.version': 'Versão do servidor',
  'login.version.failed': 'Não foi possível ler a versão do servidor.',
  'login.unreachable':
    'Não foi possível entrar. Verifique a conexão e tente de novo. O que você digitou continua aqui.',
};

export default messages;
