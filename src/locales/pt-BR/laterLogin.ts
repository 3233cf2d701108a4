import type zh from '../zh-CN/laterLogin';

export default {
  'login.logout.busy': 'Encerrando a sessão…',
  'login.logout.failed': 'Você saiu nesta página, mas não foi possível encerrar a sessão no servidor.',
  'login.logout.signIn': 'Ir para o login',
  'login.version': 'Versão do servidor',
  'login.version.failed': 'Não foi possível ler a versão do servidor.',
} satisfies Record<keyof typeof zh, string>;
