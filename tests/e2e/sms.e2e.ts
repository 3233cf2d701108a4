/** Signing in with a code sent to a mobile number (channel 2), and the field for codes. */
import { CODE_RESEND, SECOND } from '../../src/constants';
import {
  asksForCode,
  choosesSms,
  codeSentTo,
  DEMO_MOBILE,
  masked,
  UNKNOWN_MOBILE,
} from './support/journeys/codes';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

// Codes to a number are counted for all visitors together: after a few, each requires a captcha.
beforeEach(resetPortal);

const HOME = '/user/identity_manage';

const online = (visitor: Visitor) => visitor.reads<boolean>('GET /anonApi/user/v1/online');

/** Returns the names of the fields that are too narrow for their values. */
const cutOff = (visitor: Visitor) =>
  visitor.page.$$eval('input[name="mobile"], input[name="code"]', (inputs) =>
    inputs.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ name }) => name),
  );

test('a visitor signs in by keyboard with a code, which the device does not store, returns to the requested page, and finds the channel first next time', async () => {
  // The texts in Portuguese are the longest.
  const visitor = await aVisitor('pt-BR');
  const target = `${HOME}?from=sms`;
  await visitor.opens(target);
  await visitor.arrivesAt(`/uaa/login?referer=${encodeURIComponent(target)}`);
  await visitor.fitsIn(320);
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
  expect(await cutOff(visitor)).toEqual([]);
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

const SEND = '/anonApi/uaa/v1/sendLoginMobile';

async function opensSms(visitor: Visitor): Promise<Visitor> {
  await visitor.opens('/uaa/login');
  await choosesSms(visitor);
  return visitor;
}

/** Seconds left on the button; 0 if it does not count down. */
const counting = (visitor: Visitor) =>
  visitor.page.$eval('.code-send', (button) => Number(/\d+/.exec(button.textContent ?? '')?.[0] ?? 0));

test('continues the countdown after a reload, shares it with a second tab, and offers another channel if no code arrives', async () => {
  const visitor = await opensSms(await aVisitor());
  await asksForCode(visitor, DEMO_MOBILE);
  await visitor.reloads();
  // The chosen channel is still open.
  await visitor.findsAt('.code-send');
  expect(await visitor.valueOf('mobile')).toBe(DEMO_MOBILE);
  await visitor.waits(
    () => /\d/.test(document.querySelector('.code-send')?.textContent ?? ''),
    'a countdown',
  );
  const left = await counting(visitor);
  expect(left).toBeLessThanOrEqual(CODE_RESEND / SECOND);
  await visitor.presses('code.again');
  await visitor.hears(visitor.says('code.wait').split('{seconds}').at(-1)?.trim() ?? '');
  expect(visitor.requestsTo(SEND, 'POST')).toHaveLength(1);

  const second = await opensSms(await visitor.opensTab());
  await second.fills('mobile', UNKNOWN_MOBILE);
  await second.sees('code.send');
  await visitor.fills('mobile', UNKNOWN_MOBILE);
  await visitor.presses('code.send');
  await visitor.sees(masked(UNKNOWN_MOBILE));
  await second.sees(masked(UNKNOWN_MOBILE));
  expect(await counting(second)).toBeGreaterThan(0);

  await second.page.bringToFront();
  await second.clicks('.code-help summary');
  await second.sees('code.help.blocked');
  await second.presses('code.help.password');
  await second.findsAt('input[name="password"]');
  expect(await second.page.evaluate(() => document.activeElement?.getAttribute('data-press'))).toBe(
    'password',
  );
});
