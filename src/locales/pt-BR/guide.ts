import type zh from '../zh-CN/guide';

export default {
  'guide.later': 'Depois',
  'guide.skip.unreachable': 'Não foi possível pular esta etapa.',
  'guide.failed': 'Não foi possível carregar a próxima etapa',
  'guide.mobile.why':
    'A conta {account} ainda não tem celular. Com ele, você entra por SMS e recupera a senha se a esquecer.',
  'guide.mobile.submit': 'Vincular este número',
  'guide.mobile.done': 'Celular vinculado',
  'guide.pwd.heading': 'Altere sua senha primeiro',
  'guide.pwd.weak': 'Sua senha é comum demais e fácil de adivinhar. Escolha uma nova para continuar.',
  'guide.pwd.expired': 'Sua senha tem mais de um ano. Escolha uma nova para continuar.',
  'guide.signOut': 'Agora não, sair',
  'guide.auth.heading': 'Você precisa de um nível mais alto',
  'guide.auth.own': 'Seu nível é {level}.',
  'guide.auth.check': 'Já fiz a verificação, continuar',
  'guide.auth.notYet': 'Seu nível ainda não é suficiente. Faça antes uma das verificações acima.',
  'guide.auth.unchecked': 'Não foi possível consultar seu nível. Tente de novo.',
  'guide.auth.skip': 'Continuar sem isso',
  'guide.auth.request': 'Voltar ao pedido do aplicativo',
  'guide.auth.required': 'O aplicativo exige este nível; não dá para pular esta etapa.',
} satisfies Record<keyof typeof zh, string>;
