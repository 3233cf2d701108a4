import type zh from '../zh-CN/page';

const messages: Record<keyof typeof zh, string> = {
  'page.login': 'Sign in',
  'page.help': 'Help',
  'page.agreement': 'User agreement',
  'page.privacy': 'Privacy policy',
  'page.accessibility': 'Accessibility',
};

export default messages;
