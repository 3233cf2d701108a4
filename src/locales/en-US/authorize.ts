import type zh from '../zh-CN/authorize';

const messages: Record<keyof typeof zh, string> = {
  'authorize.heading': 'Sign in to {name}',
  'authorize.operator': 'Run by {operator}',
  'authorize.person': 'Signed in as',
  'authorize.notYou': 'Not you? Use another account',
  'authorize.switched': 'The account signed in is now {account}. Please decide again.',
  'authorize.notSwitched': 'You could not be signed out. Check your connection and try again.',
  'authorize.scopes': 'If you allow it, the application gets',
  'authorize.scope.openid': 'Who you are, so that it can sign you in',
  'authorize.scope.profile': 'Your name, nickname and account name',
  'authorize.scope.email': 'Your email address',
  'authorize.scope.phone': 'Your mobile number',
  'authorize.scope.identity': 'How far your identity is verified, and since when',
  'authorize.required': 'Required',
  'authorize.optional': 'Optional',
  'authorize.granted': 'allowed before',
  'authorize.returnsTo': 'Then back to',
  'authorize.lasts': 'Valid for',
  'authorize.days': '{days, plural, one {# day} other {# days}}',
  'authorize.allow': 'Allow',
  'authorize.deny': 'Deny',
  'authorize.undecided': "We couldn't save your choice. Try again.",
  'authorize.opening': 'Checking the application’s request…',
  'authorize.toSignIn': 'Taking you to sign-in…',
  'authorize.toGuide': 'The application asks for a higher level. Taking you to the next step…',
  'authorize.leaving': 'Going back to “{name}” ({host})…',
  'authorize.leave': 'Go back to the application',
  'authorize.slow': 'This takes longer than usual. You can keep waiting, or choose below.',
  'authorize.failed': 'This request cannot go on',
  'authorize.lost': 'The application’s request could not be checked. Check your connection and try again.',
  'authorize.short': 'Your level is not yet what “{name}” asks for.',
  'authorize.raise': 'Raise my level',
  'authorize.decline': 'Return without signing in',
  'authorize.stuck': 'The application’s address ({host}) is not safe to visit, so you stayed here.',
  'authorize.nothingGiven':
    'No application was given anything about you. You can close this page or go back to home.',
  'authorize.auto.busy': 'Looking for your session elsewhere…',
  'authorize.auto.failed': 'You were not signed in automatically',
  'authorize.auto.lost':
    'We could not find out whether you are signed in elsewhere. Try again, or sign in here.',
  'authorize.auto.refused':
    'The server named an address that is not trusted, so you stayed here. You can sign in here.',
  'authorize.third.busy': 'Taking you to the other platform…',
  'authorize.third.failed': 'There is no way to the other platform',
  'authorize.third.unknown':
    'There is no such platform, or the link is incomplete. Please choose another way to sign in.',
  'authorize.third.lost':
    'The other platform could not be reached. Check your connection and try again, or choose another way to sign in.',
  'authorize.third.refused':
    'The other platform’s address is not trusted, so you stayed here. Please choose another way to sign in.',
};

export default messages;
