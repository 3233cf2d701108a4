/** The field for one-time codes on the sign-in page: sending, countdown, sending again. */
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
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Language } from './support/words';

// Codes to a number are counted for all visitors together: after a few, each requires a captcha.
beforeEach(resetPortal);

const SEND = '/anonApi/uaa/v1/sendLoginMobile';
const CHALLENGE = '/anonApi/component/v1/challenge';

async function opensSms(visitor: Visitor): Promise<Visitor> {
  await visitor.opens('/uaa/login');
  await choosesSms(visitor);
  return visitor;
}

const aVisitorBySms = async (language: Language = 'zh-CN') => opensSms(await aVisitor(language));

/** Seconds left on the button; 0 if it does not count down. */
const counting = (visitor: Visitor) =>
  visitor.page.$eval('.code-send', (button) => Number(/\d+/.exec(button.textContent ?? '')?.[0] ?? 0));

test('continues the countdown after a reload, shares it with a second tab, and offers another channel if no code arrives', async () => {
  const visitor = await aVisitorBySms();
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

for (const off of [-3_600_000, 40_000]) {
  // Covered by tests/utils/storage/codes.test.ts and tests/components/Field/CodeField.test.tsx.
  hardTest(`counts down the same minute with a clock that is ${off} ms off`, async () => {
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
}

// Every page is checked on a narrow screen in smoke.e2e.ts.
hardTest('shows a complete number and a complete code on a narrow screen', async () => {
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

// Covered by tests/mock/checks/codeLimits.test.ts, tests/components/Field/CodeField.test.tsx and ProofOfWork.test.tsx; a
// proof that the browser computes, by appeal.e2e.ts and resetPwd.e2e.ts.
hardTest(
  'requires a proof of work for the third code, which the browser computes without the visitor',
  async () => {
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
  },
);

// Covered by tests/components/Field/ProofOfWork.test.tsx and CodeField.test.tsx.
hardTest('shows the captcha for the third code if the proof fails, and accepts the image', async () => {
  const visitor = await aVisitorBySms();
  await asksForCode(visitor, '15400000091');
  await asksForCode(visitor, '15400000092');
  visitor.watch.tolerate(/503/);
  await visitor.injectsFault(`GET ${CHALLENGE}`, { status: 503 });
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
hardTest('rejects an empty or malformed number at its field and sends nothing', async () => {
  const visitor = await aVisitorBySms('en-US');
  await visitor.presses('code.send');
  await visitor.sees('validation.mobile.required');
  await visitor.fills('mobile', '123');
  await visitor.presses('login.submit');
  await visitor.sees('validation.mobile.format');
  await visitor.sees('validation.code.required');
  expect(await findings(visitor)).toEqual([]);
  expect(visitor.requestsTo(SEND, 'POST')).toEqual([]);
  // A number with eight digits is valid in another region.
  await visitor.fills('mobile', '+852 6123 4567');
  await visitor.page.keyboard.press('Tab');
  await visitor.seesNoMore('validation.mobile.format');
  expect(await visitor.valueOf('region')).toBe('+852');
  expect(await visitor.valueOf('mobile')).toBe('61234567');
});

// Covered by tests/components/Field/CodeField.test.tsx (the error of a failed send).
hardTest('keeps the typed number after a network error, and sends the code on the next try', async () => {
  const visitor = await aVisitorBySms();
  await visitor.injectsFault(`POST ${SEND}`, { cut: true });
  visitor.watch.tolerate(/ERR_|Failed to load/);
  await visitor.fills('mobile', DEMO_MOBILE);
  await visitor.presses('code.send');
  await visitor.sees('code.unreachable');
  expect(await visitor.valueOf('mobile')).toBe(DEMO_MOBILE);
  expect(await findings(visitor)).toEqual([]);
  await visitor.clearsFaults();
  await visitor.presses('code.send');
  await visitor.sees(masked(DEMO_MOBILE));
});
