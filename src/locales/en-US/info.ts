import type zh from '../zh-CN/info';

const messages: Record<keyof typeof zh, string> = {
  'info.purpose':
    'Your mobile number and addresses, who may act for you, and which applications see your data.',
  'info.failed': 'Some of this did not load',
  'info.back': 'Back to personal information',
  'info.record': 'See the activity record',
  'info.mobile.about': 'For signing in, codes and alerts.',
  'info.mobile.none': 'None yet',
  'info.addresses.about': 'Delivery addresses to pick from wherever one is needed.',
  'info.addresses.count': '{count} of {all} saved',
  'info.authorizations.about': 'What you let others do for you, and what others let you do for them.',
  'info.authorizations.waiting':
    '{count, plural, =0 {None waits for your answer} one {# waits for your answer} other {# wait for your answer}}',
  'info.grants.about': 'Which applications can read what about you.',
  'info.grants.count':
    '{count, plural, =0 {No application has access} one {# application has access} other {# applications have access}}',
  'info.mobile.purpose': 'The number you sign in with and receive codes on.',
  'info.mobile.step.prove': 'Confirm it is you',
  'info.mobile.step.number': 'New number',
  'info.mobile.step.done': 'Done',
  'info.mobile.heading.prove': 'First, show that it is you',
  'info.mobile.heading.number': 'Enter the new number',
  'info.mobile.heading.bind': 'Add a mobile number',
  'info.mobile.why.prove':
    'Your number can sign you in and reset your password, so confirm the old one first.',
  'info.mobile.why.number':
    'A code goes to the new number. The change takes effect at once, and the old number is told by SMS.',
  'info.mobile.why.bind': 'With it you can sign in by SMS, and get back in when you forget your password.',
  'info.mobile.method': 'How to confirm',
  'info.mobile.method.sms': 'Code to the old number',
  'info.mobile.method.certificate': 'Certificate',
  'info.mobile.old': 'The code goes to your current number, {mobile}.',
  'info.mobile.prove': 'Confirm',
  'info.mobile.proving': 'Confirming',
  'info.mobile.lost': 'Old number gone, and no certificate? File an appeal',
  'info.mobile.change': 'Change the number',
  'info.mobile.bind': 'Add the number',
  'info.mobile.changing': 'Saving',
  'info.mobile.unreachable': 'Not sent. Check your connection and try again. What you typed is still here.',
  'info.mobile.taken': '{mobile} belongs to another account',
  'info.mobile.taken.text':
    'A number is never taken away from another account. Use a different one; if this number is yours now, file an appeal.',
  'info.mobile.taken.appeal': 'Appeal: number in use',
  'info.mobile.again.proofOver':
    'Your confirmation is no longer valid, and the number has not changed. Please confirm again.',
  'info.mobile.again.numberChanged':
    'Your number was changed to {mobile} elsewhere, so a confirmation of the old one no longer counts. Please start again.',
  'info.mobile.changed': 'Mobile number changed',
  'info.mobile.changed.text': 'It was {from} and is now {to}. Sign in and receive codes with the new one.',
  'info.mobile.changed.told': 'We told {from} by SMS.',
  'info.mobile.bound': 'Mobile number added',
  'info.mobile.bound.text': 'You can now sign in and receive codes with {to}.',
};

export default messages;
