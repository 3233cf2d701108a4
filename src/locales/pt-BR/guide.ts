import type zh from '../zh-CN/guide';

const messages: Record<keyof typeof zh, string> = {
  'guide.later': 'Depois',
  'guide.skip.unreachable': 'Não foi possível adiar esta etapa. Verifique a conexão e tente de novo.',
  'guide.failed': 'A próxima etapa não carregou',
  'guide.mobile.why':
    'A conta {account} ainda não tem celular. Com ele, você entra por SMS e recupera a senha se a esquecer.',
  'guide.mobile.submit': 'Vincular este número',
  'guide.mobile.submitting': 'Vinculando',
  'guide.mobile.done': 'Celular vinculado',
  'guide.unreachable':
    'Não foi possível enviar. Verifique a conexão e tente de novo. O que você digitou continua aqui.',
  'guide.pwd.heading': 'Altere sua senha primeiro',
  'guide.pwd.weak': 'Sua senha é tão comum que outros podem adivinhá-la. Escolha uma nova para continuar.',
  'guide.pwd.expired': 'Sua senha tem mais de um ano. Escolha uma nova para continuar.',
  'guide.signOut': 'Agora não, sair',
  'guide.goOn': 'Continuar',
  'guide.auth.heading': 'É preciso um nível mais alto',
  'guide.auth.wanted': '“{application}” exige o nível {level}.',
  'guide.auth.own': 'Seu nível é {level}.',
  'guide.auth.any': 'Basta uma destas verificações:',
  'guide.auth.pair': 'Ou duas diferentes entre estas:',
  'guide.auth.inPerson':
    'Este nível é concedido presencialmente ou por certificado digital. Nenhum outro canal on-line o alcança.',
  'guide.auth.check': 'Já fiz a verificação, continuar',
  'guide.auth.notYet': 'Seu nível ainda não é suficiente. Faça antes uma das verificações acima.',
  'guide.auth.unchecked': 'Não foi possível consultar seu nível. Verifique a conexão e tente de novo.',
  'guide.auth.skip': 'Continuar sem isso',
  'guide.auth.request': 'Voltar ao pedido do aplicativo',
  'guide.auth.required': 'O aplicativo não aceita um nível mais baixo; esta etapa não pode ser pulada.',
};

export default messages;
