import type zh from '../zh-CN/passkeys';

export default {
  'passkeys.heading': 'Passkeys',
  'passkeys.purpose':
    'Sign in with your fingerprint, face or screen lock instead of a password. A passkey stays on your devices or in your password manager, and doesn’t work on fake sites.',
  'passkeys.failed': 'Your passkeys couldn’t load',
  'passkeys.empty': 'You have no passkey yet.',
  'passkeys.unsupported': 'This browser doesn’t support passkeys. Update it, or add one on another device.',
  'passkeys.full': 'You have {max} passkeys, the most allowed. Remove one you no longer use.',
  'passkeys.unnamed': 'Passkey',
  'passkeys.createdAt': 'Added',
  'passkeys.synced': 'Synced across your devices',
  'passkeys.single': 'On one device only',
  'passkeys.add': 'Add a passkey',
  'passkeys.adding': 'Adding',
  'passkeys.added': 'Passkey added',
  'passkeys.upgraded': 'Your password manager saved it, so next time you can sign in without the password.',
  'passkeys.rename': 'Rename',
  'passkeys.rename.label': 'Rename {name}',
  'passkeys.renamed': 'Name saved',
  'passkeys.name': 'Name',
  'passkeys.name.hint':
    'So that you recognize it, up to {max} characters. Leave it empty to show its provider.',
  'passkeys.name.long': 'The name is too long. Shorten it to 40 characters.',
  'passkeys.name.text': 'The name contains invisible characters. Delete them and type it again.',
  'passkeys.remove.label': 'Remove {name}',
  'passkeys.remove.ask': 'Remove {name}?',
  'passkeys.remove.text':
    'It will no longer sign in here. You can also delete it on your device or in your password manager.',
  'passkeys.removed': 'Passkey removed',
  'passkeys.gone': 'This passkey is already gone, perhaps removed in another tab.',
  'passkeys.lastWay':
    'This is your only way to sign in, so you can’t remove it. Set a password or add a mobile number first.',
  'passkeys.unreachable': 'That didn’t work.',
  'passkeys.problem.cancelled': 'It was canceled or took too long. You can try again.',
  'passkeys.problem.exists': 'This device or password manager already has a passkey for this account.',
  'passkeys.problem.incapable':
    'This device can’t use passkeys yet. Set up a screen lock, fingerprint or face first.',
  'passkeys.problem.refused':
    'The browser doesn’t allow passkeys here. Open this site directly in your browser.',
  'passkeys.offer.title': 'Sign in faster next time',
  'passkeys.offer.text':
    'Add a passkey on this device, and your fingerprint, face or screen lock replaces the password.',
  'passkeys.offer.later': 'Not now',
  'passkeys.offer.never': 'Don’t ask again',
  'passkeys.confirm': 'Confirm with a passkey on your device.',
  'passkeys.confirm.target': 'Confirm with a passkey of account {account}.',
  'passkeys.use': 'Use a passkey',
  'passkeys.using': 'Confirm on your device',
} satisfies Record<keyof typeof zh, string>;
