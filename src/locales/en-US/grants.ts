import type zh from '../zh-CN/grants';

export default {
  'grants.purpose': 'See which applications can read your data, and withdraw access at any time.',
  'grants.failed': 'Your applications couldn’t load',
  'grants.empty': 'No application has access to your data.',
  'grants.empty.text':
    'When you sign in to an application with this account and share something, it appears here.',
  'grants.granted': 'Allowed',
  'grants.used': 'Last used',
  'grants.expires': 'Expires',
  'grants.expiring': 'Expires soon. After that, the application asks you again.',
  'grants.scopes': 'Can access',
  'grants.required': 'Required. Withdraw all access to stop sharing it.',
  'grants.withdraw': 'Withdraw',
  'grants.scope.withdraw.of': 'Withdraw from “{name}”: {scope}',
  'grants.all': 'Withdraw all access',
  'grants.all.of': 'Withdraw all access: {name}',
  'grants.ask.scope': 'Stop sharing this with “{name}”?',
  'grants.ask.scope.text':
    'The application stops receiving “{scope}” right away. Its operator keeps what it already has; ask them to delete it. The application may ask you again next time.',
  'grants.ask.all': 'Withdraw all access from “{name}”?',
  'grants.ask.all.text':
    'The application can no longer read your data and may ask you to sign in again. {operator} keeps what it already has; ask them to delete it. The next time you sign in, the application asks you again.',
  'grants.busy': 'Withdrawing',
  'grants.done.scope': '“{name}” no longer receives: {scope}',
  'grants.done.all': '“{name}” no longer has access',
  'grants.gone': 'This access was already withdrawn elsewhere or has expired. Here’s the latest.',
  'grants.unreachable': 'Nothing was withdrawn.',
} satisfies Record<keyof typeof zh, string>;
