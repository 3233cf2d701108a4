/** Pages for visitors and guides, with the calls that fail in a test and the user action that makes each call. */
import { CODE_RESEND, SECOND } from '../../../../src/constants';
import { lostAccessProofs } from '../../../../src/domain/lostAccess';
import { anAppealAskedForMore, DEMO_PERSON, STORY } from '../journeys/appeals';
import { startApplication } from '../journeys/application';
import { addsAuthenticator, startsSecondFactor, trustsBrowser } from '../journeys/authenticator';
import { asksForImage, readsImage } from '../journeys/captcha';
import { submitsCertificate } from '../journeys/certificates';
import {
  asksForCode,
  choosesSms,
  codeSentTo,
  DEMO_MOBILE,
  masked,
  triesCode,
  UNKNOWN_MOBILE,
} from '../journeys/codes';
import { aPicture, haveArrived } from '../journeys/files';
import { DEMO_MAIL, isBeingRecovered, losesApp, lostAccessLink } from '../journeys/lostAccess';
import { entersNewPassword } from '../journeys/newPassword';
import { meetsLockAgain, meetsLockInOldBrowser } from '../journeys/panic';
import { addsPasskey, hasDevice } from '../journeys/passkeys';
import { decidesAtApp } from '../journeys/paymentApp';
import { remembersSignIn, setsPhrase } from '../journeys/phrase';
import { fillsAccount, fillsAll, leaves, proves, REGISTER, registersBeside } from '../journeys/registration';
import { leavesForApp, names, showsCertificate } from '../journeys/reset';
import { verifiesNewcomer } from '../journeys/undo';
import { boss, demo, frozen, newcomer, weak } from '../people';
import type { Visitor } from '../visitor';
import type { FailingPage } from './failingPages';

const FRESH = 'Fresh-2026-pass';

/** Ticket number of the appeal for which the reviewer asked for more. */
let ticket = '';

/** Link that undoes the verification of the newcomer. */
let undoLink = '';

/** Signs in once more, after a sign-out. */
async function signsInAgain(visitor: Visitor): Promise<void> {
  await visitor.calls('logout');
  await visitor.opens('/uaa/login');
  await visitor.submits(demo);
}

async function undoes(visitor: Visitor): Promise<void> {
  await visitor.opens(undoLink);
  await visitor.presses('undo.IDENTITY.submit');
}

export const visitorPages: FailingPage[] = [
  { address: '/uaa/getVersion', calls: ['getVersion'] },
  {
    address: '/uaa/login',
    calls: ['secret', 'login'],
    act: (visitor) => visitor.submits(demo),
  },
  {
    // Sign-in works without these calls.
    address: '/uaa/login',
    calls: ['domain', 'defaultEncryption', 'redirect', 'captchaNeeded', 'findWithUserType'],
    act: (visitor) => visitor.submits(demo),
    again: signsInAgain,
  },
  {
    address: '/uaa/login',
    calls: ['passkeyChallenge'],
    prepares: async (visitor) => {
      await visitor.hasSessionOf(demo);
      await hasDevice(visitor, await addsPasskey(visitor, demo));
      await visitor.calls('logout');
      return '/uaa/login';
    },
    act: (visitor) => visitor.presses('login.passkey'),
  },
  {
    address: '/uaa/login',
    calls: ['signInPhrase'],
    silent: 'sign-in works without it, and the form looks as in a browser that is not trusted',
    prepares: async (visitor) => {
      await visitor.hasSessionOf(demo);
      await setsPhrase(visitor, demo, 'Blue whale');
      await trustsBrowser(visitor, demo);
      await visitor.calls('logout');
      return '/uaa/login';
    },
    act: async (visitor) => {
      await remembersSignIn(visitor);
      await visitor.submits(demo);
    },
    again: signsInAgain,
  },
  {
    address: '/uaa/secondFactor',
    calls: ['secondFactor'],
    prepares: async (visitor) => {
      await visitor.hasSessionOf(demo);
      await addsAuthenticator(visitor, demo);
      await visitor.calls('logout');
      return startsSecondFactor(visitor, demo);
    },
    act: async (visitor) => {
      await visitor.fills('code', '000000');
      await visitor.confirms();
    },
  },
  {
    address: '/uaa/login',
    calls: ['loginCode'],
    act: async (visitor) => {
      await choosesSms(visitor);
      await visitor.fills('mobile', UNKNOWN_MOBILE);
      await visitor.presses('code.send');
    },
  },
  {
    address: '/uaa/login',
    calls: ['getUuid', 'getQRCode'],
    act: (visitor) => visitor.presses('login.channel.qr', 'tab'),
    says: 'qr.failed',
  },
  { address: '/uaa/login', calls: ['obtainCode'], act: (visitor) => visitor.presses('provider.cityPass') },
  { address: '/uaa/associate/login?bind=ticket', calls: ['bindTicket'] },
  {
    address: '/uaa/CALogin',
    calls: ['caChallenge', 'caLogin'],
    act: (visitor) => submitsCertificate(visitor, 'demo'),
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
      await visitor.fills('mobile', UNKNOWN_MOBILE);
      await visitor.presses('code.send');
    },
  },
  {
    address: '/uaa/bindMobileGuide',
    calls: ['bindMobile'],
    member: newcomer,
    act: async (visitor) => {
      await visitor.fills('mobile', UNKNOWN_MOBILE);
      await triesCode(visitor, '000000');
    },
  },
  {
    address: '/uaa/modifyPwdGuide',
    calls: ['changePassword'],
    member: weak,
    act: async (visitor) => {
      await visitor.fills('pwd', weak.password);
      await entersNewPassword(visitor, FRESH);
    },
  },
  { address: '/uaa/register?ticket=ticket', calls: ['registerTicket'] },
  {
    address: REGISTER,
    calls: ['proveMobile'],
    act: async (visitor) => {
      await visitor.fills('mobile', UNKNOWN_MOBILE);
      await triesCode(visitor, '000000');
    },
  },
  {
    address: REGISTER,
    calls: ['checkRegistration'],
    act: async (visitor) => {
      // A proved number stays proved after a reload.
      if (await visitor.has('[name="mobile"]')) await proves(visitor, UNKNOWN_MOBILE);
      await fillsAccount(visitor);
      await visitor.confirms();
    },
  },
  {
    address: REGISTER,
    calls: ['breachedRange'],
    act: async (visitor) => {
      if (await visitor.has('[name="mobile"]')) await proves(visitor, UNKNOWN_MOBILE);
      await fillsAccount(visitor);
    },
    silent: 'the server checks the password itself when it is set',
  },
  { address: '/uaa/active?token=token', calls: ['activate'], says: 'register.active.failed' },
  { address: '/uaa/active?id=id', calls: ['activation'], says: 'register.active.failed' },
  { address: '/uaa/undo?token=token', calls: ['checkUndo'], says: 'undo.failed' },
  {
    address: '/uaa/undo',
    calls: ['undoChange'],
    act: async (visitor) => {
      undoLink = await verifiesNewcomer(visitor);
      await undoes(visitor);
    },
    // The failed call has not used the link up.
    again: undoes,
  },
  {
    address: '/uaa/resetPwd',
    calls: ['panicByReset'],
    act: async (visitor) => {
      await visitor.presses('login.userType.legal', 'radio');
      await names(visitor, boss.account);
      await showsCertificate(visitor, 'boss');
      await visitor.presses('panic.offer');
      await visitor.presses('panic.yes');
    },
  },
  { address: '/uaa/paused?ticket=ticket', calls: ['pausedAccount'], says: 'panic.failed' },
  {
    address: '/uaa/paused',
    calls: ['endPause'],
    act: async (visitor) => {
      await meetsLockInOldBrowser(visitor, demo);
      await visitor.presses('panic.end');
    },
    // The failed call has not ended the lock. After an empty response, which counts as a success, the page has closed.
    again: async (visitor) => {
      if (!(await visitor.offers('button', 'panic.end'))) await meetsLockAgain(visitor);
      await visitor.presses('panic.end');
    },
  },
  { address: '/uaa/lost?ticket=ticket', calls: ['checkLostAccess'], says: 'lost.failed' },
  {
    address: '/uaa/lost',
    calls: ['stopLostAccess'],
    prepares: (visitor) => isBeingRecovered(visitor, demo),
    act: (visitor) => visitor.presses('lost.stop'),
  },
  {
    address: '/uaa/lost',
    calls: ['finishLostAccess'],
    prepares: async (visitor) => {
      await isBeingRecovered(visitor, demo);
      await visitor.reads('POST /mock/clock', { advanceMs: lostAccessProofs.contact.wait });
      return lostAccessLink(visitor, DEMO_MAIL);
    },
    act: (visitor) => entersNewPassword(visitor, FRESH),
  },
  {
    address: '/uaa/resetPwd',
    calls: ['beginLostAccess'],
    prepares: async (visitor) => {
      await losesApp(visitor, demo);
      return '/uaa/resetPwd';
    },
    act: async (visitor) => {
      await names(visitor, demo.account);
      await triesCode(visitor, await asksForCode(visitor, DEMO_MOBILE));
      await visitor.presses('lost.offer');
      await visitor.presses('lost.begin.yes');
    },
  },
  {
    address: '/uaa/resetPwd',
    calls: ['leaveReset'],
    act: async (visitor) => {
      await names(visitor, demo.account);
      await leavesForApp(visitor);
    },
  },
  { address: '/uaa/resetPwd?state=nobody&authCode=nothing', calls: ['returnReset'] },
  {
    address: '/uaa/resetPwd',
    calls: ['beginLostAccessByIdentity'],
    act: async (visitor) => {
      await names(visitor, demo.account);
      await leavesForApp(visitor);
      await decidesAtApp(visitor, { subject: demo.account });
      await visitor.sees('lost.identity.heading');
      await triesCode(visitor, await asksForCode(visitor, UNKNOWN_MOBILE));
    },
  },
  { address: '/uaa/frozen?ticket=ticket', calls: ['frozenAccount'] },
  {
    address: '/uaa/login',
    calls: ['unfreeze'],
    act: async (visitor) => {
      await visitor.submits(frozen);
      await visitor.presses('form.unfreeze');
      await visitor.fills('mobile', UNKNOWN_MOBILE);
      await triesCode(visitor, '000000');
    },
  },
  {
    address: '/uaa/resetPwd',
    calls: ['startReset'],
    act: async (visitor) => {
      await visitor.fills('loginId', boss.account);
      await readsImage(visitor);
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
  { address: '/uaa/autoAuth?from=elsewhere', calls: ['autoAuth'], says: 'authorize.auto.lost' },
  {
    address: '/uaa/appeal',
    calls: ['uploadFile'],
    act: (visitor) => visitor.chooses('files', aPicture()),
  },
  {
    address: '/uaa/appeal?view=progress',
    calls: ['appealProgress'],
    act: async (visitor) => {
      await visitor.fills('ticket', 'AP20251208T5N8ZR3JV1D0F');
      await visitor.fills('mobile', DEMO_MOBILE);
      await visitor.confirms();
    },
  },
  { address: '/uaa/resetPwd', calls: ['captchaChallenge'], says: 'login.proof.failed' },
  { address: '/uaa/resetPwd', calls: ['captchaImage'], act: asksForImage, says: 'login.captcha.failed' },
  {
    address: '/uaa/resetPwd',
    calls: ['checkCaptcha'],
    act: async (visitor) => {
      await readsImage(visitor);
      await leaves(visitor);
    },
  },
  {
    address: '/uaa/resetPwd',
    calls: ['answerReset'],
    act: async (visitor) => {
      await visitor.presses('login.userType.legal', 'radio');
      await names(visitor, boss.account);
      await showsCertificate(visitor, 'boss');
      for (const [index, answer] of ['boss-school', 'boss-book', 'boss-city'].entries()) {
        await visitor.fills(`answer${index + 1}`, answer);
      }
      await visitor.presses('recovery.next');
    },
  },
  {
    address: '/uaa/resetPwd',
    calls: ['finishReset'],
    act: async (visitor) => {
      await names(visitor, demo.account);
      await triesCode(visitor, await asksForCode(visitor, DEMO_MOBILE));
      await entersNewPassword(visitor, FRESH);
    },
  },
  {
    address: REGISTER,
    calls: ['register'],
    act: async (visitor) => {
      await fillsAll(visitor);
      await visitor.presses('register.submit');
    },
  },
  {
    address: '/uaa/active',
    calls: ['resendActivation'],
    prepares: async (visitor) => {
      const { id } = await registersBeside(visitor);
      // The page knows the portal's time only to the second.
      await visitor.reads('POST /mock/clock', { advanceMs: CODE_RESEND + SECOND });
      return `/uaa/active?id=${id}`;
    },
    act: (visitor) => visitor.presses('register.active.resend'),
  },
  {
    address: '/uaa/appeal',
    calls: ['makeAppeal'],
    // The number is proved by then.
    again: (visitor) => visitor.presses('appeal.submit'),
    act: async (visitor) => {
      await visitor.page.select('[name="reason"]', 'MOBILE_LOST');
      await visitor.fills('name', DEMO_PERSON.name);
      await visitor.fills('idNo', DEMO_PERSON.idNo);
      await visitor.chooses('files', aPicture());
      await haveArrived(visitor, 1);
      const code = await asksForCode(visitor, DEMO_MOBILE);
      await visitor.fills('description', STORY);
      await triesCode(visitor, code);
    },
  },
  {
    address: '/uaa/appeal?view=progress',
    calls: ['supplementAppeal'],
    again: (visitor) => visitor.presses('appeal.supplement.submit'),
    prepares: async (visitor) => {
      ticket = await anAppealAskedForMore(visitor);
      return '/uaa/appeal?view=progress';
    },
    act: async (visitor) => {
      await visitor.fills('ticket', ticket);
      await visitor.fills('mobile', DEMO_MOBILE);
      await visitor.presses('appeal.lookUp');
      await visitor.fills('description', STORY);
      await visitor.presses('code.send');
      await visitor.sees(masked(DEMO_MOBILE));
      await visitor.fills('description', STORY);
      await triesCode(visitor, await codeSentTo(visitor, DEMO_MOBILE));
    },
  },
  {
    address: '/uaa/authorize?client_id=demo-app',
    calls: ['consent'],
    member: demo,
    leaves: true,
    act: async (visitor) => {
      const application = await startApplication();
      visitor.watch.tolerate(/off the origin: http:\/\/127\.0\.0\.1/);
      await visitor.opens(`/uaa/authorize?${application.query()}`);
      await visitor.presses('authorize.allow');
    },
  },
  {
    // The call asks for another proof.
    address: '/uaa/authorize?client_id=demo-app',
    calls: ['obtainCode', 'ownCode'],
    member: demo,
    act: async (visitor) => {
      const application = await startApplication();
      visitor.watch.tolerate(/status of 428/);
      await visitor.opens(`/uaa/authorize?${application.query({ acr_values: '2' })}`);
      if (await visitor.has('.ant-modal')) await visitor.presses('code.send');
    },
  },
  { address: '/uaa/logout', calls: ['logout'], member: demo, says: 'login.logout.failed' },
];
