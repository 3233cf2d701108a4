import type zh from '../zh-CN/qr';

const messages: Record<keyof typeof zh, string> = {
  'qr.code': 'QR code to sign in',
  'qr.loading': 'Getting a QR code',
  'qr.loading.hint': 'One moment, please.',
  'qr.waiting': 'Scan the code with your phone',
  'qr.waiting.hint': 'It works for {minutes} minutes. Confirm on your phone after scanning.',
  'qr.interrupted': 'The connection was lost; trying again. You can still scan the code.',
  'qr.interrupted.scanned': 'The connection was lost; trying again. Please confirm on your phone.',
  'qr.scanned': 'Scanned',
  'qr.scanned.hint': '{name}, please confirm on your phone.',
  'qr.scanned.nameless': 'Please confirm on your phone.',
  'qr.confirmed': 'Confirmed',
  'qr.confirmed.hint': 'Signing you in…',
  'qr.cancelled': 'Canceled on the phone',
  'qr.cancelled.hint': 'You are not signed in. Get a new code, or choose another way in.',
  'qr.expired': 'This code no longer works',
  'qr.expired.hint': 'Get a new code, or choose another way in.',
  'qr.failed': 'Signing in by QR code is not possible now',
  'qr.failed.hint': 'Check your connection and try again, or choose another way in.',
  'qr.renew': 'Get a new code',
  'qr.otherWay': 'Use a password instead',
};

export default messages;
