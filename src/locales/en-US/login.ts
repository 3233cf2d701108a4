import type zh from '../zh-CN/login';

const messages: Record<keyof typeof zh, string> = {
  'login.heading': 'Sign in',
  'login.userType': 'User type',
  'login.userType.person': 'Individual',
  'login.userType.legal': 'Legal entity',
  'login.loginId.person': 'Account, mobile or ID number',
  'login.loginId.legal': 'Account, mobile or credit code',
  'login.password': 'Password',
  'login.showPassword': 'Show password',
  'login.capsLock': 'Caps Lock is on',
  'login.captcha': 'Image code',
  'login.captcha.text': 'Question in words',
  'login.captcha.image': 'Image code, select for a new one',
  'login.captcha.another': 'Another question',
  'login.captcha.failed': 'The code did not load. Ask for a new one, or change the way below.',
  'login.captcha.toText': 'Cannot see the image? Use a question in words',
  'login.captcha.toImage': 'Use an image',
  'login.submit': 'Sign in',
  'login.submitting': 'Signing in',
  'login.welcome.back': 'Welcome back',
  'login.welcome.first': 'Welcome',
  'login.lastLogin': 'Last sign-in: {at}, {place}',
  'login.firstLogin': 'This is your first sign-in.',
  'login.brand': 'One account, a safe way into every service.',
  'login.logout.busy': 'Signing you out…',
  'login.logout.failed': 'This page has been cleared, but the server could not be told to end your session.',
  'login.logout.signIn': 'Go to sign-in',
  'login.version': 'Server version',
  'login.version.failed': 'The server version could not be read.',
  'login.unreachable':
    'We could not sign you in. Check your connection and try again. What you typed is still here.',
};

export default messages;
