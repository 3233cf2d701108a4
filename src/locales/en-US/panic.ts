import type zh from '../zh-CN/panic';

export default {
  'panic.heading': 'Someone is in my account',
  'panic.why': 'Lock the account if you see sign-ins or changes that aren’t yours.',
  'panic.begin': 'Lock my account',
  'panic.offer': 'Is someone else in the account? Lock it',
  'panic.ask': 'Lock your account?',
  'panic.effect.sessions':
    'All devices are signed out, including this one, and applications lose their access.',
  'panic.effect.pause': 'No one can sign in for 24 hours.',
  'panic.effect.changes':
    'Mobile number, email, phrase and ways to sign in go back to what they were 72 hours ago, except the changes you mark as yours. The password stops working.',
  'panic.effect.changes.all':
    'Mobile number, email, phrase, passkeys and linked accounts go back to what they were 72 hours ago. An authenticator app stays. The password stops working.',
  'panic.changes': 'Which of these changes did you make? They stay as they are.',
  'panic.changes.failed': 'The recent changes couldn’t load',
  'panic.change': '{what} · {at}',
  'panic.change.mobile': 'Mobile number is now {name}',
  'panic.change.email': 'Email is now {name}',
  'panic.change.passkeyAdded': 'Passkey added: {name}',
  'panic.change.passkeyRemoved': 'Passkey removed: {name}',
  'panic.change.authenticatorAdded': 'Authenticator app added',
  'panic.change.authenticatorRemoved': 'Authenticator app removed',
  'panic.linked': 'Your other accounts stay open: {names}. Check them too.',
  'panic.report.how': 'Prove that the account is yours. You can then lock it in the next step.',
  'panic.effect.told':
    'Every mobile number and email that the account ever had gets a message. The present ones can undo it if they are older than 72 hours.',
  'panic.yes': 'Lock it',
  'panic.busy': 'Locking',
  'panic.unreachable': 'The account wasn’t locked.',
  'panic.failed': 'The state of the account couldn’t load',
  'panic.paused': 'No one can sign in until {until}',
  'panic.paused.means':
    'Someone reported a stranger in this account, so it is locked. All devices are signed out.',
  'panic.paused.next': 'Set a new password now. You can use it once the lock ends.',
  'panic.paused.mayEnd':
    'If it was a mistake, you can end the lock here, because you used this browser before the trouble began.',
  'panic.paused.undo': 'If it was a mistake, use the link in our message to your mobile number or email.',
  'panic.paused.app':
    'If someone else’s authenticator app is on the account, remove it by the link in the message about it, or submit an appeal.',
  'panic.end': 'End the lock',
  'panic.end.unreachable': 'The lock didn’t end.',
  'panic.ending': 'Ending the lock',
  'panic.gone': 'This page is no longer valid',
  'panic.gone.text': 'Sign in to see whether the account is still locked.',
  'panic.ended': 'The lock has ended',
  'panic.ended.text': 'You can sign in again. If your password doesn’t work, set a new one.',
} satisfies Record<keyof typeof zh, string>;
