import type { MessageKey } from '@/locales/zh-CN/index';
import {
  ACCESSIBILITY_PATH,
  ACCOUNT_SECURITY_PATH,
  APPLICATIONS_PATH,
  CERTIFICATE_SIGN_IN_PATH,
  CHANGE_MOBILE_PATH,
  CHANGE_PASSWORD_PATH,
  COMPANIES_PATH,
  CONTACT_PATH,
  getAppealPath,
  LOST_ACCESS_PATH,
  type PagePath,
  PRIVACY_PATH,
  REGISTER_PATH,
  RESET_PASSWORD_PATH,
  SIGN_IN_PATH,
  VERIFICATION_PATH,
} from '@/utils/routing/paths';
import type help from './zh-CN/help';

type Sections = typeof help.sections;
export type HelpQuestion = { [Id in keyof Sections]: keyof Sections[Id]['questions'] }[keyof Sections];

interface HelpLink {
  to: PagePath;
  title: MessageKey;
}

const SIGN_IN: HelpLink = { to: SIGN_IN_PATH, title: 'page.login' };
const RESET_PASSWORD: HelpLink = { to: RESET_PASSWORD_PATH, title: 'page.resetPwd' };
const VERIFICATION: HelpLink = { to: VERIFICATION_PATH, title: 'page.verification' };
const COMPANIES: HelpLink = { to: COMPANIES_PATH, title: 'page.roleManage' };
const ACCOUNT_SECURITY: HelpLink = { to: ACCOUNT_SECURITY_PATH, title: 'page.accountSecurity' };
const CONTACT: HelpLink = { to: CONTACT_PATH, title: 'legal.contact' };

const linkToAppeal = (...given: Parameters<typeof getAppealPath>): HelpLink => ({
  to: getAppealPath(...given),
  title: 'appeal.link',
});

/** The links below each answer of the help text. */
export const helpLinks: Record<HelpQuestion, readonly HelpLink[]> = {
  waysIn: [SIGN_IN, { to: CERTIFICATE_SIGN_IN_PATH, title: 'page.caLogin' }],
  noAccount: [{ to: REGISTER_PATH, title: 'page.register' }],
  noCode: [SIGN_IN],
  oldNumber: [{ to: CHANGE_MOBILE_PATH, title: 'page.modifyMobile' }, linkToAppeal('MOBILE_LOST')],
  forgotten: [RESET_PASSWORD],
  lost: [{ to: LOST_ACCESS_PATH, title: 'page.lost' }],
  newPassword: [{ to: CHANGE_PASSWORD_PATH, title: 'page.modifyPassword' }],
  locked: [SIGN_IN, RESET_PASSWORD],
  frozen: [SIGN_IN, linkToAppeal('MOBILE_LOST')],
  verify: [VERIFICATION],
  refused: [VERIFICATION, linkToAppeal('VERIFY_FAILED', VERIFICATION_PATH)],
  actFor: [COMPANIES],
  handlers: [COMPANIES],
  applications: [{ to: APPLICATIONS_PATH, title: 'page.applicationAuthorization' }],
  copy: [ACCOUNT_SECURITY],
  request: [{ to: PRIVACY_PATH, title: 'page.privacy' }, CONTACT],
  close: [ACCOUNT_SECURITY],
  display: [{ to: ACCESSIBILITY_PATH, title: 'page.accessibility' }],
  barrier: [CONTACT],
  other: [linkToAppeal('OTHER')],
};
