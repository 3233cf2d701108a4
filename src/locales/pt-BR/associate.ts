import type zh from '../zh-CN/associate';

export default {
  'associate.finishing': 'Concluindo o acesso…',
  'associate.heading.canceled': 'Acesso cancelado',
  'associate.heading.failed': 'O acesso não foi concluído',
  'associate.canceled': 'Você cancelou a autorização e não entrou.',
  'associate.failed': 'O provedor não concluiu a autorização. Comece de novo ou entre de outra forma.',
  'associate.incomplete': 'Esta autorização já terminou ou está incompleta. Comece de novo.',
  'associate.unreachable': 'Não foi possível confirmar o acesso.',
  'associate.again': 'Começar de novo',
  'associate.back': 'Voltar para o login',
  'associate.gone': 'Este vínculo não vale mais. Volte para o login e comece de novo.',
  'associate.loadFailed': 'Não foi possível carregar a conta a vincular',
  'associate.who': '{provider}: a conta “{nickname}” ainda não está vinculada a uma conta daqui.',
  'associate.why': 'Entre uma vez para vincular. Depois, o acesso é direto ({provider}).',
  'associate.submit': 'Vincular e entrar',
  'associate.register': 'Não tem conta? Cadastre-se',
  'associate.notYou': 'Não é você? Comece de novo',
} satisfies Record<keyof typeof zh, string>;
