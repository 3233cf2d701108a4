import type zh from '../zh-CN/authorize';

const messages: Record<keyof typeof zh, string> = {
  'authorize.heading': 'Entrar em {name} com sua conta',
  'authorize.operator': 'Mantido por {operator}',
  'authorize.person': 'Conta em uso',
  'authorize.notYou': 'Não é você? Use outra conta',
  'authorize.switched': 'A conta em uso agora é {account}. Decida novamente.',
  'authorize.notSwitched': 'Não foi possível sair da conta. Verifique a conexão e tente de novo.',
  'authorize.scopes': 'Se você permitir, o aplicativo recebe',
  'authorize.scope.openid': 'Quem você é, para você entrar nele',
  'authorize.scope.profile': 'Seu nome, apelido e nome de usuário',
  'authorize.scope.email': 'Seu e-mail',
  'authorize.scope.phone': 'Seu celular',
  'authorize.scope.identity': 'Seu nível de verificação e desde quando',
  'authorize.required': 'Obrigatório',
  'authorize.optional': 'Opcional',
  'authorize.granted': 'já permitido antes',
  'authorize.returnsTo': 'Depois, volta a',
  'authorize.lasts': 'Válido por',
  'authorize.days': '{days, plural, one {# dia} other {# dias}}',
  'authorize.allow': 'Permitir',
  'authorize.deny': 'Negar',
  'authorize.undecided': 'Sua decisão não chegou ao servidor. Verifique a conexão e tente de novo.',
  'authorize.opening': 'Conferindo o pedido do aplicativo…',
  'authorize.toSignIn': 'Abrindo a página de entrada…',
  'authorize.toGuide': 'O aplicativo exige um nível mais alto. Abrindo a próxima etapa…',
  'authorize.leaving': 'Voltando a “{name}” ({host})…',
  'authorize.leave': 'Voltar ao aplicativo',
  'authorize.slow': 'Está demorando mais que o normal. Você pode esperar ou escolher uma opção abaixo.',
  'authorize.failed': 'Não é possível continuar',
  'authorize.lost': 'Não foi possível conferir o pedido do aplicativo. Verifique a conexão e tente de novo.',
  'authorize.short': 'Seu nível ainda não é o que “{name}” exige.',
  'authorize.raise': 'Aumentar meu nível',
  'authorize.decline': 'Voltar ao aplicativo sem entrar',
  'authorize.stuck': 'O endereço do aplicativo ({host}) não é seguro, por isso você continua aqui.',
  'authorize.nothingGiven':
    'Nenhum aplicativo recebeu dados seus. Você pode fechar esta página ou voltar ao início.',
  'authorize.auto.busy': 'Procurando sua sessão em outro serviço…',
  'authorize.auto.failed': 'Não foi possível entrar automaticamente',
  'authorize.auto.lost':
    'Não foi possível saber se você já entrou em outro serviço. Tente de novo ou entre por aqui.',
  'authorize.auto.refused':
    'O servidor indicou um endereço não confiável, por isso você continua aqui. Você pode entrar por aqui.',
  'authorize.third.busy': 'Abrindo a outra plataforma…',
  'authorize.third.failed': 'Não foi possível abrir a outra plataforma',
  'authorize.third.unknown':
    'Essa plataforma não existe ou o link está incompleto. Escolha outra forma de entrar.',
  'authorize.third.lost':
    'A outra plataforma não respondeu. Verifique a conexão e tente de novo ou escolha outra forma de entrar.',
  'authorize.third.refused':
    'O endereço da outra plataforma não é confiável, por isso você continua aqui. Escolha outra forma de entrar.',
};

export default messages;
