import type zh from '../zh-CN/linked';

const messages: Record<keyof typeof zh, string> = {
  'linked.accounts.purpose': 'See all your accounts, switch between them, or choose the primary one.',
  'linked.accounts.heading': 'Your accounts',
  'linked.accounts.failed': 'Your accounts did not load',
  'linked.accounts.gone': 'This account is no longer yours to use here. The list has been updated.',
  'linked.accounts.alone': 'This is your only account',
  'linked.accounts.alone.text':
    'Other accounts verified with the same document appear here. You can switch to them after confirming that it is you.',
  'linked.accounts.alone.unverified':
    'Your identity is not verified yet. Once it is, other accounts with the same document appear here, and you can switch to them.',
  'linked.accounts.verify': 'Verify your identity',
  'linked.account': 'Account',
  'linked.userType': 'User type',
  'linked.level': 'Level',
  'linked.source': 'Source',
  'linked.source.REGISTERED': 'Registered',
  'linked.source.PROVIDER': 'Created through a provider',
  'linked.source.COMPANY': 'Created for a company',
  'linked.lastLogin': 'Last sign-in',
  'linked.never': 'Never',
  'linked.acts': 'Actions',
  'linked.current': 'Current',
  'linked.primary': 'Primary',
  'linked.switch.act': 'Switch',
  'linked.switch.label': 'Switch to {account}',
  'linked.switch.means':
    'Before switching you confirm that it is you; afterwards this browser is signed out of the current account.',
  'linked.primary.act': 'Make primary',
  'linked.primary.label': 'Make primary: {account}',
  'linked.primary.means':
    'Where several accounts share a mobile number, a text message code sent to it opens the primary one.',
  'linked.primary.done': 'The primary account is now {account}',
  'linked.held.FROZEN': 'Frozen: you cannot switch to it',
  'linked.held.CANCELLING': 'Being closed: you cannot switch to it, because signing in would undo that',
  'linked.unreachable': 'This did not work. Check your connection and try again.',
  'linked.bindings.purpose': 'See which accounts elsewhere can sign in here, unlink them, or link another.',
  'linked.bindings.heading': 'Linked accounts',
  'linked.bindings.failed': 'Your linked accounts did not load',
  'linked.bindings.empty': 'No account is linked yet. Link one to sign in with it, without a password.',
  'linked.bindings.gone':
    'This account was already unlinked, perhaps in another tab. The list has been updated.',
  'linked.nickname': 'Nickname',
  'linked.boundAt': 'Linked',
  'linked.lastUsed': 'Last used',
  'linked.lastWay':
    'This is your only way to sign in, so it cannot be unlinked. Set a password or add a mobile number first.',
  'linked.unlink': 'Unlink',
  'linked.unlink.label': 'Unlink {provider}',
  'linked.unlink.ask': 'Unlink {provider}?',
  'linked.unlink.text': 'The {provider} account {nickname} will no longer sign in to this account.',
  'linked.unlink.left': 'You can still sign in with:',
  'linked.unlink.yes': 'Unlink',
  'linked.unlink.no': 'Keep',
  'linked.unlink.busy': 'Unlinking',
  'linked.unlink.done': '{provider} was unlinked',
  'linked.way.password': 'Password',
  'linked.way.sms': 'Text message code',
  'linked.way.certificate': 'Digital certificate',
  'linked.another.heading': 'Link another account',
  'linked.another.means':
    'You are taken to the provider you choose. The first time, enter the password of this account once more.',
  'linked.another.none': 'Everything that can be linked is linked.',
  'linked.another.failed': 'What can be linked did not load',
  'linked.another.link': 'Link',
  'linked.another.noPassword':
    'To link another account you need the password of this one, and you have not set one yet.',
  'linked.another.setPassword': 'Set a password',
};

export default messages;
