import type zh from '../zh-CN/code';

const messages: Record<keyof typeof zh, string> = {
  'code.region': 'Country or region code',
  'code.region.86': 'Mainland China',
  'code.region.852': 'Hong Kong',
  'code.region.853': 'Macao',
  'code.region.886': 'Taiwan',
  'code.mobile': 'Mobile number',
  'code.normalized.region': 'Number tidied up; its area code is {region}.',
  'code.label.sms': 'Code from the text message',
  'code.label.mail': 'Code from the email',
  'code.send': 'Send a code',
  'code.sending': 'Sending',
  'code.again': 'Send again',
  'code.seconds': '{seconds} s',
  'code.wait': 'You can ask for another code in {seconds} seconds.',
  'code.sent': 'The code went to {destination} and is valid until {until}.',
  'code.triesLeft': 'Tries left: {count}.',
  'code.ready': 'Nothing came? You can ask for another now.',
  'code.expired': 'The code has expired. Ask for another.',
  'code.usedUp': 'The code is no longer valid. Ask for another.',
  'code.unreachable':
    'The code could not be sent. Check your connection and try again. What you typed is still here.',
  'code.help': 'No code?',
  'code.help.number': 'Check the mobile number and its region.',
  'code.help.blocked': 'See whether your phone has blocked the message.',
  'code.help.address': 'Check the email address.',
  'code.help.spam': 'Look in your spam folder.',
  'code.help.slow': 'It can take a minute or two.',
  'code.help.password': 'Sign in with a password instead',
};

export default messages;
