import type zh from '../zh-CN/guide';

const messages: Record<keyof typeof zh, string> = {
  'guide.later': 'Later',
  'guide.skip.unreachable': 'This step could not be put off. Check your connection and try again.',
  'guide.failed': 'The next step did not load',
  'guide.mobile.why':
    'The account {account} has no mobile number yet. With one you can sign in by text message, and recover a forgotten password.',
  'guide.mobile.submit': 'Link this number',
  'guide.mobile.submitting': 'Linking',
  'guide.mobile.done': 'Mobile number linked',
  'guide.unreachable':
    'This could not be sent. Check your connection and try again. What you typed is still here.',
  'guide.pwd.heading': 'Change your password first',
  'guide.pwd.weak': 'Your password is so common that others can guess it. Choose a new one to go on.',
  'guide.pwd.expired': 'Your password is more than a year old. Choose a new one to go on.',
  'guide.signOut': 'Not now, sign out',
  'guide.goOn': 'Continue',
  'guide.auth.heading': 'A higher level is needed',
  'guide.auth.wanted': '“{application}” asks for level {level}.',
  'guide.auth.own': 'Your level is {level}.',
  'guide.auth.any': 'Any one of these is enough:',
  'guide.auth.pair': 'Or two different ones of these:',
  'guide.auth.inPerson':
    'This level is given on the spot or by digital certificate. No other online channel reaches it.',
  'guide.auth.check': 'I am verified now, continue',
  'guide.auth.notYet': 'Your level is not high enough yet. Verify in one of the ways above first.',
  'guide.auth.unchecked': 'Your level could not be checked. Check your connection and try again.',
  'guide.auth.skip': 'Continue without it',
  'guide.auth.request': 'Back to the application’s request',
  'guide.auth.required': 'The application accepts no lower level, so this step cannot be skipped.',
};

export default messages;
