import { countCall } from '../../../mock/_domain/checks/callLimits';
import { VISITOR_COOKIE } from '../../../mock/_domain/lib/cookies';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import type { PortalRequest } from '../../../mock/_domain/store/context';
import { getPortal } from '../../../mock/_domain/store/state';
import * as limits from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Answer, type Browser, runPortal } from '../portal';

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

const account = 'demo';
type Call = (browser: Browser) => Promise<Answer<unknown>>;

describe.each<[string, Parameters<typeof countCall>[0], { visitor: number; address: number }, Call]>([
  [
    'captchaNeeded',
    'captchaQuestions',
    limits.CAPTCHA_QUESTIONS_MAX,
    (browser) => browser.call('captchaNeeded', { query: { account } }),
  ],
  [
    'captchaImage',
    'captchaCalls',
    limits.CAPTCHA_CALLS_MAX,
    (browser) => browser.call('captchaImage', { query: { t: '1' } }),
  ],
  [
    'captchaChallenge',
    'captchaCalls',
    limits.CAPTCHA_CALLS_MAX,
    (browser) => browser.call('captchaChallenge'),
  ],
  [
    'checkCaptcha',
    'captchaCalls',
    limits.CAPTCHA_CALLS_MAX,
    (browser) => browser.call('checkCaptcha', { query: { captcha: 'wrong' } }),
  ],
  [
    'breachedRange',
    'breachedRangeCalls',
    limits.BREACHED_RANGE_CALLS_MAX,
    (browser) => browser.call('breachedRange', { query: { prefix: '00000' } }),
  ],
  [
    'signInPhrase',
    'phraseCalls',
    limits.PHRASE_CALLS_MAX,
    (browser) => browser.call('signInPhrase', { body: { userType: 'person', account } }),
  ],
])('the limit of %s', (_, kind, { visitor, address }, call) => {
  test('refuses calls of one visitor for ten minutes, and none of another visitor', async () => {
    const browser = newBrowser();
    expect(await call(browser)).toSucceed();
    const id = browser.cookies.get(VISITOR_COOKIE);
    getPortal()[kind].set(`visitor ${id}`, momentsOf(visitor - 1));
    expect(await call(browser)).toSucceed();
    expectTooMany(await call(browser), limits.CAPTCHA_CALLS_WINDOW);
    expect(await call(newBrowser())).toSucceed();
    advanceClock(limits.CAPTCHA_CALLS_WINDOW);
    expect(await call(browser)).toSucceed();
  });

  test('refuses calls of one network, also of new visitors', async () => {
    getPortal()[kind].set(`address ${NETWORK}`, momentsOf(address - 1));
    expect(await call(newBrowser())).toSucceed();
    expectTooMany(await call(newBrowser()), limits.CAPTCHA_CALLS_WINDOW);
  });
});

test('counts the calls of each network separately, and removes expired counts', () => {
  const callFrom = (remoteAddress: string, visitor: string) =>
    countCall('captchaCalls', { visitor, req: { socket: { remoteAddress }, headers: {} } as PortalRequest });
  getPortal().captchaCalls.set('address 203.0.113.7', momentsOf(limits.CAPTCHA_CALLS_MAX.address));
  expect(() => callFrom('203.0.113.7', 'first')).toThrow('TOO_MANY');
  expect(() => callFrom('203.0.113.8', 'second')).not.toThrow();
  advanceClock(limits.CAPTCHA_CALLS_WINDOW);
  callFrom('203.0.113.7', 'first');
  expect([...getPortal().captchaCalls.keys()]).toEqual(['address 203.0.113.7', 'visitor first']);
});
