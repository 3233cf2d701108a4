import type zh from '../zh-CN/account';

const messages: Record<keyof typeof zh, string> = {
  'account.purpose': 'See and change your password, email, security questions and ways to sign in.',
  'account.failed': 'The state of your account did not load',
  'account.password.about': 'A new password also signs out your other devices.',
  'account.password.age': 'Set {ago}',
  'account.password.unset': 'Not set yet',
  'account.email.about': 'Receives security alerts and helps you reset your password.',
  'account.email.unset': 'Not added yet',
  'account.question.about': 'A second check when you reset your password.',
  'account.question.count': '{count} of {all} set',
  'account.question.unset': 'Not set yet',
  'account.security.about':
    'How safe your account is, where you are signed in, your data, and closing the account.',
  'account.security.sessions': '{count, plural, one {# active session} other {# active sessions}}',
  'account.list.about': 'Accounts of the same identity: switch between them or choose the primary one.',
  'account.unbind.about': 'Accounts elsewhere that you sign in with.',
  'account.unbind.count': '{count, plural, =0 {None linked} other {# linked}}',
  'account.settings.about': 'Picture, nickname, profile and notifications.',
  'account.back': 'Back to your account',
  'account.record': 'See the activity record',
  'account.sessions': 'See where you are signed in',
  'account.saving': 'Saving',
  'account.cancel': 'Cancel',
  'account.unreachable':
    'It could not be saved. Check your connection and try again. What you typed is still here.',
  'account.password.purpose': 'Choose a new password for signing in.',
  'account.password.set': 'Your current password was set {ago}.',
  'account.password.why': 'Afterwards your other devices are signed out; this one stays signed in.',
  'account.password.next':
    'If you think somebody knew your password, look in the activity record for sign-ins that were not yours.',
  'account.password.none': 'This account has no password yet',
  'account.password.none.why':
    'It was created by signing in with another provider, so there is no current password to enter.',
  'account.password.none.how':
    'Reset the password instead: your mobile or email shows that it is you, and you choose the first one. Enter the account name {account} there. You sign in again afterwards.',
  'account.password.none.reset': 'Choose a password',
  'account.email.purpose': 'The address for security alerts and for resetting your password.',
  'account.email.current': 'Current address: {email}',
  'account.email.none': 'Your account has no email address yet.',
  'account.email.why':
    'We send a code to the new address. When you save, we may ask you to confirm that it is you; nothing you typed is lost.',
  'account.email.new': 'New email',
  'account.email.change': 'Change the address',
  'account.email.add': 'Add the address',
  'account.email.changed': 'Your email address has changed',
  'account.email.changed.text': 'It is now {email}. We have let your old address know.',
  'account.email.added': 'Your email address has been added',
  'account.email.added.text': 'Security alerts go to {email}.',
  'account.question.purpose': 'What we ask besides a code when you forget your password.',
  'account.question.failed': 'Your security questions did not load',
  'account.question.why': 'Answers are never shown. To change a question, answer all three again.',
  'account.question.none':
    'Choose three questions, and answers you will remember and nobody can look up. The answers are not shown again.',
  'account.question.current': 'Your questions',
  'account.question.change': 'Change the questions',
  'account.question.number': 'Question {number} of {all}',
  'account.question': 'Question',
  'account.question.choose': 'Choose a question',
  'account.question.required': 'Choose a question',
  'account.question.save': 'Save the questions',
  'account.question.saved': 'Your security questions have been saved',
  'account.question.saved.text':
    'You will be asked all three the next time you reset your password. We have told you by email or text message.',
  'account.answer': 'Answer',
  'account.answer.hint': '{min} to {max} characters; capitals and extra spaces make no difference',
  'account.answer.short': 'The answer is too short: give at least 2 characters',
  'account.draft': 'What you typed on {at} is back.',
  'account.draft.drop': 'Discard it',
};

export default messages;
