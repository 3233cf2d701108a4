import type zh from '../zh-CN/qr';

export default {
  'qr.code': 'QR Code para entrar',
  'qr.loading': 'Gerando o QR Code',
  'qr.loading.hint': 'Um momento, por favor.',
  'qr.waiting': 'Leia o QR Code com o celular',
  'qr.waiting.hint': 'Vale por {minutes} minutos. Depois de ler, confirme no celular.',
  'qr.waiting.phone': 'Leia o código com outro celular',
  'qr.waiting.phone.hint':
    'Você está em um celular. Leia o código com outro dispositivo ou entre de outra forma.',
  'qr.interrupted': 'A conexão caiu; tentando de novo. O QR Code ainda pode ser lido.',
  'qr.interrupted.scanned': 'A conexão caiu; tentando de novo. Confirme no celular.',
  'qr.scanned': 'QR Code lido',
  'qr.scanned.hint': '{name}, confirme o acesso no celular.',
  'qr.scanned.nameless': 'Confirme o acesso no celular.',
  'qr.confirmed': 'Confirmado',
  'qr.confirmed.hint': 'Entrando…',
  'qr.cancelled': 'Cancelado no celular',
  'qr.cancelled.hint': 'Você não entrou. Gere outro QR Code ou entre de outra forma.',
  'qr.expired': 'Este QR Code não vale mais',
  'qr.expired.hint': 'Gere outro QR Code ou entre de outra forma.',
  'qr.failed': 'Não é possível entrar por QR Code agora',
  'qr.failed.hint': 'Tente de novo ou entre de outra forma.',
  'qr.renew': 'Gerar outro QR Code',
  'qr.otherWay': 'Usar uma senha',
} satisfies Record<keyof typeof zh, string>;
