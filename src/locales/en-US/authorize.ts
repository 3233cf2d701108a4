import type zh from '../zh-CN/authorize';

const messages: Record<keyof typeof zh, string> = {
  'authorize.heading': 'Sign in to {name}',
  'authorize.operator': 'Run by {operator}',
  'authorize.person': 'Signed in as',
  'authorize.notYou': 'Not you? Use another account',
  'authorize.switched': 'You’re now signed in as {account}. Please decide again.',
  'authorize.notSwitched': 'We couldn’t sign you out. Try again.',
  'authorize.scopes': 'If you allow it, the application gets',
  'authorize.scope.openid': 'Who you are, so that it can sign you in',
  'authorize.scope.profile': 'Your name, nickname and account name',
  'authorize.scope.email': 'Your email address',
  'authorize.scope.phone': 'Your mobile number',
  'authorize.scope.identity': 'Your verification level, and since when',
  'authorize.required': 'Required',
  'authorize.optional': 'Optional',
  'authorize.granted': 'allowed before',
  'authorize.returnsTo': 'Then back to',
  'authorize.lasts': 'Valid for',
  'authorize.days': '{days, plural, one {# day} other {# days}}',
  'authorize.allow': 'Allow',
  'authorize.deny': 'Deny',
  'authorize.undecided': 'We couldn’t save your choice. Try again.',
  'authorize.opening': 'Checking the application’s request…',
  'authorize.toSignIn': 'Taking you to sign-in…',
  'authorize.toGuide': 'The application needs a higher level. Taking you to the next step…',
  'authorize.leaving': 'Going back to “{name}” ({host})…',
  'authorize.leave': 'Go back to the application',
  'authorize.slow': 'This is taking longer than usual. You can keep waiting, or choose below.',
  'authorize.failed': 'We can’t continue with this request',
  'authorize.lost': 'We couldn’t check the application’s request. Try again.',
  'authorize.short': 'Your level isn’t high enough for “{name}” yet.',
  'authorize.raise': 'Raise my level',
  'authorize.decline': 'Return without signing in',
  'authorize.stuck': 'The application’s address ({host}) isn’t safe, so you’re still here.',
  'authorize.nothingGiven':
    'No application got anything about you. You can close this page, or go back to home.',
  'authorize.auto.busy': 'Checking whether you’re signed in…',
  'authorize.auto.failed': 'We couldn’t sign you in automatically',
  'authorize.auto.lost': 'We couldn’t check whether you’re signed in elsewhere. Try again, or sign in here.',
  'authorize.auto.refused':
    'The server pointed to an address we don’t trust, so you’re still here. You can sign in here.',
  'authorize.third.busy': 'Taking you to the provider…',
  'authorize.third.failed': 'We couldn’t take you to the provider',
  'authorize.third.unknown':
    'There’s no such provider, or the link is incomplete. Please sign in another way.',
  'authorize.third.lost': 'We couldn’t reach the provider. Try again, or sign in another way.',
  'authorize.third.refused':
    'We don’t trust the provider’s address, so you’re still here. Please sign in another way.',
};

export default messages;
