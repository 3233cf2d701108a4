/** The one-time code's field, on the sign-in page: how a code comes, counts down and comes again. */
import { CODE_RESEND, SECOND } from '../../src/constants';
import { readsImage } from './support/journeys/captcha';
import {
  asksForCode,
  choosesSms,
  codeSentTo,
  DEMO_MOBILE,
  masked,
  UNKNOWN_MOBILE,
} from './support/journeys/codes';
import { hardTest, whenHard } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Language } from './support/words';

// The codes of a number are counted for all visitors together: after a few each takes a captcha.
beforeEach(resetPortal);

const SEND = '/anonApi/uaa/v1/sendLoginMobile';
const CHALLENGE = '/anonApi/component/v1/challenge';
const HOME = '/user/identity_manage';

async function opensSms(visitor: Visitor): Promise<Visitor> {
  await visitor.opens('/uaa/login');
  await choosesSms(visitor);
  return visitor;
}

const aVisitorBySms = async (language: Language = 'zh-CN') => opensSms(await aVisitor(language));

/** Seconds the button still counts; 0 where it does not. */
const counting = (visitor: Visitor) =>
  visitor.page.$eval('.code-send', (button) => Number(/\d+/.exec(button.textContent ?? '')?.[0] ?? 0));

test('a pasted message yields its code', async () => {
  const visitor = await aVisitorBySms();
  const code = await asksForCode(visitor, DEMO_MOBILE);
  await visitor.fills('code', `【门户】您的验证码是 ${code}，5 分钟内有效。`);
  expect(await visitor.valueOf('code')).toBe(code);
  await visitor.confirms();
  await visitor.isAt(HOME);
});

test('the countdown outlives a reload, and a second tab shares it', async () => {
  const visitor = await aVisitorBySms();
  await asksForCode(visitor, DEMO_MOBILE);
  await visitor.reloads();
  // The channel is still the one that was open.
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
});

test('a browser that has lost the countdown is told, and counts on', async () => {
  const visitor = await aVisitorBySms();
  await asksForCode(visitor, DEMO_MOBILE);
  await visitor.page.evaluate(() => localStorage.removeItem('portal_codes'));
  await visitor.reloads();
  await choosesSms(visitor);
  await visitor.presses('code.send');
  await visitor.sees(masked(DEMO_MOBILE));
  expect(await counting(visitor)).toBeGreaterThan(0);
  expect(visitor.requestsTo(SEND, 'POST')).toHaveLength(2);
});

test.each([-3_600_000, ...whenHard(40_000)])('a clock %i ms off counts the same minute', async (off) => {
  const visitor = await aVisitor();
  await visitor.page.evaluateOnNewDocument((ahead: number) => {
    const now = Date.now;
    Date.now = () => now() + ahead;
  }, off);
  await opensSms(visitor);
  await asksForCode(visitor, DEMO_MOBILE);
  const first = await counting(visitor);
  expect(first).toBeGreaterThan(50);
  expect(first).toBeLessThanOrEqual(CODE_RESEND / SECOND);
  await visitor.waits(
    (before: number) =>
      Number(/\d+/.exec(document.querySelector('.code-send')?.textContent ?? '')?.[0]) < before,
    'the seconds to pass',
    first,
  );
});

// Every page is looked at on a narrow screen in smoke.e2e.ts.
hardTest('a narrow page holds a whole number and a whole code', async () => {
  const visitor = await aVisitor('pt-BR');
  await visitor.page.setViewport({ width: 320, height: 900 });
  await opensSms(visitor);
  await asksForCode(visitor, DEMO_MOBILE);
  await visitor.fills('code', '888888');
  const cut = await visitor.page.$$eval('input[name="mobile"], input[name="code"]', (inputs) =>
    inputs.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ name }) => name),
  );
  expect(cut).toEqual([]);
});

test('the third send takes a proof of work, for which the visitor does nothing', async () => {
  const visitor = await aVisitorBySms();
  await asksForCode(visitor, '15400000091');
  await asksForCode(visitor, '15400000092');
  expect(visitor.requestsTo(CHALLENGE)).toEqual([]);
  await visitor.fills('mobile', '15400000093');
  await visitor.presses('code.send');
  await visitor.sees(masked('15400000093'));
  await visitor.doesNotSee('subCode.CAPTCHA_REQUIRED');
  expect(visitor.requestsTo(CHALLENGE)).toHaveLength(1);
  expect(await codeSentTo(visitor, '15400000093')).toMatch(/^\d{6}$/);
});

test('where the proof cannot be had, the third send shows the captcha, which the image answers', async () => {
  const visitor = await aVisitorBySms();
  await asksForCode(visitor, '15400000091');
  await asksForCode(visitor, '15400000092');
  visitor.watch.tolerate(/503/);
  await visitor.spoils(`GET ${CHALLENGE}`, { status: 503 });
  await visitor.fills('mobile', '15400000093');
  await visitor.presses('code.send');
  await visitor.sees('login.proof.failed');
  expect(await findings(visitor)).toEqual([]);
  await readsImage(visitor);
  await visitor.confirms();
  await visitor.sees(masked('15400000093'));
  expect(await visitor.has('input[name="captcha"]')).toBe(false);
});

// Also in tests/components/Field/MobileField.test.tsx; that nothing is sent, in CodeField.test.tsx.
hardTest('an empty or malformed number is refused at its field, and nothing is sent', async () => {
  const visitor = await aVisitorBySms('en-US');
  await visitor.presses('code.send');
  await visitor.sees('validation.mobile.required');
  await visitor.fills('mobile', '123');
  await visitor.presses('login.submit');
  await visitor.sees('validation.mobile.format');
  await visitor.sees('validation.code.required');
  expect(await findings(visitor)).toEqual([]);
  expect(visitor.requestsTo(SEND, 'POST')).toEqual([]);
  // The same digits are right elsewhere.
  await visitor.fills('mobile', '+852 6123 4567');
  await visitor.page.keyboard.press('Tab');
  await visitor.seesNoMore('validation.mobile.format');
  expect(await visitor.valueOf('region')).toBe('+852');
  expect(await visitor.valueOf('mobile')).toBe('61234567');
});

test('a send that meets no network keeps what was typed and can be tried again', async () => {
  const visitor = await aVisitorBySms();
  await visitor.spoils(`POST ${SEND}`, { cut: true });
  visitor.watch.tolerate(/ERR_|Failed to load/);
  await visitor.fills('mobile', DEMO_MOBILE);
  await visitor.presses('code.send');
  await visitor.sees('code.unreachable');
  expect(await visitor.valueOf('mobile')).toBe(DEMO_MOBILE);
  expect(await findings(visitor)).toEqual([]);
  await visitor.mends();
  await visitor.presses('code.send');
  await visitor.sees(masked(DEMO_MOBILE));
});

test('whoever gets no code finds another way', async () => {
  const visitor = await aVisitorBySms('pt-BR');
  await asksForCode(visitor, DEMO_MOBILE);
  await visitor.clicks('.code-help summary');
  await visitor.sees('code.help.blocked');
  await visitor.presses('code.help.password');
  await visitor.findsAt('input[name="password"]');
  expect(await visitor.page.evaluate(() => document.activeElement?.getAttribute('data-press'))).toBe(
    'password',
  );
});
