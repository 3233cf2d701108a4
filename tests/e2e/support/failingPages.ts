/** What each page asks of its server, for the journeys in which that fails. */
import { CODE_RESEND } from '../../../src/constants';
import type { EndpointName } from '../../../src/contract';
import { choosesCompany } from './acting';
import {
  ADD_ADDRESS,
  ADDRESSES,
  fillsAddress,
  MODIFY_ADDRESS,
  MODIFY_MOBILE,
  provesOwnNumber,
  readsAddress,
} from './addresses';
import { STORY } from './appeals';
import { AUTHORIZATIONS, dayIn } from './authorizations';
import { opensRecord, RECORD } from './behavior';
import { answerBeside } from './captcha';
import { downloaded, PIN } from './certificates';
import { choosesSms, DEMO_MOBILE, NOBODYS_MOBILE, triesCode } from './codes';
import { aPicture } from './files';
import {
  BOSS_SPACE,
  COMPANY_AUTHORIZATIONS,
  DEMO_ROW,
  fillsInvitation,
  HANDLERS,
  pressesOf,
  SEEDED,
  SEEDED_ROW,
  typesDay,
} from './handlers';
import { boss, bossHere, demo, frozen, newcomer, type Person, weak } from './people';
import { fillsAccount, proves, REGISTER } from './registration';
import { names, showsCertificate } from './reset';
import { namesCompany, ROLE_CREATE, ROLES, SECOND_CODE } from './roles';
import { isInElsewhere } from './sessions';
import { LADDER, pageOf, verifies } from './verification';
import type { Visitor } from './visitor';

const HOME = '/user/identity_manage';
const ACCOUNTS = '/user/account_manage/account_list';
const BINDINGS = '/user/account_manage/account_unbind';
const SECURITY = '/user/account_manage/account_security';
const APPLICATIONS = '/user/info_manage/application_authorization';
/** The space of the seed's first company, for who leads it. */
const COMPANY = '/user/role_manage/r-boss-1/role_space';
/** One of the seed's three applications. */
const PARKING = '示例停车';

/** Calls a page makes by itself or in its main act, and what the visitor does there. */
export interface FailingPage {
  address: string;
  calls: EndpointName[];
  member?: Person;
  act?: (visitor: Visitor) => Promise<unknown>;
  /** The page says it in words of its own, without a notice. */
  quiet?: boolean;
}

const FRESH = 'Fresh-2026-pass';

/** Starts the export, and waits until the portal asks for the password once more. */
async function isAskedWho(visitor: Visitor): Promise<void> {
  await visitor.presses('security.export.start');
  await visitor.findsAt('[name="stepUpPassword"]');
}

/** Waits for the dialog's answer and closes it: while it is open, the page behind it waits. */
async function declines(visitor: Visitor): Promise<void> {
  await visitor.settles();
  await visitor.page.keyboard.press('Escape');
}

export const pages: FailingPage[] = [
  { address: '/uaa/getVersion', calls: ['getVersion'] },
  {
    address: '/uaa/login',
    calls: [
      'domain',
      'redirect',
      'captchaNeeded',
      'defaultEncryption',
      'secret',
      'login',
      'findWithUserType',
    ],
    act: (visitor) => visitor.submits(demo),
  },
  {
    address: '/uaa/login',
    calls: ['loginCode'],
    act: async (visitor) => {
      await choosesSms(visitor);
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await visitor.presses('code.send');
    },
  },
  {
    address: '/uaa/login',
    calls: ['getUuid', 'getQRCode'],
    act: (visitor) => visitor.presses('login.channel.qr', 'tab'),
    quiet: true,
  },
  { address: '/uaa/login', calls: ['obtainCode'], act: (visitor) => visitor.presses('provider.cityPass') },
  { address: '/uaa/associate/login?bind=ticket', calls: ['bindTicket'] },
  {
    address: '/uaa/CALogin',
    calls: ['caChallenge', 'caLogin'],
    act: async (visitor) => {
      await visitor.chooses('file', await downloaded(visitor, 'demo'));
      await visitor.fills('pin', PIN);
      await visitor.confirms();
    },
  },
  {
    address: '/uaa/bindMobileGuide',
    calls: ['guide', 'skipGuide'],
    member: newcomer,
    act: async (visitor) => {
      if (await visitor.has('[name="mobile"]')) await visitor.presses('guide.later');
    },
  },
  {
    address: '/uaa/bindMobileGuide',
    calls: ['smsCode'],
    member: newcomer,
    act: async (visitor) => {
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await visitor.presses('code.send');
    },
  },
  {
    address: '/uaa/bindMobileGuide',
    calls: ['bindMobile'],
    member: newcomer,
    act: async (visitor) => {
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await triesCode(visitor, '000000');
    },
  },
  {
    address: '/uaa/modifyPwdGuide',
    calls: ['changePassword'],
    member: weak,
    act: async (visitor) => {
      await visitor.fills('pwd', weak.password);
      await visitor.fills('newPwd', FRESH);
      await visitor.fills('newPwd2', FRESH);
      await visitor.confirms();
    },
  },
  { address: '/uaa/register?ticket=ticket', calls: ['registerTicket'] },
  {
    address: REGISTER,
    calls: ['proveMobile'],
    act: async (visitor) => {
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await triesCode(visitor, '000000');
    },
  },
  {
    address: REGISTER,
    calls: ['checkRegistration'],
    act: async (visitor) => {
      // A proved number stays proved after a reload.
      if (await visitor.has('[name="mobile"]')) await proves(visitor, NOBODYS_MOBILE);
      await fillsAccount(visitor);
      await visitor.confirms();
    },
  },
  { address: '/uaa/active?token=token', calls: ['activate'], quiet: true },
  { address: '/uaa/active?id=id', calls: ['activation'], quiet: true },
  { address: '/uaa/frozen?ticket=ticket', calls: ['frozenAccount'] },
  {
    address: '/uaa/login',
    calls: ['unfreeze'],
    act: async (visitor) => {
      await visitor.submits(frozen);
      await visitor.presses('form.unfreeze');
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await triesCode(visitor, '000000');
    },
  },
  {
    address: '/uaa/resetPwd',
    calls: ['startReset'],
    act: async (visitor) => {
      await visitor.fills('loginId', boss.account);
      await answerBeside(visitor);
      await visitor.confirms();
    },
  },
  {
    address: '/uaa/resetPwd',
    calls: ['proveReset', 'caChallenge'],
    act: async (visitor) => {
      await names(visitor, boss.account);
      await showsCertificate(visitor, 'boss');
    },
  },
  {
    address: '/uaa/resetPwd',
    calls: ['emailCode'],
    act: async (visitor) => {
      await names(visitor, demo.account);
      await visitor.presses('recovery.method.email', 'radio');
      await visitor.fills('email', 'demo@example.com');
      await visitor.presses('code.send');
    },
  },
  { address: '/uaa/authorize?client_id=demo-app', calls: ['authorizeRequest'] },
  { address: '/uaa/autoAuth?from=elsewhere', calls: ['autoAuth'], quiet: true },
  {
    address: '/uaa/appeal',
    calls: ['uploadFile'],
    act: (visitor) => visitor.chooses('files', aPicture()),
  },
  {
    address: '/uaa/appeal?view=progress',
    calls: ['appealProgress'],
    act: async (visitor) => {
      await visitor.fills('ticket', 'AP20251208586193');
      await visitor.fills('mobile', DEMO_MOBILE);
      await visitor.confirms();
    },
  },
  { address: ADDRESSES, calls: ['addresses'], member: demo },
  {
    address: ADDRESSES,
    calls: ['setDefaultAddress'],
    member: demo,
    quiet: true,
    act: (visitor) => visitor.presses('address.makeDefault'),
  },
  {
    address: ADDRESSES,
    calls: ['deleteAddress'],
    member: demo,
    quiet: true,
    act: async (visitor) => {
      await visitor.findsAt('li:nth-child(2) .ant-btn-dangerous');
      await visitor.clicks('li:nth-child(2) .ant-btn-dangerous');
      await visitor.presses('address.delete.yes');
    },
  },
  {
    address: ADD_ADDRESS,
    calls: ['addAddress'],
    member: demo,
    act: async (visitor) => {
      await fillsAddress(visitor, { recipient: '测试丙', mobile: NOBODYS_MOBILE, detail: '示例路 4 号' });
      await visitor.presses('address.save');
    },
  },
  { address: MODIFY_ADDRESS, calls: ['address'], member: demo },
  {
    address: MODIFY_ADDRESS,
    calls: ['changeAddress'],
    member: demo,
    act: async (visitor) => {
      await readsAddress(visitor);
      await visitor.presses('address.save');
    },
  },
  {
    address: MODIFY_MOBILE,
    calls: ['proveOwnMobile'],
    member: demo,
    act: (visitor) => triesCode(visitor, '000000'),
  },
  {
    address: MODIFY_MOBILE,
    calls: ['changeMobile'],
    member: demo,
    act: async (visitor) => {
      // A number that is proved stays so over a reload.
      if (!(await visitor.has('[name="mobile"]'))) {
        // The code before is spent, and another is sent only after a minute.
        await visitor.reads('POST /mock/clock', { advanceMs: CODE_RESEND });
        await provesOwnNumber(visitor);
      }
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await triesCode(visitor, '000000');
    },
  },
  { address: '/user/appeal', calls: ['ownAppeals'], member: demo },
  { address: '/user/appeal/detail?id=appeal-2', calls: ['ownAppeal'], member: demo },
  {
    address: '/user/appeal/detail?id=appeal-2',
    calls: ['appealAgain', 'uploadOwnFile'],
    member: demo,
    act: async (visitor) => {
      await visitor.presses('appeal.again');
      await visitor.fills('description', STORY);
      await visitor.chooses('files', aPicture());
      await visitor.findsAt('.files-done, .files-failed');
      await visitor.presses('appeal.again.submit');
    },
  },
  { address: AUTHORIZATIONS, calls: ['authorizations'], member: demo },
  {
    address: AUTHORIZATIONS,
    calls: ['moveAuthorization'],
    member: demo,
    act: async (visitor) => {
      const words = visitor.says('authorizations.cancel');
      await visitor.presses(visitor.says('authorizations.of', { action: words, name: '测*丙' }));
      await visitor.presses('authorizations.yes.cancel');
    },
  },
  {
    address: AUTHORIZATIONS,
    calls: ['grantAuthorization'],
    member: demo,
    act: async (visitor) => {
      // The draft opens the form again, with what was filled in.
      if (!(await visitor.has('[name="loginId"]'))) await visitor.presses('authorizations.add');
      await visitor.fills('loginId', newcomer.account);
      await visitor.fills('name', '测试乙');
      if (!(await visitor.has('[name="matters"]:checked'))) await visitor.clicks('[name="matters"]');
      await visitor.fills('end', dayIn(10));
      await visitor.page.keyboard.press('Tab');
      await visitor.presses('authorizations.form.submit');
    },
  },
  { address: BOSS_SPACE, calls: ['role'], member: bossHere },
  { address: HANDLERS, calls: ['handlers'], member: bossHere },
  {
    address: HANDLERS,
    calls: ['moveHandler'],
    member: bossHere,
    act: async (visitor) => {
      await pressesOf(visitor, 'handlers.handler.end', DEMO_ROW);
      await visitor.presses('handlers.handler.yes.end');
    },
  },
  {
    address: HANDLERS,
    calls: ['changeHandlerDates'],
    member: bossHere,
    act: async (visitor) => {
      await pressesOf(visitor, 'handlers.handler.changeDates', DEMO_ROW);
      await visitor.finds('dialog', 'handlers.dates');
      await typesDay(visitor, 'end', dayIn(100));
      await visitor.presses('handlers.dates.submit');
    },
  },
  { address: COMPANY_AUTHORIZATIONS, calls: ['companyAuthorizations'], member: bossHere },
  {
    address: COMPANY_AUTHORIZATIONS,
    calls: ['moveCompanyAuthorization'],
    member: bossHere,
    act: async (visitor) => {
      await pressesOf(visitor, 'handlers.revoke', SEEDED_ROW);
      await visitor.presses('handlers.yes.revoke');
    },
  },
  {
    address: `${HANDLERS}/add_handler`,
    calls: ['inviteHandler'],
    member: bossHere,
    act: async (visitor) => {
      await fillsInvitation(visitor);
      await visitor.presses('handlers.invite.submit');
    },
  },
  { address: `${HANDLERS}/add_authorize`, calls: ['handlers'], member: bossHere },
  {
    address: `${HANDLERS}/add_authorize?handler=r-demo-1`,
    calls: ['addCompanyAuthorization'],
    member: bossHere,
    act: async (visitor) => {
      await visitor.findsAt('[name="matters"]');
      // The draft brings the tick back.
      if (!(await visitor.has('[name="matters"]:checked'))) await visitor.clicks('[name="matters"]');
      await typesDay(visitor, 'end', dayIn(10));
      await visitor.presses('authorizations.form.submit');
    },
  },
  { address: `${HANDLERS}/modify_authorize?id=${SEEDED}`, calls: ['companyAuthorization'], member: bossHere },
  {
    address: `${HANDLERS}/modify_authorize?id=${SEEDED}`,
    calls: ['modifyCompanyAuthorization'],
    member: bossHere,
    act: async (visitor) => {
      await visitor.fills('reason', '业务调整');
      await typesDay(visitor, 'end', dayIn(10));
      await visitor.presses('handlers.modify.submit');
    },
  },
  { address: `${BOSS_SPACE}/letter?id=${SEEDED}`, calls: ['companyAuthorization'], member: bossHere },
  { address: APPLICATIONS, calls: ['grants'], member: demo },
  {
    address: APPLICATIONS,
    calls: ['withdrawScope'],
    member: demo,
    act: async (visitor) => {
      const scope = visitor.says('authorize.scope.email');
      await visitor.presses(visitor.says('grants.scope.withdraw.of', { name: PARKING, scope }));
      await visitor.presses('grants.yes');
    },
  },
  {
    address: APPLICATIONS,
    calls: ['withdrawGrant'],
    member: demo,
    act: async (visitor) => {
      await visitor.presses(visitor.says('grants.all.of', { name: PARKING }));
      await visitor.presses('grants.yes');
    },
  },
  { address: ROLES, calls: ['roles'], member: demo, quiet: true },
  {
    address: ROLES,
    calls: ['moveRole'],
    member: demo,
    act: async (visitor) => {
      await visitor.presses('roles.action.leave');
      await visitor.findsAt('.ant-modal .ant-btn-dangerous');
      await visitor.clicks('.ant-modal .ant-btn-dangerous');
    },
  },
  {
    address: ROLE_CREATE,
    calls: ['createRole'],
    member: demo,
    act: async (visitor) => {
      await namesCompany(visitor);
      await visitor.presses('roles.submit');
    },
  },
  {
    address: ROLE_CREATE,
    calls: ['applyAsHandler'],
    member: demo,
    act: async (visitor) => {
      await visitor.fills('uscc', SECOND_CODE);
      await visitor.findsAt('[name="end"]');
      await visitor.fills('end', dayIn(30));
      await visitor.page.keyboard.press('Tab');
      await visitor.presses('roles.apply');
    },
  },
  { address: ACCOUNTS, calls: ['accounts'], member: demo },
  {
    address: ACCOUNTS,
    calls: ['setPrimaryAccount'],
    member: demo,
    act: (visitor) => visitor.presses(visitor.says('linked.primary.label', { account: 'demo_work' })),
  },
  {
    address: ACCOUNTS,
    calls: ['switchAccount'],
    member: demo,
    act: (visitor) => visitor.presses(visitor.says('linked.switch.label', { account: 'demo_work' })),
  },
  { address: BINDINGS, calls: ['bindings', 'certificates'], member: demo },
  {
    address: BINDINGS,
    calls: ['unbind'],
    member: demo,
    act: async (visitor) => {
      const provider = visitor.says('provider.cityPass');
      await visitor.presses(visitor.says('linked.unlink.label', { provider }));
      await visitor.presses('linked.unlink.yes');
    },
  },
  {
    address: BINDINGS,
    calls: ['bindCertificate'],
    member: newcomer,
    act: async (visitor) => {
      await visitor.presses('ownCertificates.add');
      await visitor.chooses('file', await downloaded(visitor, 'not-bound'));
      await visitor.fills('pin', PIN);
      await visitor.confirms();
    },
  },
  {
    address: BINDINGS,
    calls: ['unbindCertificate'],
    member: demo,
    act: async (visitor) => {
      await visitor.presses(visitor.says('ownCertificates.unlink.label', { serial: '5001' }));
      await visitor.presses('linked.unlink.yes');
    },
  },
  { address: SECURITY, calls: ['sessions'], member: demo },
  {
    address: SECURITY,
    calls: ['endSession'],
    member: demo,
    act: async (visitor) => {
      await isInElsewhere(visitor, demo);
      await visitor.reloads();
      await visitor.findsAt('.session > .ant-btn');
      await visitor.clicks('.session > .ant-btn');
    },
    quiet: true,
  },
  {
    address: SECURITY,
    calls: ['endOtherSessions'],
    member: demo,
    act: async (visitor) => {
      await isInElsewhere(visitor, demo);
      await visitor.reloads();
      await visitor.presses('security.session.endOthers');
      await visitor.presses('security.session.endOthers.yes');
    },
  },
  {
    address: SECURITY,
    calls: ['startExport'],
    member: demo,
    act: (visitor) => visitor.presses('security.export.start'),
  },
  {
    address: SECURITY,
    calls: ['cancellation', 'cancelAccount'],
    member: newcomer,
    act: async (visitor) => {
      await visitor.presses('security.cancel.begin');
      await visitor.settles();
      if (!(await visitor.has('.cancellation [type="checkbox"]'))) return;
      await visitor.presses('security.cancel.understood', 'checkbox');
      await visitor.presses('security.cancel.submit');
    },
  },
  {
    address: '/account/settings',
    calls: ['profile', 'changeProfile'],
    member: demo,
    act: async (visitor) => {
      if (!(await visitor.has('[name="nickname"]'))) return;
      await visitor.fills('nickname', '新昵称');
      await visitor.presses('profile.save');
    },
  },
  {
    address: '/account/settings?tab=basic',
    calls: ['uploadOwnFile', 'changeAvatar'],
    member: demo,
    act: async (visitor) => {
      await visitor.chooses('avatar', aPicture());
      await visitor.presses('profile.crop.save');
    },
  },
  {
    address: '/account/settings?tab=notification',
    calls: ['notificationSettings', 'changeNotificationSettings'],
    member: demo,
    act: async (visitor) => {
      if (await visitor.has('[role="switch"]')) await visitor.presses('profile.notify.todo', 'switch');
    },
  },
  {
    address: '/user/account_manage/account_security',
    calls: ['stepUp'],
    member: demo,
    act: async (visitor) => {
      await isAskedWho(visitor);
      await visitor.fills('stepUpPassword', demo.password);
      await visitor.confirms();
      await declines(visitor);
    },
  },
  {
    address: '/user/account_manage/account_security',
    calls: ['ownCode'],
    member: demo,
    act: async (visitor) => {
      await isAskedWho(visitor);
      await visitor.presses('stepUp.method.sms', 'radio');
      await visitor.presses('code.send');
      await declines(visitor);
    },
  },
  {
    address: '/user/account_manage/modify_email',
    calls: ['security', 'changeEmail'],
    member: demo,
    act: async (visitor) => {
      // Without the account's state there is no form.
      if (!(await visitor.has('[name="email"]'))) return;
      await visitor.fills('email', 'fresh@example.com');
      await triesCode(visitor, '000000');
    },
  },
  {
    address: '/user/account_manage/modify_question',
    calls: ['questions', 'changeQuestions'],
    member: demo,
    act: async (visitor) => {
      if (!(await visitor.has('[name="answers.0"]'))) return;
      for (const [index, question] of ['SCHOOL', 'BOOK', 'FILM'].entries()) {
        await visitor.page.select(`[name="questions.${index}"]`, question);
        await visitor.fills(`answers.${index}`, `answer ${index}`);
      }
      await visitor.confirms();
    },
  },
  { address: LADDER, calls: ['verificationOverview'], member: demo },
  {
    address: pageOf('socialSecurityCardVerify'),
    calls: ['verificationOverview', 'startVerification'],
    member: newcomer,
    act: async (visitor) => {
      // Without the channel's state there is no form.
      if (!(await visitor.has('[name="consent"]'))) return;
      await verifies(visitor, 'socialSecurityCardVerify', { cardNo: 'Z99999999' });
    },
  },
  {
    address: `${pageOf('bankCardVerify')}?id=verification-u-demo`,
    calls: ['verification'],
    member: demo,
    quiet: true,
  },
  {
    address: `${pageOf('alipayVerify')}?state=nobody&authCode=nothing`,
    calls: ['returnVerification'],
    member: demo,
  },
  { address: RECORD, calls: ['behaviorRecords'], member: demo },
  {
    address: RECORD,
    calls: ['exportBehaviorRecords'],
    member: demo,
    act: (visitor) => visitor.presses('behavior.export'),
    quiet: true,
  },
  {
    // By then the person has signed in more often than one page shows.
    address: `${RECORD}?type=LOGIN_FAIL`,
    calls: ['disownRecord'],
    member: demo,
    act: async (visitor) => {
      await opensRecord(visitor, 'behavior.type.LOGIN_FAIL');
      await visitor.presses('behavior.disown');
    },
  },
  {
    address: '/user/notices',
    calls: ['notices', 'readNotices'],
    member: demo,
    act: async (visitor) => {
      // Without notices there is nothing to mark read.
      if (await visitor.has('.notices-acts .ant-btn')) await visitor.presses('layout.notices.readAll');
    },
  },
  { address: `${COMPANY}/company_info`, calls: ['company'], member: bossHere, quiet: true },
  {
    address: `${COMPANY}/company_info`,
    calls: ['changeCompanyContact'],
    member: bossHere,
    act: (visitor) => visitor.presses('company.contact.save'),
  },
  {
    address: `${COMPANY}/company_info`,
    calls: ['replaceLegalRep'],
    member: bossHere,
    act: async (visitor) => {
      await visitor.presses('company.replace.open');
      await visitor.fills('loginId', 'demo');
      await visitor.fills('name', '测试甲');
      await visitor.confirms();
      await declines(visitor);
    },
  },
  { address: `${COMPANY}/cert`, calls: ['companyCertificates'], member: bossHere, quiet: true },
  {
    address: `${COMPANY}/cert`,
    calls: ['unbindCompanyCertificate'],
    member: bossHere,
    act: async (visitor) => {
      await visitor.presses(visitor.says('companyCertificates.unbind.label', { serial: '5101' }));
      await visitor.presses('companyCertificates.unbind');
      await declines(visitor);
    },
  },
  {
    address: `${COMPANY}/cert/ca_cert`,
    calls: ['bindCompanyCertificate'],
    member: bossHere,
    act: async (visitor) => {
      await visitor.chooses('file', await downloaded(visitor, 'company-fresh'));
      await visitor.fills('pin', PIN);
      await visitor.confirms();
    },
  },
  {
    address: HOME,
    calls: ['acting'],
    member: demo,
    act: (visitor) => visitor.presses('layout.userMenu'),
    quiet: true,
  },
  { address: HOME, calls: ['switchActing'], member: demo, act: choosesCompany, quiet: true },
  { address: HOME, calls: ['online', 'domain', 'accountDetail', 'identity', 'notices'], member: demo },
];
