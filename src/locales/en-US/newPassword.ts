import type zh from '../zh-CN/newPassword';

export default {
  'newPassword.account': 'Account name',
  'newPassword.current': 'Current password',
  'newPassword.label': 'New password',
  'newPassword.confirm': 'New password again',
  'newPassword.rule.length': 'At least {min} characters (case-sensitive)',
  'newPassword.rule.owner': 'Without your account name or mobile number',
  'newPassword.rule.common': 'Not a common one such as 123456 or password, nor one known from a data leak',
  'newPassword.rule.strong':
    'Stronger: {length}+ characters with three of uppercase, lowercase, numbers, symbols',
  'newPassword.rule.kept': '(done)',
  'newPassword.strength': 'Strength: {strength}',
  'newPassword.submit': 'Change password',
  'newPassword.submitting': 'Changing',
  'newPassword.changed': 'Password changed',
  'newPassword.changed.others': 'You’re signed out on your other devices.',
  'newPassword.unreachable': 'The password hasn’t changed. What you typed is still here.',
} satisfies Record<keyof typeof zh, string>;
