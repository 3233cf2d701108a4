import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '../../src/contract/endpoints';
import { bossHere, demo } from './support/people';
import { hardTest } from './support/run/hard';
import { holdScripts } from './support/screens/slowScripts';
import { aMember, aMemberAt, aVisitor, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const deepLink = `${HOME}?from=mail&note=a%2Bb%20c`;
const SIGN_IN = '/uaa/login';
/** Delay of a response that is longer than a sign-out and a sign-in (ms). */
const LATE = 6000;
const DETAIL = '/authApi/account/v1/detail';
const DEMO_ID = '110101********0014';
const BOSS_ID = '110101********0045';

/** Signs out by the user menu; does not wait for the result. */
async function signsOut(visitor: Visitor): Promise<void> {
  await visitor.presses('layout.userMenu');
  await visitor.presses('layout.signOut', 'menuitem');
}

/** Records every message key that the page shows in place of its message, also for a single frame. */
const recordShownKeys = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const keys = new Set<string>();
    const look = () => {
      for (const line of document.body.innerText.split(/\s+/)) {
        if (/^[a-z]\w*(?:\.\w+)+$/.test(line)) keys.add(line);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { readShownKeys: () => [...keys] });
  });

test('shows the requested page and the last sign-in after sign-in, without an error or a message key, although its messages load late', async () => {
  const visitor = await aVisitor();
  const messages = await holdScripts(visitor, /\/later-[^/]*\.js$/);
  await visitor.opens(`${SIGN_IN}?referer=${encodeURIComponent(deepLink)}`);
  await recordShownKeys(visitor);
  const detailResponse = visitor.page.waitForResponse((response) => response.url().includes(DETAIL));
  await visitor.submits(demo);
  await detailResponse;
  await pause(300);
  await messages.release();
  await visitor.arrivesAt(deepLink);
  await visitor.sees(DEMO_ID);
  await visitor.sees('identity.welcome.back');
  await visitor.doesNotSee('identity.failed');
  const shown = await visitor.page.evaluate(() =>
    (window as unknown as { readShownKeys: () => string[] }).readShownKeys(),
  );
  expect(shown).toEqual([]);
  // From the sign-in page to the member's page, the portal's settings and the private data are requested once each.
  expect(visitor.requestsTo('/anonApi/global/v1/domain', 'GET')).toHaveLength(1);
  expect(visitor.requestsTo(DETAIL, 'GET')).toHaveLength(1);
  expect(visitor.requestsTo('/authApi/user/v1/identity', 'GET')).toHaveLength(1);
  const { account, level, lastLogin } = await visitor.calls('accountDetail');
  expect({ account, level }).toEqual({ account: 'demo', level: 3 });
  expect(await visitor.mainText()).toContain(lastLogin?.place);
});

test("shows a slow start in the portal's frame, and waits only for the login status", async () => {
  const visitor = await aMember(demo);
  await visitor.injectsFault(endpoints.online, { delayMs: 1_500, times: 1 });
  await visitor.injectsFault(endpoints.domain, { delayMs: 20_000, times: 1 });
  await visitor.page.goto(visitor.origin + HOME, { waitUntil: 'domcontentloaded' });
  await visitor.findsAt('header.main-header');
  const header = () => visitor.page.$eval('header.main-header', (box) => box.getBoundingClientRect().height);
  const before = await header();
  await visitor.doesNotSee(DEMO_ID);
  expect(await header()).toBe(before);
  // The portal's settings are still loading.
  await visitor.sees(DEMO_ID);
  expect(await header()).toBe(before);
});

// Covered by tests/utils/http/pendingCalls.test.ts (is false for a call that started before the user changed).
hardTest('does not show a late response for the previous user to the next one', async () => {
  const visitor = await aVisitorAt(SIGN_IN);
  await visitor.injectsFault(endpoints.notices, { delayMs: LATE, times: 1 });
  await visitor.submits(demo);
  await visitor.arrivesAt(HOME);
  const asked = Date.now();
  await visitor.sees(DEMO_ID);
  const late = await visitor.reads<{ title: string }[]>('GET /authApi/user/v1/notices');
  await signsOut(visitor);
  await visitor.arrivesAt(SIGN_IN);
  await visitor.signsIn(bossHere);
  await visitor.sees(BOSS_ID);
  const own = await visitor.reads<{ title: string }[]>('GET /authApi/user/v1/notices');
  await pause(Math.max(0, asked + LATE + 500 - Date.now()));
  await visitor.presses('layout.notices');
  for (const { title } of own) await visitor.sees(title);
  const foreign = late.filter(({ title }) => !own.some((notice) => notice.title === title));
  expect(foreign.length).toBeGreaterThan(0);
  for (const { title } of foreign) await visitor.doesNotSee(title);
});

// Covered by tests/pages/uaa/login/signedInVisitor.test.tsx (a user whom the portal has just sent to sign-in).
hardTest('does not redirect in a loop if the server contradicts itself about the session', async () => {
  const visitor = await aMember(demo);
  await visitor.injectsFault(endpoints.online, {
    body: { code: 20000, data: false, subCode: null, subMsg: null },
  });
  await visitor.opens(HOME);
  await visitor.arrivesAt(`${SIGN_IN}?referer=${encodeURIComponent(HOME)}`);
  await visitor.settles();
  const asked = visitor.requestsTo('/anonApi/user/v1/online', 'GET').length;
  await visitor.settles();
  expect(visitor.requestsTo('/anonApi/user/v1/online', 'GET')).toHaveLength(asked);
});

// Covered by tests/layouts/useSessionGuard.test.tsx (reports a failed check) and tests/services/session.test.ts.
hardTest('shows an error if the login status is refused, and does not sign out', async () => {
  const visitor = await aMember(demo);
  await visitor.injectsFault(endpoints.online, {
    body: { code: 40000, data: null, subCode: null, subMsg: 'x' },
  });
  await visitor.opens(HOME);
  await visitor.sees('exception.session.title');
  await visitor.clearsFaults();
  await visitor.presses('common.retry');
  await visitor.sees(DEMO_ID);
});

// Covered by tests/pages/uaa/logout/logoutPage.test.tsx and tests/layouts/useSessionGuard.test.tsx.
hardTest('signs out the other tabs before the server has responded', async () => {
  const visitor = await aMemberAt(HOME, demo);
  const other = await visitor.opensTab(HOME);
  await other.sees(DEMO_ID);
  await visitor.injectsFault(endpoints.logout, { delayMs: 20_000, times: 1 });
  await signsOut(visitor);
  await other.waits(() => location.pathname === '/uaa/login', 'the sign-in page in the other tab');
  expect(await visitor.reads('GET /anonApi/user/v1/online')).toBe(true);
});

// Covered by tests/services/secrets.test.ts and tests/components/Status/FailureAlert.test.tsx.
hardTest('sends no password if neither the domain nor the default states whether to encrypt it', async () => {
  const visitor = await aVisitorAt('/error');
  await visitor.injectsFault(endpoints.domain, { body: '' });
  await visitor.injectsFault(endpoints.defaultEncryption, {
    body: { code: 40000, data: null, subCode: null, subMsg: 'x' },
  });
  await visitor.opens(SIGN_IN);
  await visitor.submits(demo);
  await visitor.sees('login.unreachable');
  expect(visitor.requestsTo('/anonApi/uaa/v1/login', 'POST')).toHaveLength(0);
});
