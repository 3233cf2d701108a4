import type zh from '../zh-CN/page';

const messages: Record<keyof typeof zh, string> = {
  'page.getVersion': 'Version',
  'page.error': 'Something went wrong',
  'page.logout': 'Sign out',
  'page.login': 'Sign in',
  'page.identityManage': 'Identity',
  'page.notFound': 'Page not found',
};

export default messages;
