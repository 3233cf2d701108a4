import type zh from '../zh-CN/space';

export default {
  'space.overview': 'Visão geral',
  'space.info': 'Dados',
  'space.certificates': 'Certificados',
  'space.handlers': 'Representantes da conta',
  'space.pages': 'Páginas desta organização',
  'space.unknown': 'Este espaço de organização não existe',
  'space.unknown.text': 'Ele pode não existir mais ou pertencer a outra conta.',
  'space.back': 'Voltar às suas organizações',
  'space.failed': 'Não foi possível carregar a organização',
  'space.closed': 'Você não tem acesso a esta página',
  'space.suspended.company':
    'O registro suspendeu esta organização. Você pode consultar, mas nada pode ser alterado.',
  'space.suspended.account': 'Sua conta está bloqueada. Você pode consultar, mas nada pode ser alterado.',
  'space.notActing':
    'Você está agindo em outro papel. Para alterar algo aqui, primeiro aja em nome desta organização.',
  'space.act': 'Agir em nome dela',
  'space.notSwitched': 'Não foi possível trocar. Você continua agindo como antes.',
} satisfies Record<keyof typeof zh, string>;
