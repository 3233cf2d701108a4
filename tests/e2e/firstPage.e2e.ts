/** The first page after a sign-in, and at a slow start. */
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '../../src/contract/endpoints';
import { demo } from './support/people';
import { holdScripts } from './support/screens/slowScripts';
import { aMember, aVisitor } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const deepLink = `${HOME}?from=mail&note=a%2Bb%20c`;
const SIGN_IN = '/uaa/login';
const DETAIL = '/authApi/account/v1/detail';
const DEMO_ID = '110101********0014';

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
