import { sendCode, spendCode } from '../../../mock/_domain/checks/codes';
import { HttpRefusal, Refusal } from '../../../mock/_domain/lib/refusals';
import { advanceClock } from '../../../mock/_domain/store/clock';
import type { PortalRequest } from '../../../mock/_domain/store/context';
import { getPortal } from '../../../mock/_domain/store/state';
import * as limits from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Answer, type Browser, lastSentTo, runPortal, wrongCode } from '../portal';

const newBrowser = runPortal();

const { CODE_LIMIT_WINDOW, CODE_MISSES_MAX, CODE_SENDS_MAX, CODE_TRIES, CODE_RESEND, SECOND } = limits;
const MOBILE = '15400000099';
const DEMO = '15400000001';
const { TOO_MANY } = subCodes;

const numberOf = (index: number) => `154000${String(10_000 + index)}`;

/** Requests a code with a solved captcha. */
async function requestCode(browser: Browser, mobile = MOBILE, scene = 'reset') {
  const captcha = browser.solvesCaptcha();
  return browser.call('smsCode', { body: { scene, region: '+86', mobile, captcha } });
}

/** Sends as many codes to a number as allowed, each for a new visitor. */
async function exhaustSends(mobile: string) {
  for (let sent = 0; sent < CODE_SENDS_MAX.destination; sent += 1) {
    expect(await requestCode(newBrowser(), mobile)).toSucceed();
  }
}

/** Requests a code to sign in with a solved captcha. */
async function requestSignInCode(browser: Browser, mobile = MOBILE) {
  const captcha = browser.solvesCaptcha();
  return browser.call('loginCode', { body: { region: '+86', mobile, captcha } });
}

/** Requests a code to a contact of the own account. */
const requestOwnCode = (browser: Browser, channel = 'mobile') =>
  browser.call('ownCode', { body: { scene: 'stepUp', channel } });
const confirm = (browser: Browser, value: string | undefined) =>
  browser.call('stepUp', { body: { method: 'sms', value } });

const expectTooMany = (answer: Answer<unknown>, seconds: number) => {
  expect(answer).toMatchObject({ status: 429, code: 40000, subCode: TOO_MANY, data: null });
  const wait = Number(answer.headers.get('Retry-After'));
  expect(Number.isInteger(wait)).toBe(true);
  expect([wait > seconds / 2, wait <= seconds]).toEqual([true, true]);
};

const HOUR_SECONDS = CODE_LIMIT_WINDOW / SECOND;

describe('the limit of codes to one number', () => {
  test('requires a captcha from the fourth code on, also of new visitors', async () => {
    const requestWithoutCaptcha = () =>
      newBrowser().call('smsCode', { body: { scene: 'reset', region: '+86', mobile: MOBILE } });
    for (let sent = 0; sent < limits.CAPTCHA_AFTER_SENDS_TO; sent += 1) {
      expect(await requestWithoutCaptcha()).toSucceed();
    }
    expect(await requestWithoutCaptcha()).toBeRefusedWith('CAPTCHA_REQUIRED');
    advanceClock(limits.SENDS_WINDOW);
    expect(await requestWithoutCaptcha()).toSucceed();
  });

  test('is ten in an hour over all visitors, scenes and endpoints', async () => {
    await exhaustSends(MOBILE);
    expectTooMany(await requestCode(newBrowser()), HOUR_SECONDS);
    expectTooMany(await requestCode(newBrowser(), MOBILE, 'register'), HOUR_SECONDS);
    expectTooMany(await requestSignInCode(newBrowser()), HOUR_SECONDS);
    expect(getPortal().outbox).toHaveLength(CODE_SENDS_MAX.destination);
  });

  test('does not affect the number’s owner who is signed in', async () => {
    await exhaustSends(DEMO);
    const browser = newBrowser().opensSessionOf('demo');
    expect(await requestOwnCode(browser)).toSucceed();
    expect(await confirm(browser, lastSentTo(DEMO).code)).toSucceed();
  });

  test('stores no number in the counts', async () => {
    await requestCode(newBrowser());
    const { codeSends } = getPortal();
    expect(JSON.stringify([...codeSends])).not.toContain(MOBILE);
    advanceClock(CODE_LIMIT_WINDOW);
    await requestCode(newBrowser(), numberOf(1));
    // The counts of the visitor, the network and the other number.
    expect(codeSends.size).toBe(3);
  });
});

test('limits one visitor to twenty codes in an hour over all numbers', async () => {
  const browser = newBrowser();
  for (let sent = 0; sent < CODE_SENDS_MAX.visitor; sent += 1) {
    expect(await requestCode(browser, numberOf(sent))).toSucceed();
  }
  expectTooMany(await requestCode(browser, numberOf(500)), HOUR_SECONDS);
  expect(await requestCode(newBrowser(), numberOf(500))).toSucceed();
});

test('gives a signed-in user no more codes for new cookies', async () => {
  for (let sent = 0; sent < CODE_SENDS_MAX.account; sent += 1) {
    expect(await requestCode(newBrowser().opensSessionOf('demo'), numberOf(sent), 'bind')).toSucceed();
  }
  expectTooMany(await requestCode(newBrowser().opensSessionOf('demo'), numberOf(500), 'bind'), HOUR_SECONDS);
});

describe('the limit of codes to the own contacts', () => {
  test('is twenty in an hour over all browsers and channels', async () => {
    for (let sent = 0; sent < CODE_SENDS_MAX.account; sent += 1) {
      const channel = sent % 2 ? 'email' : 'mobile';
      expect(await requestOwnCode(newBrowser().opensSessionOf('demo'), channel)).toSucceed();
    }
    expectTooMany(await requestOwnCode(newBrowser().opensSessionOf('demo')), HOUR_SECONDS);
    expectTooMany(await requestOwnCode(newBrowser().opensSessionOf('demo'), 'email'), HOUR_SECONDS);
    expect(await requestOwnCode(newBrowser().opensSessionOf('veteran'))).toSucceed();
    advanceClock(CODE_LIMIT_WINDOW);
    expect(await requestOwnCode(newBrowser().opensSessionOf('demo'))).toSucceed();
  });

  test('is fifteen wrong attempts in an hour over all browsers', async () => {
    for (let miss = 0; miss < CODE_MISSES_MAX.account; miss += CODE_TRIES) {
      const browser = newBrowser().opensSessionOf('demo');
      await requestOwnCode(browser);
      for (let tries = 0; tries < CODE_TRIES; tries += 1) {
        expect((await confirm(browser, wrongCode(lastSentTo(DEMO).code))).status).toBe(200);
      }
    }
    const browser = newBrowser().opensSessionOf('demo');
    await requestOwnCode(browser);
    expectTooMany(await confirm(browser, lastSentTo(DEMO).code), HOUR_SECONDS);
    const other = newBrowser().opensSessionOf('veteran');
    await requestOwnCode(other);
    expect(await confirm(other, lastSentTo('15400000020').code)).toSucceed();
  });
});

describe('the limit of wrong codes', () => {
  const signIn = (browser: Browser, code: string | undefined, mobile = MOBILE) =>
    browser.logsIn(2, { region: '+86', mobile, code });

  /** Enters as many wrong codes as one destination allows, some as each of several new visitors. */
  async function exhaustMisses(mobile = MOBILE): Promise<void> {
    let browser = newBrowser();
    for (let miss = 0; miss < CODE_MISSES_MAX.destination; miss += 1) {
      if (miss % CODE_TRIES === 0) {
        browser = newBrowser();
        await requestSignInCode(browser, mobile);
      }
      expect((await signIn(browser, wrongCode(lastSentTo(mobile).code), mobile)).status).toBe(200);
    }
  }

  test('refuses new codes to a number after fifteen wrong ones in an hour, in every scene', async () => {
    await exhaustMisses();
    const { length } = getPortal().outbox;
    expectTooMany(await requestSignInCode(newBrowser()), HOUR_SECONDS);
    expectTooMany(await requestCode(newBrowser(), MOBILE, 'appeal'), HOUR_SECONDS);
    expect(getPortal().outbox).toHaveLength(length);
    // A visitor who requested no code learns nothing of the limit.
    expect(await signIn(newBrowser(), '000000')).toBeRefusedWith('CODE_EXPIRED');
  });

  test('does not end a code that another visitor has requested before', async () => {
    const owner = newBrowser();
    await requestSignInCode(owner);
    const { code } = lastSentTo(MOBILE);
    await exhaustMisses();
    expect((await signIn(owner, wrongCode(code))).data).toEqual({ triesLeft: CODE_TRIES - 1 });
    expect(await signIn(owner, code)).toSucceed();
  });

  test('does not count the attempts of visitors who requested no code', async () => {
    const owner = newBrowser();
    await requestSignInCode(owner);
    const { code } = lastSentTo(MOBILE);
    for (let miss = 0; miss < 2 * CODE_TRIES; miss += 1) {
      expect(await signIn(newBrowser(), wrongCode(code))).toBeRefusedWith('CODE_EXPIRED');
    }
    expect([...getPortal().codes.values()].map(({ triesLeft }) => triesLeft)).toEqual([CODE_TRIES]);
    expect(getPortal().codeMisses.size).toBe(0);
    expect(await signIn(owner, code)).toSucceed();
  });

  test('does not block the number’s owner who is signed in', async () => {
    await exhaustMisses(DEMO);
    const browser = newBrowser().opensSessionOf('demo');
    await requestOwnCode(browser);
    expect(await confirm(browser, lastSentTo(DEMO).code)).toSucceed();
  });

  test('is fifteen for one visitor over all numbers', async () => {
    const browser = newBrowser();
    for (let index = 0; index < CODE_MISSES_MAX.visitor; index += 1) {
      const mobile = numberOf(index % 5);
      if (index % CODE_TRIES === 0) {
        for (let each = 0; each < 5; each += 1) await requestCode(browser, numberOf(each), 'appeal');
        advanceClock(CODE_RESEND);
      }
      const code = wrongCode(lastSentTo(mobile).code);
      const body = { scene: 'appeal', region: '+86', mobile, code };
      expect(await browser.call('proveMobile', { body })).toBeRefusedWith('CODE_WRONG');
    }
    const { code } = lastSentTo(numberOf(0));
    const body = { scene: 'appeal', region: '+86', mobile: numberOf(0), code };
    expect((await browser.call('proveMobile', { body })).status).toBe(429);
  });
});

describe('one network', () => {
  let made = 0;
  /** A new visitor at an address. */
  const visitorAt = (remoteAddress: string) => ({
    visitor: `visitor-${made++}`,
    lang: 'en-US' as const,
    req: { socket: { remoteAddress }, headers: {} } as PortalRequest,
  });
  const to = (mobile: string) => ({ scene: 'appeal', kind: 'sms', region: '+86', to: mobile }) as const;

  /** Sends a code to another number each time. Returns 'sent' or the reason of the refusal. */
  function send(address: string): string {
    try {
      sendCode(visitorAt(address), to(numberOf(made)));
      return 'sent';
    } catch (error) {
      if (error instanceof HttpRefusal) return `${error.status}`;
      return error instanceof Refusal ? error.subCode : 'fault';
    }
  }

  /** Records that many codes for a network without sending them. */
  const noteMoments = (times: Map<string, number[]>, network: string, count: number) =>
    times.set(`address ${network}`, Array(count).fill(Date.now()));

  test('needs a captcha after many codes', () => {
    const answers = Array.from({ length: limits.CAPTCHA_AFTER_SENDS_FROM + 1 }, () => send('203.0.113.7'));
    expect(new Set(answers.slice(0, -1))).toEqual(new Set(['sent']));
    expect(answers.at(-1)).toBe('CAPTCHA_REQUIRED');
    expect(send('203.0.113.8')).toBe('sent');
    advanceClock(limits.SENDS_WINDOW);
    expect(send('203.0.113.7')).toBe('sent');
  });

  test('is limited to a thousand codes in an hour', () => {
    noteMoments(getPortal().codeSends, '203.0.113.7', CODE_SENDS_MAX.address);
    expect([send('203.0.113.7'), send('203.0.113.8')]).toEqual(['429', 'sent']);
    advanceClock(CODE_LIMIT_WINDOW);
    expect(send('203.0.113.7')).toBe('sent');
  });

  test('is the first half of an IPv6 address, in any notation', () => {
    noteMoments(getPortal().codeSends, '2001:db8:0:7::/64', CODE_SENDS_MAX.address);
    for (const address of ['2001:db8:0:7::1', '2001:db8:0:7:a:b:c:d', '2001:db8::7:a:b:c:d']) {
      expect(send(address)).toBe('429');
    }
    expect([send('2001:db8:0:8::1'), send('::1'), send('fe80::')]).toEqual(['sent', 'sent', 'sent']);
  });

  test('is limited to three hundred wrong codes in an hour', () => {
    const visitor = visitorAt('203.0.113.7');
    sendCode(visitor, to(MOBILE));
    noteMoments(getPortal().codeMisses, '203.0.113.7', CODE_MISSES_MAX.address);
    const code = lastSentTo(MOBILE).code ?? '';
    expect(() => spendCode(visitor, { ...to(MOBILE), code })).toThrow('TOO_MANY');
    advanceClock(CODE_LIMIT_WINDOW);
    sendCode(visitor, to(MOBILE));
    spendCode(visitor, { ...to(MOBILE), code: lastSentTo(MOBILE).code ?? '' });
  });
});
