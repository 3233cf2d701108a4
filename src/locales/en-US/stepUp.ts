import type zh from '../zh-CN/stepUp';

export default {
  'stepUp.title': 'Confirm it’s you',
  'stepUp.why': 'Please confirm it’s you. We won’t ask again for {minutes} minutes.',
  'stepUp.target.title': 'Confirm that {account} is yours',
  'stepUp.target.why':
    'This is your first switch to this account in this browser. Confirm in a way set up for {account}.',
  'stepUp.target.sms': 'We’ll send the code to the mobile number of {account}.',
  'stepUp.method': 'Confirm by',
  'stepUp.method.password': 'Password',
  'stepUp.method.sms': 'Text message',
  'stepUp.method.email': 'Email',
  'stepUp.method.certificate': 'Certificate',
  'stepUp.method.totp': 'App code',
  'stepUp.method.passkey': 'Passkey',
  'stepUp.password': 'Password of {account}',
  'stepUp.sms': 'We’ll send the code to your mobile number {mobile}.',
  'stepUp.email': 'We’ll send the code to your email address {email}.',
  'stepUp.unreachable': 'We couldn’t confirm it’s you.',
  'stepUp.none': 'Can’t use any of these?',
  'stepUp.noMethod':
    'We need to confirm it’s you, but your account has no password, mobile number, certificate or passkey yet. You can:',
  'stepUp.setPassword': 'Set a password',
  'stepUp.declined': 'You didn’t confirm it’s you, so nothing was done.',
  'stepUp.impossible': 'Your account has no way to confirm it’s you yet, so nothing was changed.',
} satisfies Record<keyof typeof zh, string>;
