import type zh from '../zh-CN/info';

export default {
  'info.purpose':
    'Your mobile number and addresses, who can act for you, and which applications can see your data.',
  'info.failed': 'Some of your information couldn’t load',
  'info.back': 'Back to personal information',
  'info.mobile.about': 'For signing in, codes and alerts.',
  'info.mobile.none': 'None yet',
  'info.addresses.about': 'Saved delivery addresses to choose from.',
  'info.authorizations.about': 'Who can act for you, and who you can act for.',
  'info.authorizations.waiting':
    '{count, plural, =0 {No pending requests} one {# pending request} other {# pending requests}}',
  'info.grants.about': 'Applications that can see your data.',
  'info.grants.count':
    '{count, plural, =0 {No application has access} one {# application has access} other {# applications have access}}',
  'info.mobile.purpose': 'Change the number you sign in with and get codes on.',
  'info.mobile.step.prove': 'Confirm it’s you',
  'info.mobile.step.number': 'New number',
  'info.mobile.step.done': 'Done',
  'info.mobile.heading.prove': 'First, confirm it’s you',
  'info.mobile.heading.number': 'Enter the new number',
  'info.mobile.heading.bind': 'Add a mobile number',
  'info.mobile.why.prove':
    'Your number can sign you in and reset your password, so confirm the old one first.',
  'info.mobile.why.number':
    'We’ll send a code to the new number. The change takes effect right away, and we’ll text the old number.',
  'info.mobile.why.bind': 'With it, you can sign in by text message and recover a forgotten password.',
  'info.mobile.method': 'How to confirm',
  'info.mobile.method.sms': 'Code to the old number',
  'info.mobile.method.verification': 'Identity verification',
  'info.mobile.method.certificate': 'Certificate',
  'info.mobile.verify':
    'Verify your identity in one of these ways. You’ll come back here and have 10 minutes to finish.',
  'info.mobile.verified': 'I’m verified, continue',
  'info.mobile.old': 'We’ll send the code to your current number, {mobile}.',
  'info.mobile.prove': 'Confirm',
  'info.mobile.proving': 'Confirming',
  'info.mobile.lost': 'None of these works? Submit an appeal',
  'info.mobile.change': 'Change the number',
  'info.mobile.bind': 'Add the number',
  'info.mobile.taken': '{mobile} belongs to another account',
  'info.mobile.taken.text':
    'This number is linked to another account, so we can’t move it here. Use a different one; if it’s yours now, submit an appeal.',
  'info.mobile.taken.appeal': 'Appeal: number in use',
  'info.mobile.again.proofOver':
    'Your confirmation has expired, and the number hasn’t changed. Please confirm again.',
  'info.mobile.again.numberChanged':
    'Your number was changed to {mobile} elsewhere, so your confirmation is no longer valid. Please start again.',
  'info.mobile.changed': 'Mobile number changed',
  'info.mobile.changed.text':
    'Your number changed from {from} to {to}. Use the new one to sign in and get codes.',
  'info.mobile.changed.told': 'We’ve also sent a text message to {from}.',
  'info.mobile.bound': 'Mobile number added',
  'info.mobile.bound.text': 'You can now sign in and get codes with {to}.',
  'info.mobile.verify.fresh': 'You’ve just verified your identity, so you can continue.',
} satisfies Record<keyof typeof zh, string>;
