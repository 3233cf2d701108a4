import type zh from '../zh-CN/qr';

const messages: Record<keyof typeof zh, string> = {
  'qr.code': 'Código QR para entrar',
  'qr.loading': 'Gerando o código QR',
  'qr.loading.hint': 'Um momento, por favor.',
  'qr.waiting': 'Leia o código QR com o celular',
  'qr.waiting.hint': 'Vale por {minutes} minutos. Depois de ler, confirme no celular.',
  'qr.interrupted': 'A conexão caiu; tentando de novo. O código QR ainda pode ser lido.',
  'qr.interrupted.scanned': 'A conexão caiu; tentando de novo. Confirme no celular.',
  'qr.scanned': 'Código QR lido',
  'qr.scanned.hint': '{name}, confirme o acesso no celular.',
  'qr.scanned.nameless': 'Confirme o acesso no celular.',
  'qr.confirmed': 'Confirmado',
  'qr.confirmed.hint': 'Entrando…',
  'qr.cancelled': 'Cancelado no celular',
  'qr.cancelled.hint': 'Você não entrou. Gere outro código QR ou escolha outra forma de entrar.',
  'qr.expired': 'Este código QR não vale mais',
  'qr.expired.hint': 'Gere outro código QR ou escolha outra forma de entrar.',
  'qr.failed': 'Não é possível entrar por código QR agora',
  'qr.failed.hint': 'Verifique a conexão e tente de novo ou escolha outra forma de entrar.',
  'qr.renew': 'Gerar outro código QR',
  'qr.otherWay': 'Usar uma senha',
};

export default messages;
