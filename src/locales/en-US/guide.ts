import type zh from '../zh-CN/guide';

export default {
  'guide.later': 'Later',
  'guide.skip.unreachable': 'We couldn’t skip this step.',
  'guide.failed': 'The next step couldn’t load',
  'guide.mobile.why':
    'The account {account} has no mobile number yet. With one, you can sign in by text message and recover a forgotten password.',
  'guide.mobile.submit': 'Link this number',
  'guide.mobile.done': 'Mobile number linked',
  'guide.pwd.heading': 'Change your password first',
  'guide.pwd.weak': 'Your password is too common and easy to guess. Choose a new one to continue.',
  'guide.pwd.expired': 'Your password is more than a year old. Choose a new one to continue.',
  'guide.signOut': 'Not now, sign out',
  'guide.auth.heading': 'You need a higher level',
  'guide.auth.own': 'Your level is {level}.',
  'guide.auth.check': 'I’m verified now, continue',
  'guide.auth.notYet': 'Your level isn’t high enough yet. Verify in one of the ways above first.',
  'guide.auth.unchecked': 'We couldn’t check your level. Try again.',
  'guide.auth.skip': 'Continue without it',
  'guide.auth.request': 'Back to the application’s request',
  'guide.auth.required': 'The application needs this level, so you can’t skip this step.',
} satisfies Record<keyof typeof zh, string>;
