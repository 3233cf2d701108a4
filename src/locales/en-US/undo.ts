import type zh from '../zh-CN/undo';

export default {
  'undo.IDENTITY.title': 'Did you verify your identity?',
  'undo.IDENTITY.text': 'Account {account} was verified as {name} on {at}.',
  'undo.IDENTITY.effect':
    'If this wasn’t you, undo it. The account goes back to how it was, roles and authorizations gained since then end, and all devices are signed out.',
  'undo.IDENTITY.submit': 'Undo the verification',
  'undo.LINK.title': 'Is this account yours?',
  'undo.LINK.text':
    'Account {name} was linked to your account {account} on {at}, because both were verified as the same person.',
  'undo.LINK.effect':
    'If it isn’t yours, undo it. The link ends, and the other account loses the identity it just gained and is signed out on all devices.',
  'undo.LINK.submit': 'Undo the link',
  'undo.CONTACT.title': 'Did you change your mobile number or email?',
  'undo.CONTACT.text': 'The contacts of account {account} were changed on {at}. They are now {name}.',
  'undo.CONTACT.effect':
    'If this wasn’t you, undo it. The account gets its former number and address back. Ways to sign in, security questions and authorizations added since then are removed, a verification and a closing of the account are undone, and all devices are signed out.',
  'undo.CONTACT.submit': 'Undo the change',
  'undo.CONTACT.done':
    'Your former contacts are back, and all devices are signed out. Set a new password now: someone else may know the current one.',
  'undo.AUTHENTICATOR.title': 'Did you add an authenticator app?',
  'undo.AUTHENTICATOR.text':
    'An authenticator app was added to account {account} on {at}. Signing in needs its code.',
  'undo.AUTHENTICATOR.effect':
    'If it wasn’t you, undo it. The app is removed. Contacts that were changed since then come back, ways to sign in, security questions and authorizations added since then are removed, and all devices are signed out.',
  'undo.AUTHENTICATOR.submit': 'Remove the app',
  'undo.AUTHENTICATOR.done':
    'The app and the changes since then are undone, and all devices are signed out. Set a new password now: someone else may know the current one.',
  'undo.PASSKEY.title': 'Did you add a passkey?',
  'undo.PASSKEY.text': 'A passkey that signs in to account {account} was added on {at}.',
  'undo.PASSKEY.effect':
    'If it wasn’t you, undo it. The passkey is removed. Contacts that were changed since then come back, ways to sign in, security questions and authorizations added since then are removed, and all devices are signed out.',
  'undo.PASSKEY.submit': 'Remove the passkey',
  'undo.PASSKEY.done':
    'The passkey and the changes since then are undone, and all devices are signed out. Set a new password now: someone else may know the current one.',
  'undo.SIGN_IN.title': 'Did you sign in?',
  'undo.SIGN_IN.text': 'Account {account} was signed in to on {at} in a browser that was new to it: {name}.',
  'undo.SIGN_IN.effect':
    'If it wasn’t you, say so. The changes made since then are undone, and all devices are signed out. The password stops working, and so does the passkey, certificate or linked account used to sign in.',
  'undo.SIGN_IN.submit': 'This wasn’t me',
  'undo.SIGN_IN.done':
    'All devices are signed out, and the changes since that sign-in are undone. Your password no longer works: set a new one now.',
  'undo.PANIC.title': 'Did you lock your account?',
  'undo.PANIC.text': 'Account {account} was locked on {at}, because someone reported a stranger in it.',
  'undo.PANIC.effect':
    'If it was locked by mistake, or by someone else, undo it. You can sign in again right away, and the account gets back its contacts, passkeys and app. The password stays unusable.',
  'undo.PANIC.submit': 'Undo the lock',
  'undo.PANIC.done': 'The lock has ended. Set a new password now: the former one stays unusable.',
  'undo.LOST_ACCESS.title': 'Did you recover your account?',
  'undo.LOST_ACCESS.text':
    'Account {account} got a new password on {at}. An authenticator app was removed if there was one, and the mobile number may have been replaced.',
  'undo.LOST_ACCESS.effect':
    'If it wasn’t you, undo it. What was removed or replaced comes back, changes made since then are undone, all devices are signed out, and the new password stops working.',
  'undo.LOST_ACCESS.submit': 'Undo the recovery',
  'undo.LOST_ACCESS.done':
    'What was removed or replaced is back, and all devices are signed out. Set a new password now: the one that was set stays unusable.',
  'undo.until': 'You can undo it until {until}.',
  'undo.keep': 'If it was you, just close this page.',
  'undo.keep.PANIC': 'If it was you, do nothing here. Set a new password, and sign in once the lock ends.',
  'undo.submitting': 'Undoing',
  'undo.unreachable': 'Nothing was undone.',
  'undo.failed': 'This link’s details couldn’t load',
  'undo.done': 'Undone',
  'undo.LINK.done':
    'The accounts are no longer linked. Set a new password now: someone else may know your personal data.',
  'undo.IDENTITY.done':
    'The account is as it was before, and all devices are signed out. Set a new password now: someone else may know the current one.',
  'undo.reset': 'Set a new password',
  'undo.gone': 'This link no longer works',
  'undo.gone.text':
    'It isn’t valid, has been used, or is too old. If someone else is using your account, reset your password or submit an appeal.',
} satisfies Record<keyof typeof zh, string>;
