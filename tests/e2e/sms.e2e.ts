/** Signing in with a code sent to a mobile number (channel 2). */
import { codeSentTo, DEMO_MOBILE, masked } from './support/journeys/codes';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

// Codes to a number are counted for all visitors together: after a few, each requires a captcha.
beforeEach(resetPortal);

const HOME = '/user/identity_manage';

const online = (visitor: Visitor) => visitor.reads<boolean>('GET /anonApi/user/v1/online');

test('a visitor signs in by keyboard with a code, which the device does not store, returns to the requested page, and finds the channel first next time', async () => {
  const visitor = await aVisitor();
  const target = `${HOME}?from=sms`;
  await visitor.opens(target);
  await visitor.arrivesAt(`/uaa/login?referer=${encodeURIComponent(target)}`);
  await visitor.settles();
  await visitor.tabsTo('[role="tab"]');
  await visitor.page.keyboard.press('ArrowRight');
  await visitor.findsAt('input[name="mobile"]');
  await visitor.types('mobile', DEMO_MOBILE);
  await visitor.tabsTo('.code-send');
  await visitor.confirms();
  await visitor.sees(masked(DEMO_MOBILE));
  await visitor.waitsForFocus('code');
  expect(await findings(visitor)).toEqual([]);
  const code = await codeSentTo(visitor, DEMO_MOBILE);
  await visitor.page.keyboard.type(code);
  expect(await storedBy(visitor)).not.toContain(code);
  expect(await visitor.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(DEMO_MOBILE);
  await visitor.confirms();
  await visitor.arrivesAt(target);
  expect(await storedBy(visitor)).not.toContain(DEMO_MOBILE);
  expect(await online(visitor)).toBe(true);
  expect(await visitor.reads('GET /authApi/account/v1/detail')).toMatchObject({ account: 'demo' });

  // The channel that succeeded is marked and opens first.
  await visitor.calls('logout');
  await visitor.opens('/uaa/login');
  await visitor.findsAt('[role="tab"][data-press="sms"][aria-selected="true"]');
  await visitor.sees('login.lastUsed');
});
