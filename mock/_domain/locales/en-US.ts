import type zh from './zh-CN';

const messages: Record<keyof typeof zh, string> = {
  siteName: 'Identity Portal',
  'captcha.question': 'Write these four digits as numerals, in order: {digits}',
  'digit.0': 'zero',
  'digit.1': 'one',
  'digit.2': 'two',
  'digit.3': 'three',
  'digit.4': 'four',
  'digit.5': 'five',
  'digit.6': 'six',
  'digit.7': 'seven',
  'digit.8': 'eight',
  'digit.9': 'nine',
  'digit.separator': ', ',
  'place.local': 'Local network',
  'place.beijing': 'Beijing',
  'place.shanghai': 'Shanghai',
  'place.guangzhou': 'Guangzhou',
  'notice.welcome.title': 'Welcome to the Identity Portal',
  'notice.welcome.text':
    'See your identity, manage your account and use it to sign in to other applications.',
  'notice.signInReview.title': 'Check your recent sign-ins',
  'notice.signInReview.text': 'If a time or place is not yours, change your password soon.',
  'notice.verify.title': 'Verify your identity',
  'notice.verify.text': 'Your identity is not verified yet. Verified people can do more here.',
  'notice.handler.title': 'You are now a company handler',
  'notice.handler.text': 'The legal representative has authorized you to act for the company.',
};

export default messages;
