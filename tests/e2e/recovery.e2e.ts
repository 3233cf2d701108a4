/** Accounts that were lost, locked, frozen or changed by another person: /uaa/lost, paused, frozen and undo. */
import { lostAccessProofs } from '../../src/domain/lostAccess';
import { asksForCode, messagesTo, triesCode } from './support/journeys/codes';
import {
  DEMO_MAIL,
  linkToNewcomer,
  losesApp,
  lostAccessLink,
  verifiesNewcomer,
} from './support/journeys/recovery';
import { entersNewPassword, names } from './support/journeys/reset';
import { demo, frozen, newcomer } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const LOST = '/uaa/lost';
const RESET = '/uaa/resetPwd';
const NEW_PASSWORD = 'Lost-2026-word';
const { wait } = lostAccessProofs.contact;

beforeEach(resetPortal);

const isOnline = (visitor: Visitor) => visitor.calls('online');
const waits = (visitor: Visitor, advanceMs: number) => visitor.reads('POST /mock/clock', { advanceMs });

/** Presses Enter on the element of this role and name. */
async function keys(visitor: Visitor, role: string, words: Parameters<Visitor['finds']>[1]) {
  await (await visitor.finds(role, words)).focus();
  await visitor.page.keyboard.press('Enter');
}

test('a visitor who lost phone and password recovers the account: reset by mail, wait, new password, sign-in without the app', async () => {
  const visitor = await aVisitor('en-US');
  await losesApp(visitor, demo);
  await visitor.opens(LOST);
  await visitor.page.focus('.lost-choices details:nth-child(5) summary');
  await visitor.page.keyboard.press('Enter');
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

const SECURITY = '/user/account_manage/account_security';
const PAUSED = '/uaa/paused';

test('a member locks the account, and every device is signed out', async () => {
  const thief = await aMember(demo, 'en-US');
  const visitor = await aMemberAt(SECURITY, demo, 'en-US');
  visitor.watch.tolerate(/status of 428/);
  await visitor.presses('panic.begin');
  await visitor.finds('dialog', 'panic.ask');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('panic.yes');
  await visitor.fills('stepUpPassword', demo.password);
  await visitor.confirms();
  await visitor.arrivesAt(PAUSED);
  await visitor.sees('panic.paused.means');
  expect(await findings(visitor)).toEqual([]);
  expect([await isOnline(visitor), await isOnline(thief)]).toEqual([false, false]);
});

const FROZEN = '/uaa/frozen';
const SIGN_IN = '/uaa/login';
const HOME = '/user/identity_manage';
const target = `${HOME}?from=frozen`;
const OWN_MOBILE = '15400000005';

/** Signs in with the correct password and waits for the message about the frozen account. */
async function arrivesAtFrozen(visitor: Visitor): Promise<Visitor> {
  await visitor.opens(`${SIGN_IN}?referer=${encodeURIComponent(target)}`);
  await visitor.submits(frozen);
  await visitor.arrivesAt(FROZEN);
  await visitor.sees('form.unfreeze');
  return visitor;
}

// tests/pages/uaa/frozen/frozenPage.test.tsx has a number of another account.
test('the owner signs in by password and unfreezes the account by a code to its number', async () => {
  const visitor = await arrivesAtFrozen(await aVisitor());
  expect(await visitor.page.$$('.ant-notification-notice')).toHaveLength(0);
  expect(await visitor.mainText()).not.toContain(OWN_MOBILE);
  await visitor.presses('form.unfreeze');
  await visitor.sees('recovery.frozen.how', { mobile: '154****0005' });
  expect(await findings(visitor)).toEqual([]);
  await triesCode(visitor, await asksForCode(visitor, OWN_MOBILE));
  await visitor.arrivesAt(`${SIGN_IN}?referer=${encodeURIComponent(target)}`);
  await visitor.sees('recovery.frozen.done');
  await visitor.opensSessionOf(frozen);
  expect(await visitor.reads('GET /authApi/account/v1/detail')).toMatchObject({
    account: 'frozen',
    status: 'ACTIVE',
  });
});

const UNDO = '/uaa/undo';

const detailOf = (visitor: Visitor) => visitor.calls('accountDetail');

test("an attacker with an open session verifies the account; the owner is notified and undoes it in another browser, which ends the attacker's session; the link is valid once", async () => {
  const attacker = await aVisitor();
  const link = await verifiesNewcomer(attacker);
  expect((await detailOf(attacker)).level).toBe(2);

  const owner = await aVisitorAt(link, 'en-US');
  await owner.sees('undo.IDENTITY.title');
  await owner.arrivesAt(UNDO);
  expect(await findings(owner)).toEqual([]);
  // Opening the link changes nothing.
  expect((await detailOf(attacker)).level).toBe(2);
  await owner.presses('undo.IDENTITY.submit');
  await owner.sees('undo.done');

  expect(await attacker.calls('online')).toBe(false);
  await owner.presses('undo.reset', 'link');
  await owner.arrivesAt('/uaa/resetPwd');
  expect(await linkToNewcomer(owner)).toBe('/uaa/resetPwd');
  await owner.opensSessionOf(newcomer);
  expect((await detailOf(owner)).level).toBe(1);
  await owner.opens(link);
  await owner.sees('undo.gone');
});
