import type zh from '../zh-CN/stepUp';

export default {
  'stepUp.title': 'Confirme que é você',
  'stepUp.why': 'Confirme que é você. Não perguntaremos de novo por {minutes} minutos.',
  'stepUp.target.title': 'Confirme que {account} é sua',
  'stepUp.target.why':
    'É a primeira vez que você troca para esta conta neste navegador. Confirme de uma forma cadastrada em {account}.',
  'stepUp.target.sms': 'Enviaremos o código para o celular de {account}.',
  'stepUp.method': 'Confirmar com',
  'stepUp.method.password': 'Senha',
  'stepUp.method.sms': 'SMS',
  'stepUp.method.email': 'E-mail',
  'stepUp.method.certificate': 'Certificado',
  'stepUp.method.totp': 'Código do app',
  'stepUp.method.passkey': 'Chave de acesso',
  'stepUp.password': 'Senha de {account}',
  'stepUp.sms': 'Enviaremos o código ao seu celular {mobile}.',
  'stepUp.email': 'Enviaremos o código para o seu e-mail {email}.',
  'stepUp.unreachable': 'Não foi possível confirmar.',
  'stepUp.none': 'Nenhuma dessas formas funciona?',
  'stepUp.noMethod':
    'Precisamos confirmar que é você, mas sua conta ainda não tem senha, celular, certificado nem chave de acesso. Você pode:',
  'stepUp.setPassword': 'Criar uma senha',
  'stepUp.declined': 'Você não confirmou sua identidade, então nada foi feito.',
  'stepUp.impossible': 'Sua conta ainda não tem como confirmar que é você, então nada foi alterado.',
} satisfies Record<keyof typeof zh, string>;
