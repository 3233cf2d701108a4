import type zh from '../zh-CN/associate';

export default {
  'associate.finishing': 'Finishing your sign-in…',
  'associate.heading.canceled': 'Sign-in canceled',
  'associate.heading.failed': 'Sign-in not completed',
  'associate.canceled': 'You canceled, so you’re not signed in.',
  'associate.failed': 'The provider didn’t complete the request. Start again, or sign in another way.',
  'associate.incomplete': 'This sign-in has ended or is incomplete. Please start again.',
  'associate.unreachable': 'We couldn’t confirm your sign-in.',
  'associate.again': 'Start again',
  'associate.back': 'Back to sign-in',
  'associate.gone': 'This link is no longer valid. Go back to sign-in and start again.',
  'associate.loadFailed': 'The account to link couldn’t load',
  'associate.who': 'Your {provider} account “{nickname}” isn’t linked to an account here yet.',
  'associate.why': 'Sign in once to link them. After that, {provider} signs you in directly.',
  'associate.submit': 'Link and sign in',
  'associate.register': 'No account? Register',
  'associate.notYou': 'Not you? Start again',
} satisfies Record<keyof typeof zh, string>;
