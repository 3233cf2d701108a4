/** @jest-environment node */
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import * as limits from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Answer, runPortal } from '../portal';

const newBrowser = runPortal();

const { BAD_CREDENTIALS, LOCKED, TOO_MANY } = subCodes;
const NETWORK = '127.0.0.1';

const isTooMany = (answer: Answer<unknown>, window: number) => {
  expect(answer).toMatchObject({ status: 429, code: 40000, subCode: TOO_MANY, data: null });
  const wait = Number(answer.headers.get('Retry-After'));
  expect([wait > window / limits.SECOND - 10, wait <= window / limits.SECOND]).toEqual([true, true]);
};

/** So many times, just now. */
const momentsOf = (times: number): number[] => Array(times).fill(now());

/** As many sign-ins have failed from the tests' network as may, but for `left`. */
const failsBut = (left: number) =>
  getPortal().signInFailures.set(NETWORK, momentsOf(limits.SIGN_IN_FAILURES_MAX - left));

describe('one password tried on many names', () => {
  test('ends for the network, the right one included, until the first of them is an hour ago', async () => {
    failsBut(2);
    for (const name of ['nobody', 'demo']) {
      expect((await newBrowser().signsIn(name, 'wrong')).subCode).toBe(BAD_CREDENTIALS);
    }
    for (const name of ['nobody', 'veteran']) {
      isTooMany(await newBrowser().signsIn(name), limits.SIGN_IN_FAILURES_WINDOW);
    }
    advanceClock(limits.SIGN_IN_FAILURES_WINDOW);
    expect((await newBrowser().signsIn('veteran')).code).toBe(20000);
  });

  test('ends for its own network alone', async () => {
    getPortal().signInFailures.set('10.0.0.7', momentsOf(limits.SIGN_IN_FAILURES_MAX));
    expect((await newBrowser().signsIn('demo')).code).toBe(20000);
  });

  test('a sign-in that succeeds, or that nobody judged, counts for nothing', async () => {
    failsBut(limits.LOCK_AFTER_FAILURES + 1);
    expect((await newBrowser().signsIn('demo')).code).toBe(20000);
    for (let failed = 0; failed < limits.LOCK_AFTER_FAILURES; failed += 1) {
      const browser = newBrowser();
      await browser.signsIn('nobody', 'wrong', { captcha: await browser.solvesCaptcha() });
    }
    expect((await newBrowser().signsIn('nobody')).subCode).toBe(LOCKED);
    expect((await newBrowser().signsIn('demo')).code).toBe(20000);
  });
});

describe('whether a name takes a captcha', () => {
  const asks = (browser = newBrowser()) => browser.call('captchaNeeded', { query: { account: 'demo' } });

  test('is told a visitor so often, and others still', async () => {
    const browser = newBrowser();
    for (let asked = 0; asked < limits.CAPTCHA_QUESTIONS_MAX.visitor; asked += 1) {
      expect((await asks(browser)).data).toBe(false);
    }
    isTooMany(await asks(browser), limits.CAPTCHA_CALLS_WINDOW);
    expect((await asks()).data).toBe(false);
    advanceClock(limits.CAPTCHA_CALLS_WINDOW);
    expect((await asks(browser)).data).toBe(false);
  });

  test('is told a network so often, though each visitor is a new one', async () => {
    const asked = momentsOf(limits.CAPTCHA_QUESTIONS_MAX.address - 1);
    getPortal().captchaQuestions.set(`address ${NETWORK}`, asked);
    expect((await asks()).data).toBe(false);
    isTooMany(await asks(), limits.CAPTCHA_CALLS_WINDOW);
  });
});
