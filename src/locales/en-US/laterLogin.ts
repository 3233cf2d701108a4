import type zh from '../zh-CN/laterLogin';

export default {
  'login.logout.busy': 'Signing you out…',
  'login.logout.failed': 'You’re signed out on this page, but we couldn’t end your session on the server.',
  'login.logout.signIn': 'Go to sign-in',
  'login.version': 'Server version',
  'login.version.failed': 'We couldn’t read the server version.',
} satisfies Record<keyof typeof zh, string>;
