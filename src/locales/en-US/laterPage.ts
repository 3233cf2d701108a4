import type zh from '../zh-CN/laterPage';

const messages: Record<keyof typeof zh, string> = {
  'page.getVersion': 'Version',
  'page.error': 'Something went wrong',
  'page.logout': 'Sign out',
  'page.identityManage': 'Identity',
  'page.notFound': 'Page not found',
  'page.callBack': 'Finishing sign-in',
  'page.associateLogin': 'Link your account',
  'page.caLogin': 'Sign in with a certificate',
  'page.authGuide': 'Raise your identity level',
  'page.modifyPwdGuide': 'Choose a new password',
  'page.bindMobileGuide': 'Add your mobile number',
  'page.autoAuth': 'Signing you in',
  'page.authorize': 'Sign in to an application',
  'page.thirdAuthorize': 'Going to the provider',
  'page.register': 'Create an account',
  'page.resetPwd': 'Reset your password',
  'page.active': 'Activate your account',
  'page.appeal': 'Appeal',
  'page.frozen': 'Account frozen',
  'page.agreement': 'User agreement',
  'page.privacy': 'Privacy policy',
  'page.ownAppeals': 'My appeals',
  'page.appealDetail': 'Appeal details',
  'page.verification': 'Identity verification',
};

export default messages;
