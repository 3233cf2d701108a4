import type zh from '../zh-CN/grants';

const messages: Record<keyof typeof zh, string> = {
  'grants.purpose': 'See which applications may read about you, and take it back whenever you like.',
  'grants.failed': 'The applications did not load',
  'grants.empty': 'No application has access to your data.',
  'grants.empty.text': 'When you sign in to one with this account and allow it something, it shows here.',
  'grants.granted': 'Allowed',
  'grants.used': 'Last used',
  'grants.expires': 'Ends',
  'grants.expiring': 'Ends soon. After that the application asks you again.',
  'grants.scopes': 'Can access',
  'grants.required': 'Required. Withdraw all access to stop sharing it.',
  'grants.scope.withdraw': 'Withdraw',
  'grants.scope.withdraw.of': 'Withdraw from “{name}”: {scope}',
  'grants.all': 'Withdraw all access',
  'grants.all.of': 'Withdraw all access: {name}',
  'grants.ask.scope': 'Stop giving this to “{name}”?',
  'grants.ask.scope.text':
    '“{scope}” ends at once. What the application has received already stays with its operator; ask them to delete it. It may ask you again when you use it.',
  'grants.ask.all': 'Withdraw all access from “{name}”?',
  'grants.ask.all.text':
    'The application can no longer read anything about you, from this moment, and may ask you to sign in again. What it has received already stays with {operator}; ask them to delete it. When you sign in to it next time, it asks you again.',
  'grants.no': 'Keep it',
  'grants.yes': 'Withdraw',
  'grants.busy': 'Withdrawing',
  'grants.done.scope': '“{name}” no longer gets: {scope}',
  'grants.done.all': '“{name}” has no access any more',
  'grants.gone': 'This access was gone already: withdrawn elsewhere, or ended. This is how things stand now.',
  'grants.unreachable': 'Nothing was withdrawn. Check your connection and try again.',
};

export default messages;
