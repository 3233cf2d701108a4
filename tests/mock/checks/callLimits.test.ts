import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import * as limits from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Answer, runPortal } from '../portal';

const newBrowser = runPortal();

const { TOO_MANY } = subCodes;
const NETWORK = '127.0.0.1';

const expectTooMany = (answer: Answer<unknown>, window: number) => {
  expect(answer).toMatchObject({ status: 429, code: 40000, subCode: TOO_MANY, data: null });
  const wait = Number(answer.headers.get('Retry-After'));
  expect([wait > window / limits.SECOND - 10, wait <= window / limits.SECOND]).toEqual([true, true]);
};

/** Returns the current time that many times. */
const momentsOf = (times: number): number[] => Array(times).fill(now());

/** Records so many failed sign-ins from the tests' network that `left` more are allowed. */
const leaveFailures = (left: number) =>
  getPortal().signInFailures.set(NETWORK, momentsOf(limits.SIGN_IN_FAILURES_MAX - left));

describe('the limit of failed sign-ins over all names', () => {
  test('refuses every sign-in from the network until the first failure is an hour old', async () => {
    leaveFailures(2);
    for (const name of ['nobody', 'demo']) {
      expect(await newBrowser().signsIn(name, 'wrong')).toBeRefusedWith('BAD_CREDENTIALS');
    }
    for (const name of ['nobody', 'veteran']) {
      expectTooMany(await newBrowser().signsIn(name), limits.SIGN_IN_FAILURES_WINDOW);
    }
    advanceClock(limits.SIGN_IN_FAILURES_WINDOW);
    expect(await newBrowser().signsIn('veteran')).toSucceed();
  });

  test('does not count a sign-in that succeeds or that a lock refuses', async () => {
    leaveFailures(limits.LOCK_AFTER_FAILURES + 1);
    expect(await newBrowser().signsIn('demo')).toSucceed();
    for (let failed = 0; failed < limits.LOCK_AFTER_FAILURES; failed += 1) {
      const browser = newBrowser();
      await browser.signsIn('nobody', 'wrong', { captcha: browser.solvesCaptcha() });
    }
    expect(await newBrowser().signsIn('nobody')).toBeRefusedWith('LOCKED');
    expect(await newBrowser().signsIn('demo')).toSucceed();
  });
});

describe('the check whether a name needs a captcha', () => {
  const request = (browser = newBrowser()) => browser.call('captchaNeeded', { query: { account: 'demo' } });

  test('is limited for one visitor and not for others', async () => {
    const browser = newBrowser();
    for (let asked = 0; asked < limits.CAPTCHA_QUESTIONS_MAX.visitor; asked += 1) {
      expect((await request(browser)).data).toBe(false);
    }
    expectTooMany(await request(browser), limits.CAPTCHA_CALLS_WINDOW);
    expect((await request()).data).toBe(false);
    advanceClock(limits.CAPTCHA_CALLS_WINDOW);
    expect((await request(browser)).data).toBe(false);
  });

  test('is limited for a network, also with new visitors', async () => {
    const asked = momentsOf(limits.CAPTCHA_QUESTIONS_MAX.address - 1);
    getPortal().captchaQuestions.set(`address ${NETWORK}`, asked);
    expect((await request()).data).toBe(false);
    expectTooMany(await request(), limits.CAPTCHA_CALLS_WINDOW);
  });
});
