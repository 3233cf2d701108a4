/** Signing in with a code sent to a mobile number (channel 2). */
import { CODE_LIFETIME } from '../../src/constants';
import {
  asksForCode,
  choosesSms,
  codeSentTo,
  DEMO_MOBILE,
  masked,
  otherThan,
  triesCode,
  UNKNOWN_MOBILE,
} from './support/journeys/codes';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

// Codes to a number are counted for all visitors together: after a few, each requires a captcha.
beforeEach(resetPortal);

const HOME = '/user/identity_manage';
const LOGIN = '/anonApi/uaa/v1/login';

const online = (visitor: Visitor) => visitor.reads<boolean>('GET /anonApi/user/v1/online');

async function aVisitorBySms(): Promise<Visitor> {
  const visitor = await aVisitorAt('/uaa/login');
  await choosesSms(visitor);
  return visitor;
}

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

// Covered by tests/mock/signIn/smsLogin.test.ts and tests/components/Field/CodeField.test.tsx.
hardTest('shows the remaining tries after a wrong code, and still accepts the right one', async () => {
  const visitor = await aVisitorBySms();
  const code = await asksForCode(visitor, DEMO_MOBILE);
  await triesCode(visitor, otherThan(code));
  await visitor.sees('subCode.CODE_WRONG', { triesLeft: 4 });
  await visitor.waits(
    () =>
      document.activeElement?.getAttribute('name') === 'code' &&
      document.activeElement.ariaInvalid === 'true',
    'the focus on the refused code',
  );
  expect(await visitor.valueOf('mobile')).toBe(DEMO_MOBILE);
  expect(await visitor.page.title()).toContain(visitor.says('common.errorTitle', { title: '' }));
  expect(await findings(visitor)).toEqual([]);
  expect(await online(visitor)).toBe(false);
  await triesCode(visitor, code);
  await visitor.arrivesAt(HOME);
});

// Also in tests/mock/checks/codes.test.ts; a used-up code on the page in tests/components/Field/CodeField.test.tsx.
hardTest('refuses the right code after five wrong ones', async () => {
  const visitor = await aVisitorBySms();
  const code = await asksForCode(visitor, DEMO_MOBILE);
  for (let left = 4; left > 0; left -= 1) {
    await triesCode(visitor, otherThan(code));
    await visitor.sees('subCode.CODE_WRONG', { triesLeft: left });
  }
  await triesCode(visitor, otherThan(code));
  await visitor.sees('subCode.CODE_USED_UP');
  // A notice that is fading out has no contrast.
  await visitor.seesNoNotice();
  expect(await findings(visitor)).toEqual([]);
  await visitor.seesNoMore('login.submitting');
  const tries = visitor.requestsTo(LOGIN, 'POST').length;
  const answered = visitor.page.waitForResponse((response) => response.url().includes(LOGIN));
  await triesCode(visitor, code);
  await answered;
  expect(visitor.requestsTo(LOGIN, 'POST')).toHaveLength(tries + 1);
  await visitor.sees('subCode.CODE_USED_UP');
  expect(await online(visitor)).toBe(false);
});

// Also in tests/mock/checks/codes.test.ts; requesting another code in tests/components/Field/CodeField.test.tsx.
hardTest('refuses an expired code, and lets the visitor request another', async () => {
  const visitor = await aVisitorBySms();
  const code = await asksForCode(visitor, DEMO_MOBILE);
  await visitor.reads('POST /mock/clock', { advanceMs: CODE_LIFETIME });
  await triesCode(visitor, code);
  await visitor.sees('subCode.CODE_EXPIRED');
  expect(await online(visitor)).toBe(false);
  expect(await findings(visitor)).toEqual([]);
});

// Also in tests/mock/checks/codes.test.ts.
hardTest('does not accept a code that was sent to another number', async () => {
  const visitor = await aVisitorBySms();
  const code = await asksForCode(visitor, UNKNOWN_MOBILE);
  await visitor.fills('mobile', DEMO_MOBILE);
  await triesCode(visitor, code);
  await visitor.sees('subCode.CODE_EXPIRED');
  expect(await online(visitor)).toBe(false);
});
