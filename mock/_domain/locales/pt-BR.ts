import type zh from './zh-CN';

const messages: Record<keyof typeof zh, string> = {
  siteName: 'Portal de Identidade',
  'captcha.question': 'Escreva estes quatro dígitos em algarismos, na ordem: {digits}',
  'digit.0': 'zero',
  'digit.1': 'um',
  'digit.2': 'dois',
  'digit.3': 'três',
  'digit.4': 'quatro',
  'digit.5': 'cinco',
  'digit.6': 'seis',
  'digit.7': 'sete',
  'digit.8': 'oito',
  'digit.9': 'nove',
  'digit.separator': ', ',
  'place.local': 'Rede local',
  'place.beijing': 'Pequim',
  'place.shanghai': 'Xangai',
  'place.guangzhou': 'Guangzhou',
  'notice.welcome.title': 'Boas-vindas ao Portal de Identidade',
  'notice.welcome.text':
    'Consulte sua identidade, gerencie sua conta e use-a para entrar em outros aplicativos.',
  'notice.signInReview.title': 'Confira seus acessos recentes',
  'notice.signInReview.text': 'Se algum horário ou local não for seu, troque a senha o quanto antes.',
  'notice.verify.title': 'Verifique sua identidade',
  'notice.verify.text':
    'Sua identidade ainda não foi verificada. Com a verificação, você pode fazer mais aqui.',
  'notice.handler.title': 'Agora você é responsável operacional de uma empresa',
  'notice.handler.text': 'O representante legal autorizou você a agir em nome da empresa.',
};

export default messages;
