import type zh from '../zh-CN/qr';

const messages: Record<keyof typeof zh, string> = {
  'qr.code': 'QR code to sign in',
  'qr.loading': 'Getting a QR code',
  'qr.loading.hint': 'One moment, please.',
  'qr.waiting': 'Scan the code with your phone',
  'qr.waiting.hint': 'It’s valid for {minutes} minutes. After scanning, confirm on your phone.',
  'qr.waiting.phone': 'Scan the code with another phone',
  'qr.waiting.phone.hint': 'You’re on a phone. Scan the code with another one, or sign in another way.',
  'qr.interrupted': 'Connection lost, trying again. You can still scan the code.',
  'qr.interrupted.scanned': 'Connection lost, trying again. Please confirm on your phone.',
  'qr.scanned': 'Scanned',
  'qr.scanned.hint': '{name}, please confirm on your phone.',
  'qr.scanned.nameless': 'Please confirm on your phone.',
  'qr.confirmed': 'Confirmed',
  'qr.confirmed.hint': 'Signing you in…',
  'qr.cancelled': 'Canceled on the phone',
  'qr.cancelled.hint': 'You’re not signed in. Get a new code, or sign in another way.',
  'qr.expired': 'This code no longer works',
  'qr.expired.hint': 'Get a new code, or sign in another way.',
  'qr.failed': 'You can’t sign in by QR code right now',
  'qr.failed.hint': 'Try again, or sign in another way.',
  'qr.renew': 'Get a new code',
  'qr.otherWay': 'Use a password instead',
};

export default messages;
