import type zh from '../zh-CN/page';

const messages: Record<keyof typeof zh, string> = {
  'page.getVersion': 'Version',
  'page.error': 'Something went wrong',
  'page.logout': 'Sign out',
  'page.login': 'Sign in',
  'page.identityManage': 'Identity',
  'page.notFound': 'Page not found',
  'page.callBack': 'Finishing sign-in',
  'page.associateLogin': 'Link your account',
  'page.caLogin': 'Sign in with a certificate',
  'page.authGuide': 'Raise your identity level',
  'page.modifyPwdGuide': 'Choose a new password',
  'page.bindMobileGuide': 'Add your mobile number',
  'page.simulatorPhone': 'Simulated phone',
  'page.simulatorProvider': 'Simulated provider',
};

export default messages;
