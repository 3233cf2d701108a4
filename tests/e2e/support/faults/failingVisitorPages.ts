/** Pages for visitors and guides, with the calls that fail in a test and the user action that makes each call. */
import { CODE_RESEND, SECOND } from '../../../../src/constants';
import { lostAccessProofs } from '../../../../src/domain/lostAccess';
import { anAppealAskedForMore, DEMO_PERSON, STORY } from '../journeys/appeals';
import { startApplication } from '../journeys/application';
import { remembersSignIn, setsPhrase, startsSecondFactor, trustsBrowser } from '../journeys/authenticator';
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
import { aPicture, seesUploads } from '../journeys/files';
import { addsPasskey, connectsDevice } from '../journeys/passkeys';
import {
  beginsRecovery,
  DEMO_MAIL,
  locksOldBrowser,
  losesApp,
  lostAccessLink,
  signsInBySms,
  verifiesNewcomer,
} from '../journeys/recovery';
import { fillsAccount, fillsAll, leaves, proves, REGISTER, registersBeside } from '../journeys/registration';
import { entersNewPassword, leavesForApp, names, showsCertificate } from '../journeys/reset';
import { decidesAtApp } from '../journeys/verification';
import { boss, demo, frozen, newcomer, weak } from '../people';
import type { Visitor } from '../visitor';
import { type FailingPage, on, pressesButtons } from './rows';

const FRESH = 'Fresh-2026-pass';

/** Ticket number of the appeal for which the reviewer asked for more. */
let ticket = '';

/** Signs in, after a sign-out by an API call if the visitor is already signed in. */
async function signsInAgain(visitor: Visitor): Promise<void> {
  await visitor.calls('logout');
  await visitor.opens('/uaa/login');
  await visitor.submits(demo);
}

export const visitorPages: FailingPage[] = [
  on('/uaa/getVersion', ['getVersion']),
  on('/uaa/login', ['secret', 'login'], (visitor) => visitor.submits(demo)),
  // Sign-in works without these calls.
  on(
    '/uaa/login',
    ['domain', 'defaultEncryption', 'redirect', 'captchaNeeded', 'findWithUserType'],
    signsInAgain,
  ),
  on('/uaa/login', ['passkeyChallenge'], {
    prepares: async (visitor) => {
      await visitor.opensSessionOf(demo);
      await connectsDevice(visitor, await addsPasskey(visitor, demo));
      await visitor.calls('logout');
      return '/uaa/login';
    },
    act: pressesButtons('login.passkey'),
  }),
  on('/uaa/login', ['signInPhrase'], {
    silent: 'sign-in works without it, and the form looks as in a browser that is not trusted',
    prepares: async (visitor) => {
      await visitor.opensSessionOf(demo);
      await setsPhrase(visitor, demo, 'Blue whale');
      await trustsBrowser(visitor, demo);
      await visitor.calls('logout');
      return '/uaa/login';
    },
    act: async (visitor) => {
      await remembersSignIn(visitor);
      await signsInAgain(visitor);
    },
  }),
  on('/uaa/secondFactor', ['secondFactor'], {
    prepares: async (visitor) => {
      await losesApp(visitor, demo);
      return startsSecondFactor(visitor, demo);
    },
    act: async (visitor) => {
      await visitor.fills('code', '000000');
      await visitor.confirms();
    },
  }),
  on('/uaa/login', ['loginCode'], async (visitor) => {
    await choosesSms(visitor);
    await visitor.fills('mobile', UNKNOWN_MOBILE);
    await visitor.presses('code.send');
  }),
  on('/uaa/login', ['getUuid', 'getQRCode'], { says: 'qr.failed' }, (visitor) =>
    visitor.presses('login.channel.qr', 'tab'),
  ),
  on('/uaa/login', ['obtainCode'], pressesButtons('provider.cityPass')),
  on('/uaa/associate/login?bind=ticket', ['bindTicket']),
  on('/uaa/CALogin', ['caChallenge', 'caLogin'], (visitor) => submitsCertificate(visitor, 'demo')),
  on('/uaa/bindMobileGuide', ['skipGuide'], { member: newcomer }, pressesButtons('guide.later')),
  on('/uaa/bindMobileGuide', ['smsCode'], { member: newcomer }, async (visitor) => {
    await visitor.fills('mobile', UNKNOWN_MOBILE);
    await visitor.presses('code.send');
  }),
  on('/uaa/bindMobileGuide', ['bindMobile'], { member: newcomer }, async (visitor) => {
    await visitor.fills('mobile', UNKNOWN_MOBILE);
    await triesCode(visitor, '000000');
  }),
  on('/uaa/modifyPwdGuide', ['changePassword'], { member: weak }, (visitor) =>
    entersNewPassword(visitor, FRESH, weak.password),
  ),
  on('/uaa/register?ticket=ticket', ['registerTicket']),
  on(REGISTER, ['proveMobile'], async (visitor) => {
    await visitor.fills('mobile', UNKNOWN_MOBILE);
    await triesCode(visitor, '000000');
  }),
  on(REGISTER, ['checkRegistration'], async (visitor) => {
    // A proved number stays proved after a reload.
    if (await visitor.has('[name="mobile"]')) await proves(visitor, UNKNOWN_MOBILE);
    await fillsAccount(visitor);
    await visitor.confirms();
  }),
  on(REGISTER, ['breachedRange'], {
    silent: 'the server checks the password itself when it is set',
    act: async (visitor) => {
      if (await visitor.has('[name="mobile"]')) await proves(visitor, UNKNOWN_MOBILE);
      await fillsAccount(visitor);
    },
  }),
  on('/uaa/active?token=token', ['activate'], { says: 'register.active.failed' }),
  on('/uaa/active?id=id', ['activation'], { says: 'register.active.failed' }),
  on('/uaa/undo?token=token', ['checkUndo'], { says: 'undo.failed' }),
  on('/uaa/undo', ['undoChange'], {
    prepares: verifiesNewcomer,
    act: pressesButtons('undo.IDENTITY.submit'),
  }),
  on('/uaa/resetPwd', ['panicByReset'], async (visitor) => {
    await visitor.presses('login.userType.legal', 'radio');
    await names(visitor, boss.account);
    await showsCertificate(visitor, 'boss');
    await visitor.presses('panic.offer');
    await visitor.presses('panic.yes');
  }),
  on('/uaa/paused?ticket=ticket', ['pausedAccount'], { says: 'panic.failed' }),
  on('/uaa/paused', ['endPause'], {
    prepares: async (visitor) => {
      await locksOldBrowser(visitor, demo);
      return '/uaa/login';
    },
    act: async (visitor) => {
      await signsInBySms(visitor);
      await visitor.arrivesAt('/uaa/paused');
      await visitor.presses('panic.end');
    },
  }),
  on('/uaa/lost?ticket=ticket', ['checkLostAccess'], { says: 'lost.failed' }),
  on('/uaa/lost', ['stopLostAccess'], {
    prepares: (visitor) => beginsRecovery(visitor, demo),
    act: pressesButtons('lost.stop'),
  }),
  on('/uaa/lost', ['finishLostAccess'], {
    prepares: async (visitor) => {
      await beginsRecovery(visitor, demo);
      await visitor.reads('POST /mock/clock', { advanceMs: lostAccessProofs.contact.wait });
      return lostAccessLink(visitor, DEMO_MAIL);
    },
    act: (visitor) => entersNewPassword(visitor, FRESH),
  }),
  on('/uaa/resetPwd', ['beginLostAccess'], {
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
  }),
  on('/uaa/resetPwd', ['leaveReset'], async (visitor) => {
    await names(visitor, demo.account);
    await leavesForApp(visitor);
  }),
  on('/uaa/resetPwd?state=nobody&authCode=nothing', ['returnReset']),
  on('/uaa/resetPwd', ['beginLostAccessByIdentity'], async (visitor) => {
    await names(visitor, demo.account);
    await leavesForApp(visitor);
    await decidesAtApp(visitor, { subject: demo.account });
    await visitor.sees('lost.identity.heading');
    await triesCode(visitor, await asksForCode(visitor, UNKNOWN_MOBILE));
  }),
  on('/uaa/frozen?ticket=ticket', ['frozenAccount']),
  on('/uaa/login', ['unfreeze'], async (visitor) => {
    await visitor.submits(frozen);
    await visitor.presses('form.unfreeze');
    await visitor.fills('mobile', UNKNOWN_MOBILE);
    await triesCode(visitor, '000000');
  }),
  on('/uaa/resetPwd', ['startReset'], async (visitor) => {
    await visitor.fills('loginId', boss.account);
    await readsImage(visitor);
    await visitor.confirms();
  }),
  on('/uaa/resetPwd', ['proveReset', 'caChallenge'], async (visitor) => {
    await names(visitor, boss.account);
    await showsCertificate(visitor, 'boss');
  }),
  on('/uaa/resetPwd', ['emailCode'], async (visitor) => {
    await names(visitor, demo.account);
    await visitor.presses('recovery.method.email', 'radio');
    await visitor.fills('email', 'demo@example.com');
    await visitor.presses('code.send');
  }),
  on('/uaa/authorize?client_id=demo-app', ['authorizeRequest']),
  on('/uaa/autoAuth?from=elsewhere', ['autoAuth'], { says: 'authorize.auto.lost' }),
  on('/uaa/appeal', ['uploadFile'], (visitor) => visitor.chooses('files', aPicture())),
  on('/uaa/appeal?view=progress', ['appealProgress'], async (visitor) => {
    await visitor.fills('ticket', 'AP20251208T5N8ZR3JV1D0F');
    await visitor.fills('mobile', DEMO_MOBILE);
    await visitor.confirms();
  }),
  on('/uaa/resetPwd', ['captchaChallenge'], { says: 'login.proof.failed' }),
  on('/uaa/resetPwd', ['captchaImage'], { says: 'login.captcha.failed' }, asksForImage),
  on('/uaa/resetPwd', ['checkCaptcha'], async (visitor) => {
    await readsImage(visitor);
    await leaves(visitor);
  }),
  on('/uaa/resetPwd', ['answerReset'], async (visitor) => {
    await visitor.presses('login.userType.legal', 'radio');
    await names(visitor, boss.account);
    await showsCertificate(visitor, 'boss');
    for (const [index, answer] of ['boss-school', 'boss-book', 'boss-city'].entries()) {
      await visitor.fills(`answer${index + 1}`, answer);
    }
    await visitor.presses('form.next');
  }),
  on('/uaa/resetPwd', ['finishReset'], async (visitor) => {
    await names(visitor, demo.account);
    await triesCode(visitor, await asksForCode(visitor, DEMO_MOBILE));
    await entersNewPassword(visitor, FRESH);
  }),
  on(REGISTER, ['register'], async (visitor) => {
    await fillsAll(visitor);
    await visitor.presses('register.submit');
  }),
  on('/uaa/active', ['resendActivation'], {
    prepares: async (visitor) => {
      const { id } = await registersBeside(visitor);
      // The page receives the portal's time only to the second.
      await visitor.reads('POST /mock/clock', { advanceMs: CODE_RESEND + SECOND });
      return `/uaa/active?id=${id}`;
    },
    act: pressesButtons('register.active.resend'),
  }),
  on('/uaa/appeal', ['makeAppeal'], async (visitor) => {
    await visitor.page.select('[name="reason"]', 'MOBILE_LOST');
    await visitor.fills('name', DEMO_PERSON.name);
    await visitor.fills('idNo', DEMO_PERSON.idNo);
    await visitor.chooses('files', aPicture());
    await seesUploads(visitor, 1);
    await visitor.fills('code', await asksForCode(visitor, DEMO_MOBILE));
    await visitor.fills('description', STORY);
    await visitor.presses('appeal.submit');
  }),
  on('/uaa/appeal?view=progress', ['supplementAppeal'], {
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
      await visitor.fills('code', await codeSentTo(visitor, DEMO_MOBILE));
      await visitor.presses('appeal.supplement.submit');
    },
  }),
  on('/uaa/authorize?client_id=demo-app', ['consent'], { member: demo }, async (visitor) => {
    const application = await startApplication();
    visitor.watch.tolerate(/off the origin: http:\/\/127\.0\.0\.1/);
    await visitor.opens(`/uaa/authorize?${application.query()}`);
    await visitor.presses('authorize.allow');
  }),
  // `acr_values` requires another proof.
  on('/uaa/authorize?client_id=demo-app', ['obtainCode', 'ownCode'], { member: demo }, async (visitor) => {
    const application = await startApplication();
    visitor.watch.tolerate(/status of 428/);
    await visitor.opens(`/uaa/authorize?${application.query({ acr_values: '2' })}`);
    if (await visitor.has('.ant-modal')) await visitor.presses('code.send');
  }),
  on('/uaa/logout', ['logout'], { member: demo, says: 'login.logout.failed' }),
];
