import type zh from '../zh-CN/recovery';

const messages: Record<keyof typeof zh, string> = {
  'recovery.frozen.title': 'No one can sign in with this account for now',
  'recovery.frozen.since': 'Frozen since:',
  'recovery.frozen.means': 'Your data is safe and returns when the account is unfrozen.',
  'recovery.frozen.how':
    'Enter the number that belongs to the account, {mobile}, in full. A code sent to it unfreezes the account.',
  'recovery.frozen.noMobile': 'The account has no mobile number to send a code to. Make an appeal instead.',
  'recovery.frozen.lost': 'No longer have this number? Make an appeal',
  'recovery.frozen.submit': 'Unfreeze the account',
  'recovery.frozen.submitting': 'Unfreezing',
  'recovery.frozen.done': 'The account is active again',
  'recovery.frozen.done.next': 'You can sign in now.',
  'recovery.frozen.gone': 'Please sign in again',
  'recovery.frozen.gone.text':
    'To protect the account, this page works only for a short time after a sign-in. Sign in again to go on.',
  'recovery.frozen.usedUp': 'Too many attempts',
  'recovery.frozen.usedUp.text':
    'The numbers you entered do not belong to the account, so it stays frozen. Check which number it has and sign in again, or make an appeal.',
  'recovery.frozen.failed': 'The state of the account did not load',
  'recovery.unreachable':
    'We could not send this. Check your connection and try again. What you typed is still here.',
  'recovery.appeal': 'Make an appeal',
  'recovery.step.identify': 'Account',
  'recovery.step.prove': 'Proof',
  'recovery.step.questions': 'Security questions',
  'recovery.step.password': 'New password',
  'recovery.heading.identify': 'Find your account',
  'recovery.heading.prove': 'Show that the account is yours',
  'recovery.heading.questions': 'Answer the security questions',
  'recovery.heading.password': 'Choose a new password',
  'recovery.identify.why': 'From the next step on you have {minutes} minutes.',
  'recovery.next': 'Next',
  'recovery.nexting': 'Sending',
  'recovery.prove.why':
    'Choose a way the account knows. For privacy, you enter its number or address in full.',
  'recovery.method': 'Way to prove it',
  'recovery.method.mobile': 'Text message',
  'recovery.method.email': 'Email',
  'recovery.method.certificate': 'Digital certificate',
  'recovery.prove.submit': 'Verify',
  'recovery.prove.submitting': 'Checking',
  'recovery.prove.none': 'Is none of these possible? Make an appeal',
  'recovery.questions.why':
    'The account is protected by these as well. Answer all of them; capitals and extra spaces do not matter.',
  'recovery.question.SCHOOL': 'The name of your primary school',
  'recovery.question.TEACHER': 'The surname of your first class teacher',
  'recovery.question.BOOK': 'Your favorite book',
  'recovery.question.CITY': 'The city of your first job',
  'recovery.question.NICKNAME': 'Your childhood nickname',
  'recovery.question.FILM': 'The film you remember most',
  'recovery.passed': 'This step is done. You can go on.',
  'recovery.goOn': 'Continue',
  'recovery.password.why': 'With the new password, the account is signed out on every device.',
  'recovery.password.submit': 'Set the new password',
  'recovery.password.submitting': 'Setting it',
  'recovery.done': 'The password has been reset',
  'recovery.done.others': 'The account was signed out on every device. Sign in with the new password.',
  'recovery.over.ended': 'This reset has ended',
  'recovery.over.ended.text':
    'It took longer than {minutes} minutes, or was finished elsewhere. Nothing was changed here; you can begin again.',
  'recovery.over.usedUp': 'Too many attempts',
  'recovery.over.usedUp.text':
    'To protect the account, this reset has been stopped. Check what is registered and begin again, or make an appeal.',
  'recovery.again': 'Begin again',
};

export default messages;
