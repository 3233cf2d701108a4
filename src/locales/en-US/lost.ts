import type zh from '../zh-CN/lost';

export default {
  'lost.why': 'What do you still have? Choose the first that fits. You don’t need to enter anything here.',
  'lost.time': 'What it takes: {time}',
  'lost.session': 'A device where I’m still signed in',
  'lost.session.text':
    'With a signed-in phone, scan the QR code of the sign-in page. In a signed-in browser, look in Account security for a passkey or certificate that you still have.',
  'lost.session.time': 'a minute',
  'lost.passkey': 'A passkey, here or on another device',
  'lost.passkey.text':
    'Choose Passkey on the sign-in page. Your browser can ask another phone, tablet or security key for it. No code of an app is needed.',
  'lost.passkey.time': 'a minute',
  'lost.provider': 'A linked payment or messaging app',
  'lost.provider.text':
    'Choose it under “Or continue with” on the sign-in page. No code of the authenticator app is needed.',
  'lost.provider.time': 'a minute',
  'lost.code': 'My password and a recovery code',
  'lost.code.text':
    'Sign in with the password. When we ask for the code of the app, enter one of the recovery codes that you saved when you added the app.',
  'lost.code.time': 'a minute',
  'lost.contact': 'My mobile number or email',
  'lost.contact.text':
    'Set a new password with a code to it. Have you also lost the authenticator app and the recovery codes? Say so in the last step: you then wait {days} days. All other numbers and emails of the account get a message and can stop it meanwhile.',
  'lost.contact.time': '5 minutes, without the app {days} days',
  'lost.certificate': 'A digital certificate',
  'lost.certificate.text': 'Sign in with the certificate and its PIN. No code of an app is needed.',
  'lost.certificate.time': 'the certificate file or USB key, 2 minutes',
  'lost.identity': 'My payment app, if the account is verified',
  'lost.identity.text':
    'When the payment app has confirmed that you are the person of the account, enter a mobile number that you have now. You wait {days} days; all former numbers and emails get a message and can stop it.',
  'lost.identity.time': 'the payment app, a mobile number and {days} days',
  'lost.none': 'None of these',
  'lost.none.text':
    'Submit an appeal with your document and a mobile number that you have now. A reviewer checks that the account was verified with the same document. After the approval, all former numbers and emails get a message, and you wait {days} days. Then you set a new password, and the new number belongs to the account.',
  'lost.none.time': 'your document, a mobile number, the review and {days} days',
  'lost.stranger': 'Someone else is in my account',
  'lost.stranger.text':
    'Confirm that the account is yours by your number, email, payment app or certificate, and lock it right away: everyone is signed out, and recent changes are taken back.',
  'lost.stranger.time': '5 minutes',
  'lost.title': 'Account recovery',
  'lost.failed': 'The recovery couldn’t load',
  'lost.unreachable': 'Nothing was changed.',
  'lost.waiting': 'You can set a new password from {until}',
  'lost.waiting.text':
    'The recovery of account {account} began on {at}. All other numbers and emails of the account were told and can stop it until then.',
  'lost.waiting.next':
    'Then we send another link to the number or email that got this one. You don’t need to keep this page open. If you find what you had lost, sign in with it, and stop the recovery here.',
  'lost.sent': 'The wait is over. We sent you a new link',
  'lost.sent.text':
    'Open the newest message to the number or email that got this link. Only the new link sets a password, until {until}.',
  'lost.ready': 'Choose a new password',
  'lost.ready.text':
    'The wait is over. The new password opens account {account}. An authenticator app and its recovery codes are removed, and all devices are signed out. You can do this until {until}.',
  'lost.other': 'Is it you who wants to get into the account?',
  'lost.other.text':
    'On {at}, a person said that they have lost what opens account {account}, and confirmed it {proof}.',
  'lost.by.contact': 'by a code to a number or email of the account',
  'lost.by.identity': 'by the payment app of the person in its document',
  'lost.by.appeal': 'by an approved appeal',
  'lost.other.WAITING':
    'From {until}, that person can set a new password, even if the account has an authenticator app.',
  'lost.other.READY':
    'Until {until}, that person can set a new password, even if the account has an authenticator app.',
  'lost.other.effect':
    'If it isn’t you, stop it. Then no number or email can begin another one for {days} days.',
  'lost.other.effect.strong':
    'If it isn’t you, stop it. Then no number, email or payment app can begin another one for {days} days.',
  'lost.other.keep': 'If it is you, just close this page.',
  'lost.stop': 'Stop the recovery',
  'lost.stopping': 'Stopping',
  'lost.withdraw.ask': 'Stop the recovery?',
  'lost.withdraw.text': 'If you begin again later, the whole wait starts again.',
  'lost.withdraw.no': 'Keep waiting',
  'lost.stopped': 'The recovery was stopped',
  'lost.stopped.OTHER':
    'No one can set a password by it anymore. If someone else may use your number, email or payment app, secure it, and set a new password now.',
  'lost.stopped.REQUESTER': 'Nothing was changed. You can begin again at any time.',
  'lost.gone': 'This link no longer works',
  'lost.gone.text':
    'The recovery was stopped or has ended, or we sent you a newer link. Look at our newest message.',
  'lost.again': 'See all ways back',
  'lost.done': 'You can sign in again',
  'lost.done.text':
    'Sign in with the new password. Then add an authenticator app, and remove the passkeys of devices that you no longer have.',
  'lost.offer': 'No longer have the authenticator app and the recovery codes?',
  'lost.begin.ask': 'Get in without the app?',
  'lost.begin.wait':
    'You wait {days} days. Then we send you a link that sets a new password. It also removes an authenticator app.',
  'lost.begin.told':
    'All other numbers and emails of the account, also former ones, get a message now and can stop it.',
  'lost.begin.factor': 'A sign-in with the app, a recovery code, a passkey or a certificate stops it, too.',
  'lost.begin.password': 'The password stays as it is until then.',
  'lost.begin.yes': 'Begin the wait',
  'lost.begin.busy': 'Sending',
  'lost.begun': 'You can set a new password from {until}',
  'lost.begun.text':
    'We sent a link to the number or email that you’ve just confirmed. It shows the state. When the wait is over, we send another one, which sets the password.',
  'lost.begun.told': 'Other numbers and emails that were told: {told}',
  'lost.identity.heading': 'Your identity is confirmed',
  'lost.identity.number':
    'Enter a number that only you use. The links go to it, and at the end it becomes the account’s number, unless another account has it by then.',
  'lost.member': 'Someone is recovering your account',
} satisfies Record<keyof typeof zh, string>;
