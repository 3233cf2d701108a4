import type zh from '../zh-CN/page';

export default {
  'page.login': 'Sign in',
  'page.help': 'Help',
  'page.agreement': 'User agreement',
  'page.privacy': 'Privacy policy',
  'page.accessibility': 'Accessibility',
} satisfies Record<keyof typeof zh, string>;
