/** Locking an account that another person uses: from account security, and signed out. */
import { CODE_RESEND } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { PANIC_PATH } from '../../src/utils/routing/paths';
import { addsAuthenticator } from './support/journeys/authenticator';
import { codeSentTo, DEMO_MOBILE } from './support/journeys/codes';
import { meetsLockInOldBrowser } from './support/journeys/panic';
import { names, showsCertificate } from './support/journeys/reset';
import { boss, demo } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { storesSettings } from './support/screens/elder';
import { aMember, aMemberAt, aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const SECURITY = '/user/account_manage/account_security';
const PAUSED = '/uaa/paused';
const EMAIL = 'demo@example.com';

beforeEach(resetPortal);

const isOnline = (visitor: Visitor) => visitor.calls('online');

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

// Covered by tests/mock/signIn/panic.test.ts (a report without the app),
// tests/features/accountSecurity/panic/PanicCard.test.tsx and tests/features/stepUp/StepUpHost.test.tsx.
hardTest(
  'a member locks the account by a code to the mail address, because the app belongs to a stranger',
  async () => {
    const visitor = await aMember(demo, 'zh-CN');
    await addsAuthenticator(await aMember(demo), demo);
    await visitor.opens(SECURITY);
    visitor.watch.tolerate(/status of 428/);
    await visitor.presses('panic.begin');
    await visitor.sees('panic.change.authenticatorAdded');
    expect(await findings(visitor)).toEqual([]);
    await visitor.fitsIn(320);
    await visitor.presses('panic.yes');
    await visitor.finds('dialog', 'stepUp.title');
    await visitor.presses('stepUp.method.email', 'radio');
    await visitor.presses('code.send');
    await visitor.until(async () => /^\d{6}$/.test(await codeSentTo(visitor, EMAIL)), 'the code');
    await visitor.fills('code', await codeSentTo(visitor, EMAIL));
    await visitor.confirms();
    await visitor.arrivesAt(PAUSED);
    expect(await isOnline(visitor)).toBe(false);
  },
);

// Covered by tests/mock/signIn/panic.test.ts (signed out), and resetProofs.test.tsx (to the button) and
// resetReturn.test.tsx (the lock) of tests/pages/uaa/resetPwd.
hardTest(
  'an owner who is signed out locks the account after the first proof of a password reset, by keyboard',
  async () => {
    const visitor = await aVisitorAt(PANIC_PATH, 'zh-CN');
    await visitor.sees('panic.report.how');
    await visitor.presses('login.userType.legal', 'radio');
    await names(visitor, boss.account, `${PANIC_PATH}&step=prove`);
    await showsCertificate(visitor, 'boss');
    await (await visitor.finds('button', 'panic.begin')).focus();
    await visitor.page.keyboard.press('Enter');
    await visitor.finds('dialog', 'panic.ask');
    await visitor.presses('panic.yes');
    await visitor.arrivesAt(PAUSED);
    await visitor.sees('panic.paused.next');
  },
);

// Covered by tests/mock/signIn/panic.test.ts (an older session) and tests/pages/uaa/paused/pausedPage.test.tsx.
hardTest(
  'a member who signs in sees the lock, and ends it in a browser with an older session, in elder mode',
  async () => {
    const visitor = await aVisitor('zh-TW');
    await storesSettings(visitor, { elder: true });
    await meetsLockInOldBrowser(visitor, demo);
    await visitor.fitsIn(320);
    await visitor.presses('panic.end');
    await visitor.sees('panic.ended');
    await visitor.reads('POST /mock/clock', { advanceMs: CODE_RESEND });
    const number = { region: '+86', mobile: DEMO_MOBILE };
    await visitor.calls('loginCode', number);
    const code = await codeSentTo(visitor, DEMO_MOBILE);
    await visitor.reads(`${endpoints.login}?channelCode=2`, { ...number, code });
    expect(await isOnline(visitor)).toBe(true);
  },
);
