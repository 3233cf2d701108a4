import type zh from '../zh-CN/code';

const messages: Record<keyof typeof zh, string> = {
  'code.region': 'Código do país ou região',
  'code.region.86': 'China continental',
  'code.region.852': 'Hong Kong',
  'code.region.853': 'Macau',
  'code.region.886': 'Taiwan',
  'code.mobile': 'Celular',
  'code.normalized.region': 'Número reformatado com o código {region}. Confira.',
  'code.label.sms': 'Código do SMS',
  'code.label.mail': 'Código do e-mail',
  'code.send': 'Enviar código',
  'code.sending': 'Enviando',
  'code.again': 'Enviar de novo',
  'code.seconds': '{seconds} s',
  'code.wait': 'Você poderá pedir outro código em {seconds} segundos.',
  'code.sent': 'Enviamos o código para {destination}. Ele vale até {until}.',
  'code.triesLeft': 'Tentativas restantes: {count}.',
  'code.ready': 'Não chegou? Você já pode pedir outro.',
  'code.expired': 'O código expirou. Peça outro.',
  'code.usedUp': 'O código não vale mais. Peça outro.',
  'code.unreachable': 'Não foi possível enviar o código. O que você digitou continua aqui.',
  'code.help': 'Não recebeu o código?',
  'code.help.number': 'Confira o número do celular e a região.',
  'code.help.blocked': 'Veja se o celular bloqueou a mensagem.',
  'code.help.address': 'Confira o endereço de e-mail.',
  'code.help.spam': 'Olhe na caixa de spam.',
  'code.help.slow': 'Pode levar um ou dois minutos.',
  'code.help.password': 'Entrar com senha',
};

export default messages;
