import type zh from '../zh-CN/stepUp';

const messages: Record<keyof typeof zh, string> = {
  'stepUp.title': 'Confirm that it is you',
  'stepUp.why':
    'What comes next touches the safety of your account, so please confirm once more. You will not be asked again for {minutes} minutes.',
  'stepUp.method': 'Confirm by',
  'stepUp.method.password': 'Password',
  'stepUp.method.sms': 'Text message',
  'stepUp.method.certificate': 'Certificate',
  'stepUp.password': 'Password of {account}',
  'stepUp.sms': 'The code goes to your mobile number {mobile}.',
  'stepUp.submit': 'Confirm',
  'stepUp.submitting': 'Confirming',
  'stepUp.cancel': 'Cancel',
  'stepUp.unreachable': 'This could not be confirmed now. Check your connection and try again.',
  'stepUp.none': 'None of these works?',
  'stepUp.noMethod':
    'We need to know that it is you, but your account has no password, mobile number or certificate yet. You can:',
  'stepUp.setPassword': 'Set a password',
  'stepUp.appeal': 'Make an appeal',
  'stepUp.declined': 'You did not confirm that it is you, so nothing was changed.',
  'stepUp.impossible': 'Your account has no way to confirm that it is you yet, so nothing was changed.',
};

export default messages;
