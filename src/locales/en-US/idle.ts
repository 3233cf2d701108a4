import type zh from '../zh-CN/idle';

const messages: Record<keyof typeof zh, string> = {
  'idle.title': 'Are you still there?',
  'idle.text':
    'You have not done anything for a while. To protect your account, you are signed out after {minutes} minutes without use. What is kept as a draft on this device comes back after you sign in.',
  'idle.rest': '{seconds, plural, =120 {2 minutes left.} =60 {1 minute left.} other {# seconds left.}}',
  'idle.stay': 'Stay signed in',
  'idle.signOut': 'Sign out',
  'idle.ended':
    'You were signed out after {minutes} minutes without use, to protect your account. What was kept as a draft on this device comes back after you sign in.',
  'idle.signedOutElsewhere': 'You were signed out in another window.',
  'idle.sessionEnded': 'Your session has ended. Please sign in again.',
  'idle.switched': 'This is now the account {account}',
  'idle.switched.text':
    'The account was switched in another tab of this browser, so this page was loaded again.',
};

export default messages;
