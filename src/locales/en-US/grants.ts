import type zh from '../zh-CN/grants';

const messages: Record<keyof typeof zh, string> = {
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
  'grants.scope.withdraw': 'Withdraw',
  'grants.scope.withdraw.of': 'Withdraw from “{name}”: {scope}',
  'grants.all': 'Withdraw all access',
  'grants.all.of': 'Withdraw all access: {name}',
  'grants.ask.scope': 'Stop giving this to “{name}”?',
  'grants.ask.scope.text':
    'The application stops getting “{scope}” at once. What it already has stays with its operator; ask them to delete it. It may ask you again next time.',
  'grants.ask.all': 'Withdraw all access from “{name}”?',
  'grants.ask.all.text':
    'The application can’t read your data any more, and may ask you to sign in again. What it already has stays with {operator}; ask them to delete it. When you next sign in to it, it asks you again.',
  'grants.no': 'Keep it',
  'grants.yes': 'Withdraw',
  'grants.busy': 'Withdrawing',
  'grants.done.scope': '“{name}” no longer gets: {scope}',
  'grants.done.all': '“{name}” no longer has access',
  'grants.gone': 'This access is already gone: it was withdrawn elsewhere, or expired. Here’s the latest.',
  'grants.unreachable': 'Nothing was withdrawn.',
};

export default messages;
