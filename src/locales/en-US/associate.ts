import type zh from '../zh-CN/associate';

const messages: Record<keyof typeof zh, string> = {
  'associate.finishing': 'Finishing your sign-in…',
  'associate.heading.canceled': 'Sign-in canceled',
  'associate.heading.failed': 'Sign-in not completed',
  'associate.canceled': 'You canceled, so you are not signed in.',
  'associate.failed':
    'The other platform did not complete the request. Start again, or choose another way in.',
  'associate.incomplete': 'This sign-in is over or incomplete. Please start again.',
  'associate.unreachable': 'We could not confirm your sign-in. Check your connection and try again.',
  'associate.again': 'Start again',
  'associate.back': 'Back to sign-in',
  'associate.gone': 'This link between accounts is no longer valid. Go back to sign-in and start again.',
  'associate.loadFailed': 'The account to link did not load',
  'associate.who':
    'You are using the {provider} account “{nickname}”. It is not linked to an account here yet.',
  'associate.why': 'Sign in once to link them. After that, {provider} signs you in directly.',
  'associate.submit': 'Link and sign in',
  'associate.submitting': 'Linking',
  'associate.register': 'No account? Register',
  'associate.notYou': 'Not you? Start again',
};

export default messages;
