import type zh from '../zh-CN/code';

const messages: Record<keyof typeof zh, string> = {
  'code.region': 'Country or region code',
  'code.region.86': 'Mainland China',
  'code.region.852': 'Hong Kong',
  'code.region.853': 'Macao',
  'code.region.886': 'Taiwan',
  'code.mobile': 'Mobile number',
  'code.normalized.region': 'Number reformatted with code {region}. Please check it.',
  'code.label.sms': 'Code from the text message',
  'code.label.mail': 'Code from the email',
  'code.send': 'Send a code',
  'code.sending': 'Sending',
  'code.again': 'Send again',
  'code.seconds': '{seconds} s',
  'code.wait': 'You can get another code in {seconds} seconds.',
  'code.sent': 'We sent the code to {destination}. It’s valid until {until}.',
  'code.triesLeft': 'Tries left: {count}.',
  'code.ready': 'No code yet? You can get another now.',
  'code.expired': 'This code has expired. Get another.',
  'code.usedUp': 'This code no longer works. Get another.',
  'code.unreachable': 'We couldn’t send the code. What you typed is still here.',
  'code.help': 'Didn’t get a code?',
  'code.help.number': 'Check the mobile number and its region.',
  'code.help.blocked': 'Check whether your phone blocked the message.',
  'code.help.address': 'Check the email address.',
  'code.help.spam': 'Look in your spam folder.',
  'code.help.slow': 'It can take a minute or two.',
  'code.help.password': 'Sign in with a password instead',
};

export default messages;
