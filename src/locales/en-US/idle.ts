import type zh from '../zh-CN/idle';

export default {
  'idle.title': 'Are you still there?',
  'idle.text':
    'You’ve been inactive for a while. To protect your account, we sign you out after {minutes} minutes. Drafts on this device come back when you sign in.',
  'idle.rest': '{seconds, plural, =120 {2 minutes left.} =60 {1 minute left.} other {# seconds left.}}',
  'idle.stay': 'Stay signed in',
  'idle.ended':
    'To protect your account, we signed you out after {minutes} minutes without use. Drafts on this device come back when you sign in.',
  'idle.signedOutElsewhere': 'You were signed out in another window.',
  'idle.sessionEnded': 'Your session has ended. Please sign in again.',
  'idle.switched': 'You’re now in the account {account}',
  'idle.switched.text': 'The account was switched in another tab, so this page was reloaded.',
} satisfies Record<keyof typeof zh, string>;
