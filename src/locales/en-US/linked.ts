import type zh from '../zh-CN/linked';

const messages: Record<keyof typeof zh, string> = {
  'linked.accounts.purpose': 'See all your accounts, switch between them, or choose the primary one.',
  'linked.accounts.heading': 'Your accounts',
  'linked.accounts.failed': 'Your accounts couldn’t load',
  'linked.accounts.gone': 'This account is no longer yours. The list is up to date now.',
  'linked.accounts.alone': 'This is your only account',
  'linked.accounts.alone.text':
    'Other accounts verified with the same ID appear here. Confirm it’s you to switch to them.',
  'linked.accounts.alone.unverified':
    'You’re not verified yet. Once you are, other accounts with the same ID appear here.',
  'linked.accounts.verify': 'Verify your identity',
  'linked.account': 'Account',
  'linked.userType': 'User type',
  'linked.level': 'Level',
  'linked.source': 'Source',
  'linked.source.REGISTERED': 'Registered',
  'linked.source.PROVIDER': 'Created through a provider',
  'linked.source.COMPANY': 'Created for an organization',
  'linked.lastLogin': 'Last sign-in',
  'linked.never': 'Never',
  'linked.acts': 'Actions',
  'linked.current': 'Current',
  'linked.primary': 'Primary',
  'linked.switch.act': 'Switch',
  'linked.switch.label': 'Switch to {account}',
  'linked.switch.means': 'First confirm it’s you. Then this browser signs out of the current account.',
  'linked.primary.act': 'Make primary',
  'linked.primary.label': 'Make primary: {account}',
  'linked.primary.means':
    'If several accounts share a mobile number, signing in by text message opens the primary one.',
  'linked.primary.done': 'The primary account is now {account}',
  'linked.held.FROZEN': 'Frozen: you can’t switch to it',
  'linked.held.CANCELLING': 'Being closed; signing in would undo that',
  'linked.unreachable': 'That didn’t work.',
  'linked.bindings.purpose':
    'See which other accounts and certificates can sign in here. Link or unlink them.',
  'linked.bindings.heading': 'Linked accounts',
  'linked.bindings.failed': 'Your linked accounts couldn’t load',
  'linked.bindings.empty': 'No account is linked yet. Link one to sign in without a password.',
  'linked.bindings.gone':
    'This account is already unlinked, perhaps in another tab. The list is up to date now.',
  'linked.nickname': 'Nickname',
  'linked.boundAt': 'Linked',
  'linked.lastUsed': 'Last used',
  'linked.lastWay':
    'This is your only way to sign in, so you can’t unlink it. Set a password or add a mobile number first.',
  'linked.unlink': 'Unlink',
  'linked.unlink.label': 'Unlink {provider}',
  'linked.unlink.ask': 'Unlink {provider}?',
  'linked.unlink.text': 'The {provider} account {nickname} will no longer sign in to this account.',
  'linked.unlink.left': 'You can still sign in with:',
  'linked.unlink.yes': 'Unlink',
  'linked.unlink.no': 'Keep it',
  'linked.unlink.busy': 'Unlinking',
  'linked.unlink.done': '{provider} unlinked',
  'linked.way.password': 'Password',
  'linked.way.sms': 'Text message code',
  'linked.way.certificate': 'Digital certificate',
  'linked.way.totp': 'Authenticator app',
  'linked.way.passkey': 'Passkey',
  'linked.another.heading': 'Link another account',
  'linked.another.means':
    'We’ll take you to the provider. The first time, enter this account’s password again.',
  'linked.another.none': 'You’ve linked every account you can.',
  'linked.another.failed': 'The accounts you can link couldn’t load',
  'linked.another.link': 'Link',
  'linked.another.noPassword':
    'To link another account you need this account’s password, and you haven’t set one yet.',
  'linked.another.setPassword': 'Set a password',
};

export default messages;
