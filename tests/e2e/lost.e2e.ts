/** /uaa/lost: recovery of an account without its proofs, the waiting period, and how the owner stops it. */

import { DAY, MINUTE } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { lostAccessProofs } from '../../src/domain/lostAccess';
import { codeAt } from './support/journeys/authenticator';
import { asksForCode, DEMO_MOBILE, triesCode, UNKNOWN_MOBILE } from './support/journeys/codes';
import {
  beginsLostAccess,
  DEMO_MAIL,
  losesApp,
  lostAccessLink,
  meetsRecovery,
} from './support/journeys/lostAccess';
import { entersNewPassword } from './support/journeys/newPassword';
import { messagesTo } from './support/journeys/outbox';
import { decidesAtApp } from './support/journeys/paymentApp';
import { leavesForApp, names, stepAt } from './support/journeys/reset';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { choosesElderMode } from './support/screens/elder';
import { forbidsStorage } from './support/screens/storage';
import { aMember, aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const PAGE = '/uaa/lost';
const SIGN_IN = '/uaa/login';
const RESET = '/uaa/resetPwd';
const SECURITY = '/user/account_manage/account_security';
const NEW_PASSWORD = 'Lost-2026-word';
const { wait } = lostAccessProofs.contact;

beforeEach(resetPortal);

const isOnline = (visitor: Visitor) => visitor.calls('online');
const waits = (visitor: Visitor, advanceMs: number) => visitor.reads('POST /mock/clock', { advanceMs });

/** Presses a key on the element of this role and name. */
async function keys(visitor: Visitor, role: string, words: Parameters<Visitor['finds']>[1], key = 'Enter') {
  await (await visitor.finds(role, words)).focus();
  await visitor.page.keyboard.press(key as 'Enter');
}

/** Stops the recovery as the person who started it; the buttons of page and dialog have the same name. */
async function withdraws(visitor: Visitor): Promise<void> {
  await visitor.presses('lost.stop');
  await visitor.finds('dialog', 'lost.withdraw.ask');
  await visitor.clicks('[role="dialog"] .ant-btn-dangerous');
}

/** Opens the explanation of a choice by keyboard. */
async function opensChoice(visitor: Visitor, index: number): Promise<void> {
  await visitor.page.focus(`.lost-choices details:nth-child(${index}) summary`);
  await visitor.page.keyboard.press('Enter');
}

test('a visitor who lost phone and password recovers the account: reset by mail, wait, new password, sign-in without the app', async () => {
  const visitor = await aVisitor('en-US');
  await losesApp(visitor, demo);
  await visitor.opens(PAGE);
  await opensChoice(visitor, 5);
  await visitor.sees('lost.contact.text', { days: 3 });
  await keys(visitor, 'link', 'page.resetPwd');
  await visitor.arrivesAt(RESET);
  await names(visitor, demo.account);
  await visitor.presses('recovery.method.email', 'radio');
  await visitor.fills('email', DEMO_MAIL);
  await visitor.presses('code.send');
  await visitor.until(async () => (await messagesTo(visitor, DEMO_MAIL))[0]?.code !== undefined, 'the code');
  await triesCode(visitor, (await messagesTo(visitor, DEMO_MAIL))[0]?.code ?? '');
  await visitor.sees('lost.offer');
  await keys(visitor, 'button', 'lost.offer');
  await visitor.finds('dialog', 'lost.begin.ask');
  expect(await findings(visitor)).toEqual([]);
  await keys(visitor, 'button', 'lost.begin.yes');
  await visitor.sees('lost.begun.told', { told: 1 });

  // The portal sends the mail at the end of the waiting period when it receives the next call.
  await waits(visitor, wait);
  expect(await isOnline(visitor)).toBe(false);
  const elsewhere = await aVisitor('zh-CN');
  await elsewhere.opens(await lostAccessLink(elsewhere, DEMO_MAIL));
  await elsewhere.sees('lost.ready');
  expect(await elsewhere.valueOf('username')).toBe('demo');
  expect(await findings(elsewhere)).toEqual([]);
  await entersNewPassword(elsewhere, NEW_PASSWORD);
  await elsewhere.sees('lost.done');
  await elsewhere.opensSessionOf({ ...demo, password: NEW_PASSWORD });
  expect(await isOnline(elsewhere)).toBe(true);
});

// Covered by resetProofs.test.tsx (leaving for the payment app) and resetReturn.test.tsx (also in another tab) of
// tests/pages/uaa/resetPwd, and by lostAccess.test.ts and passwordResetByPaymentApp.test.ts (the links) of
// tests/mock/signIn.
hardTest(
  'a verified person without phone, mail and password starts a recovery by the payment app, with a new number',
  async () => {
    const visitor = await aVisitorAt(`${RESET}?method=paymentApp`, 'en-US');
    await names(visitor, demo.account);
    // The address has selected the method.
    await visitor.sees('recovery.paymentApp.needs');
    expect(await findings(visitor)).toEqual([]);
    await leavesForApp(visitor);
    // On a phone, the response arrives in a new tab.
    const tab = await visitor.opensTab();
    await decidesAtApp(visitor, { subject: demo.account, tab });
    await tab.sees('lost.identity.heading');
    await tab.arrivesAt(stepAt('password'));
    await tab.fitsIn(320);
    expect(await findings(tab)).toEqual([]);
    await triesCode(tab, await asksForCode(tab, UNKNOWN_MOBILE));
    await tab.sees('lost.begun.told', { told: 2 });
    // The contacts of the account receive a link that stops it, the new number a link that completes it.
    for (const to of [DEMO_MAIL, DEMO_MOBILE, UNKNOWN_MOBILE])
      expect(await lostAccessLink(tab, to)).toContain('ticket');
  },
);

// Covered by tests/pages/uaa/lost/LostPage.test.tsx (the choice, and the page of a link), resetProofs.test.tsx (the
// consent) and resetReturn.test.tsx (a refused proof) of tests/pages/uaa/resetPwd, and
// tests/mock/signIn/passwordResetByPaymentApp.test.ts.
hardTest(
  'a person who first cancels at the payment app waits, sets a password and has the new number',
  async () => {
    const visitor = await aVisitorAt(PAGE, 'en-US');
    await opensChoice(visitor, 7);
    await visitor.sees('lost.identity.text', { days: 7 });
    await keys(visitor, 'link', 'page.resetPwd');
    await visitor.arrivesAt(`${RESET}?method=paymentApp`);
    await names(visitor, demo.account);
    await visitor.presses('verification.leave');
    await visitor.sees('verification.consent.required');
    await leavesForApp(visitor);
    await decidesAtApp(visitor, { action: 'cancel', subject: demo.account });
    await visitor.sees('subCode.PROVIDER_REFUSED');
    expect(await findings(visitor)).toEqual([]);
    await keys(visitor, 'button', 'verification.return.again');
    await visitor.arrivesAt(stepAt('prove'));
    await leavesForApp(visitor);
    await decidesAtApp(visitor, { subject: demo.account });
    await triesCode(visitor, await asksForCode(visitor, UNKNOWN_MOBILE));
    await visitor.sees('lost.begun.told', { told: 2 });

    await waits(visitor, lostAccessProofs.identity.wait);
    await visitor.opens(PAGE);
    await visitor.opens(await lostAccessLink(visitor, UNKNOWN_MOBILE));
    await visitor.sees('lost.ready');
    await entersNewPassword(visitor, NEW_PASSWORD);
    await visitor.sees('lost.done');
    await visitor.opens(SIGN_IN);
    await visitor.signsIn({ ...demo, password: NEW_PASSWORD });
    const { mobile } = await visitor.reads<{ mobile: string }>(endpoints.accountDetail);
    expect(mobile).toContain(UNKNOWN_MOBILE.slice(-4));
  },
);

// Covered by tests/mock/signIn/passwordResetByPaymentApp.test.ts and tests/pages/uaa/lost/LostPage.test.tsx.
hardTest(
  'an owner stops a recovery by the payment app, by keyboard, in elder mode and another language',
  async () => {
    const thief = await aVisitorAt(RESET, 'zh-TW');
    await names(thief, demo.account);
    await leavesForApp(thief);
    await decidesAtApp(thief, { subject: demo.account });
    await triesCode(thief, await asksForCode(thief, UNKNOWN_MOBILE));
    await thief.sees('lost.begun.told', { told: 2 });
    const owner = await aVisitorAt(PAGE, 'pt-BR');
    await choosesElderMode(owner);
    await owner.opens(await lostAccessLink(owner, DEMO_MAIL));
    await owner.sees('lost.other.effect.strong', { days: 7 });
    expect(await findings(owner)).toEqual([]);
    await keys(owner, 'button', 'lost.stop');
    await owner.sees('lost.stopped.OTHER');
    await thief.opens(await lostAccessLink(thief, UNKNOWN_MOBILE));
    await thief.sees('lost.gone');
  },
);

// Covered by tests/features/accountSecurity/checkup/SecurityOverview.test.tsx and tests/mock/signIn/lostAccess.test.ts (in a
// session); the dialog with a code of the app by acrValues.e2e.ts.
hardTest(
  'a member sees a warning, and stops the recovery in account security with a code of the app',
  async () => {
    const member = await aMember(demo, 'en-US');
    const secret = await meetsRecovery(member, demo);
    await waits(member, 11 * MINUTE);
    await member.opens(SECURITY);
    member.watch.tolerate(/status of 428/);
    await member.sees('lost.member');
    expect((await member.calls('security')).lostAccess).toMatchObject({ state: 'WAITING' });
    expect(await findings(member)).toEqual([]);
    await member.presses('lost.stop');
    await member.finds('dialog', 'stepUp.title');
    await member.fills('code', codeAt(secret, Date.now() + 12 * MINUTE));
    await member.confirms();
    await member.hears('lost.stopped');
    await member.seesNoMore('lost.stop');
    expect((await member.calls('security')).lostAccess).toBeUndefined();
  },
);

// Covered by tests/pages/uaa/lost/LostPage.test.tsx and tests/mock/signIn/lostAccess.test.ts (by the requester).
hardTest(
  'the person who started a recovery withdraws it after a confirmation, without storage, and another tab shows the same',
  async () => {
    const visitor = await aVisitor('en-US');
    await losesApp(visitor, demo);
    await beginsLostAccess(visitor);
    const link = await lostAccessLink(visitor, DEMO_MAIL);
    await forbidsStorage(visitor);
    await visitor.opens(link);
    await visitor.sees('lost.waiting.next');
    expect(await findings(visitor)).toEqual([]);
    const tab = await visitor.opensTab(link);
    await tab.sees('lost.waiting.next');
    await visitor.presses('lost.stop');
    await visitor.presses('lost.withdraw.no');
    await visitor.seesNoMore('lost.withdraw.ask');
    await waits(visitor, DAY);
    await withdraws(visitor);
    await visitor.sees('lost.stopped.REQUESTER');
    await withdraws(tab);
    await tab.sees('lost.gone');
  },
);
