import type zh from '../zh-CN/panic';

const messages: Record<keyof typeof zh, string> = {
  'panic.heading': 'Someone is in my account',
  'panic.why': 'Lock the account if you see sign-ins or changes that aren’t yours.',
  'panic.begin': 'Lock my account',
  'panic.offer': 'Is someone else in the account? Lock it',
  'panic.ask': 'Lock your account?',
  'panic.effect.sessions':
    'All devices are signed out, including this one, and applications lose their access.',
  'panic.effect.pause': 'No one can sign in for 24 hours.',
  'panic.effect.changes':
    'Changes of the last 72 hours are undone, except those you mark as yours. The password stops working.',
  'panic.effect.changes.all':
    'All changes of the last 72 hours are undone, your own ones, too. The password stops working.',
  'panic.changes': 'Which of these changes did you make? They stay as they are.',
  'panic.changes.failed': 'The recent changes couldn’t load',
  'panic.change': '{what} · {at}',
  'panic.change.mobile': 'Mobile number is now {name}',
  'panic.change.email': 'Email is now {name}',
  'panic.change.identity': 'Verified as {name}',
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
  'panic.cancel': 'Cancel',
  'panic.unreachable': 'The account wasn’t locked.',
  'panic.failed': 'The state of the account couldn’t load',
  'panic.paused': 'No one can sign in until {until}',
  'panic.paused.means':
    'Someone reported a stranger in this account, so it is locked. All devices are signed out.',
  'panic.paused.next': 'Set a new password now. You can use it once the lock ends.',
  'panic.paused.mayEnd':
    'If it was a mistake, you can end the lock here, because you used this browser before the trouble began.',
  'panic.paused.undo': 'If it was a mistake, use the link in our message to your mobile number or email.',
  'panic.end': 'End the lock',
  'panic.ending': 'Ending the lock',
  'panic.gone': 'This page is no longer valid',
  'panic.gone.text': 'Sign in to see whether the account is still locked.',
  'panic.ended': 'The lock has ended',
  'panic.ended.text': 'You can sign in again. If your password doesn’t work, set a new one.',
};

export default messages;
