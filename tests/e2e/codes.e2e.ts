/** The field for one-time codes on the sign-in page: sending, countdown, sending again. */
import { CODE_RESEND, SECOND } from '../../src/constants';
import { asksForCode, choosesSms, DEMO_MOBILE, masked, UNKNOWN_MOBILE } from './support/journeys/codes';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Language } from './support/words';

// Codes to a number are counted for all visitors together: after a few, each requires a captcha.
beforeEach(resetPortal);

const SEND = '/anonApi/uaa/v1/sendLoginMobile';

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
