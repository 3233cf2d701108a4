import { sendCode, spendCode } from '../../../mock/_domain/checks/codes';
import { HttpRefusal, Refusal } from '../../../mock/_domain/lib/refusals';
import { advanceClock } from '../../../mock/_domain/store/clock';
import type { PortalRequest } from '../../../mock/_domain/store/context';
import { getPortal } from '../../../mock/_domain/store/state';
import * as limits from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Answer, type Browser, lastSentTo, runPortal, wrongCode } from '../portal';

const newBrowser = runPortal();

const { CODE_LIMIT_WINDOW, CODE_MISSES_MAX, CODE_SENDS_MAX, CODE_TRIES, CODE_RESEND, MINUTE, SECOND } =
  limits;
const MOBILE = '15400000099';
const DEMO = '15400000001';
const { CODE_WRONG, TOO_MANY } = subCodes;

const numberOf = (index: number) => `154000${String(10_000 + index)}`;

/** Requests a code with a solved captcha. */
async function asks(browser: Browser, mobile = MOBILE, scene = 'reset') {
  const captcha = browser.solvesCaptcha();
  return browser.call('smsCode', { body: { scene, region: '+86', mobile, captcha } });
}

/** Sends as many codes to a number as allowed, each for a new visitor. */
async function floods(mobile = MOBILE) {
  for (let sent = 0; sent < CODE_SENDS_MAX.destination; sent += 1) {
    expect(await asks(newBrowser(), mobile)).toSucceed();
  }
}

/** Requests a code to sign in with a solved captcha. */
async function asksToSignIn(browser: Browser, mobile = MOBILE) {
  const captcha = browser.solvesCaptcha();
  return browser.call('loginCode', { body: { region: '+86', mobile, captcha } });
}

/** Requests a code to a contact of the own account. */
const asksOwn = (browser: Browser, channel = 'mobile') =>
  browser.call('ownCode', { body: { scene: 'stepUp', channel } });
const confirms = (browser: Browser, value: string | undefined) =>
  browser.call('stepUp', { body: { method: 'sms', value } });

const isTooMany = (answer: Answer<unknown>, seconds: number) => {
  expect(answer).toMatchObject({ status: 429, code: 40000, subCode: TOO_MANY, data: null });
  const wait = Number(answer.headers.get('Retry-After'));
  expect(Number.isInteger(wait)).toBe(true);
  expect([wait > seconds / 2, wait <= seconds]).toEqual([true, true]);
};

const HOUR_SECONDS = CODE_LIMIT_WINDOW / SECOND;

describe('the limit of codes to one number', () => {
  test('requires a captcha from the fourth code on, also of new visitors', async () => {
    const asksPlainly = () =>
      newBrowser().call('smsCode', { body: { scene: 'reset', region: '+86', mobile: MOBILE } });
    for (let sent = 0; sent < limits.CAPTCHA_AFTER_SENDS_TO; sent += 1) {
      expect(await asksPlainly()).toSucceed();
    }
    expect(await asksPlainly()).toBeRefusedWith('CAPTCHA_REQUIRED');
    advanceClock(limits.SENDS_WINDOW);
    expect(await asksPlainly()).toSucceed();
  });

  test('is ten in an hour over all visitors, scenes and endpoints', async () => {
    await floods();
    isTooMany(await asks(newBrowser()), HOUR_SECONDS);
    isTooMany(await asks(newBrowser(), MOBILE, 'register'), HOUR_SECONDS);
    isTooMany(await asksToSignIn(newBrowser()), HOUR_SECONDS);
    expect(getPortal().outbox).toHaveLength(CODE_SENDS_MAX.destination);
  });

  test('ignores the 0 before a number of Taiwan, and counts each region separately', async () => {
    const sends = async (region: string, mobile: string) => {
      const browser = newBrowser();
      const captcha = browser.solvesCaptcha();
      return browser.call('smsCode', { body: { scene: 'reset', region, mobile, captcha } });
    };
    for (let sent = 0; sent < CODE_SENDS_MAX.destination; sent += 1) {
      await sends('+886', sent % 2 ? '0912345678' : '912345678');
      await sends('+852', '61234567');
    }
    expect((await sends('+886', '912345678')).status).toBe(429);
    expect((await sends('+852', '61234567')).status).toBe(429);
    expect(await sends('+853', '61234567')).toSucceed();
  });

  test('ends when the first code is an hour old, as Retry-After says', async () => {
    await asks(newBrowser());
    advanceClock(10 * MINUTE);
    for (let sent = 1; sent < CODE_SENDS_MAX.destination; sent += 1) await asks(newBrowser());
    isTooMany(await asks(newBrowser()), HOUR_SECONDS - 600);
    advanceClock(CODE_LIMIT_WINDOW - 10 * MINUTE);
    expect(await asks(newBrowser())).toSucceed();
    isTooMany(await asks(newBrowser()), 600);
  });

  test('does not affect other numbers', async () => {
    await floods(numberOf(1));
    const browser = newBrowser();
    expect(await browser.call('loginCode', { body: { region: '+86', mobile: DEMO } })).toSucceed();
    expect(lastSentTo(DEMO).code).toMatch(/^\d{6}$/);
  });

  test('does not affect the number’s owner who is signed in', async () => {
    await floods(DEMO);
    const browser = newBrowser().opensSessionOf('demo');
    expect(await asksOwn(browser)).toSucceed();
    expect(await confirms(browser, lastSentTo(DEMO).code)).toSucceed();
  });

  test('applies to codes by mail, and ignores the case of the address', async () => {
    const sends = async (email: string) => {
      const browser = newBrowser();
      const captcha = browser.solvesCaptcha();
      return browser.call('emailCode', { body: { scene: 'reset', email, captcha } });
    };
    for (let sent = 0; sent < CODE_SENDS_MAX.destination; sent += 1) {
      await sends(sent % 2 ? 'A@example.com' : 'a@EXAMPLE.com');
    }
    expect((await sends('a@example.com')).status).toBe(429);
    expect(await sends('b@example.com')).toSucceed();
  });

  test('stores no number in the counts', async () => {
    await asks(newBrowser());
    const { codeSends } = getPortal();
    expect(JSON.stringify([...codeSends])).not.toContain(MOBILE);
    advanceClock(CODE_LIMIT_WINDOW);
    await asks(newBrowser(), numberOf(1));
    // The counts of the visitor, the network and the other number.
    expect(codeSends.size).toBe(3);
  });
});

test('limits one visitor to twenty codes in an hour over all numbers', async () => {
  const browser = newBrowser();
  for (let sent = 0; sent < CODE_SENDS_MAX.visitor; sent += 1) {
    expect(await asks(browser, numberOf(sent))).toSucceed();
  }
  isTooMany(await asks(browser, numberOf(500)), HOUR_SECONDS);
  expect(await asks(newBrowser(), numberOf(500))).toSucceed();
});

test('gives a signed-in user no more codes for new cookies', async () => {
  for (let sent = 0; sent < CODE_SENDS_MAX.account; sent += 1) {
    expect(await asks(newBrowser().opensSessionOf('demo'), numberOf(sent), 'bind')).toSucceed();
  }
  isTooMany(await asks(newBrowser().opensSessionOf('demo'), numberOf(500), 'bind'), HOUR_SECONDS);
});

describe('the limit of codes to the own contacts', () => {
  test('is twenty in an hour over all browsers and channels', async () => {
    for (let sent = 0; sent < CODE_SENDS_MAX.account; sent += 1) {
      const channel = sent % 2 ? 'email' : 'mobile';
      expect(await asksOwn(newBrowser().opensSessionOf('demo'), channel)).toSucceed();
    }
    isTooMany(await asksOwn(newBrowser().opensSessionOf('demo')), HOUR_SECONDS);
    isTooMany(await asksOwn(newBrowser().opensSessionOf('demo'), 'email'), HOUR_SECONDS);
    expect(await asksOwn(newBrowser().opensSessionOf('veteran'))).toSucceed();
    advanceClock(CODE_LIMIT_WINDOW);
    expect(await asksOwn(newBrowser().opensSessionOf('demo'))).toSucceed();
  });

  test('is fifteen wrong attempts in an hour over all browsers', async () => {
    for (let miss = 0; miss < CODE_MISSES_MAX.account; miss += CODE_TRIES) {
      const browser = newBrowser().opensSessionOf('demo');
      await asksOwn(browser);
      for (let tries = 0; tries < CODE_TRIES; tries += 1) {
        expect((await confirms(browser, wrongCode(lastSentTo(DEMO).code))).status).toBe(200);
      }
    }
    const browser = newBrowser().opensSessionOf('demo');
    await asksOwn(browser);
    isTooMany(await confirms(browser, lastSentTo(DEMO).code), HOUR_SECONDS);
    const other = newBrowser().opensSessionOf('veteran');
    await asksOwn(other);
    expect(await confirms(other, lastSentTo('15400000020').code)).toSucceed();
  });
});

describe('the limit of wrong codes', () => {
  const signsIn = (browser: Browser, code: string | undefined, mobile = MOBILE) =>
    browser.logsIn(2, { region: '+86', mobile, code });

  /** Requests a code for the number as a new visitor, and enters that many wrong codes. */
  async function guesses(times: number, mobile = MOBILE): Promise<Browser> {
    const browser = newBrowser();
    await asksToSignIn(browser, mobile);
    for (let time = 0; time < times; time += 1) {
      expect((await signsIn(browser, wrongCode(lastSentTo(mobile).code), mobile)).status).toBe(200);
    }
    return browser;
  }

  /** Enters as many wrong codes as one destination allows. */
  async function exhausts(mobile = MOBILE): Promise<void> {
    for (let miss = 0; miss < CODE_MISSES_MAX.destination; miss += CODE_TRIES) {
      await guesses(CODE_TRIES, mobile);
    }
  }

  test('refuses new codes to a number after fifteen wrong ones in an hour, in every scene', async () => {
    await exhausts();
    const { length } = getPortal().outbox;
    isTooMany(await asksToSignIn(newBrowser()), HOUR_SECONDS);
    isTooMany(await asks(newBrowser(), MOBILE, 'appeal'), HOUR_SECONDS);
    expect(getPortal().outbox).toHaveLength(length);
    // A visitor who requested no code learns nothing of the limit.
    expect(await signsIn(newBrowser(), '000000')).toBeRefusedWith('CODE_EXPIRED');
  });

  test('does not end a code that another visitor has requested before', async () => {
    const owner = newBrowser();
    await asksToSignIn(owner);
    const { code } = lastSentTo(MOBILE);
    await exhausts();
    expect((await signsIn(owner, wrongCode(code))).data).toEqual({ triesLeft: CODE_TRIES - 1 });
    expect(await signsIn(owner, code)).toSucceed();
  });

  test('does not count the attempts of visitors who requested no code', async () => {
    const owner = newBrowser();
    await asksToSignIn(owner);
    const { code } = lastSentTo(MOBILE);
    for (let miss = 0; miss < 2 * CODE_TRIES; miss += 1) {
      expect(await signsIn(newBrowser(), wrongCode(code))).toBeRefusedWith('CODE_EXPIRED');
    }
    expect([...getPortal().codes.values()].map(({ triesLeft }) => triesLeft)).toEqual([CODE_TRIES]);
    expect(getPortal().codeMisses.size).toBe(0);
    expect(await signsIn(owner, code)).toSucceed();
  });

  test('is fifty in an hour for one number when ten visitors guess at the same time', async () => {
    const guessers = Array.from({ length: CODE_SENDS_MAX.destination }, newBrowser);
    const codes: (string | undefined)[] = [];
    for (const guesser of guessers) {
      expect(await asksToSignIn(guesser)).toSucceed();
      codes.push(lastSentTo(MOBILE).code);
    }
    let looked = 0;
    for (const [index, guesser] of guessers.entries()) {
      for (let tries = 0; tries <= CODE_TRIES; tries += 1) {
        const { subCode } = await signsIn(guesser, wrongCode(codes[index]));
        if (subCode === CODE_WRONG || tries === CODE_TRIES - 1) looked += 1;
      }
    }
    expect(looked).toBe(CODE_SENDS_MAX.destination * CODE_TRIES);
    isTooMany(await asksToSignIn(newBrowser()), HOUR_SECONDS);
  });

  test('ends after an hour, and the right code is accepted', async () => {
    await exhausts();
    advanceClock(CODE_LIMIT_WINDOW);
    const browser = await guesses(1);
    expect(await signsIn(browser, lastSentTo(MOBILE).code)).toSucceed();
  });

  test('does not block the codes of another number', async () => {
    await exhausts();
    const browser = await guesses(1, DEMO);
    expect(await signsIn(browser, lastSentTo(DEMO).code, DEMO)).toSucceed();
  });

  test('does not block the number’s owner who is signed in', async () => {
    await exhausts(DEMO);
    const browser = newBrowser().opensSessionOf('demo');
    await asksOwn(browser);
    expect(await confirms(browser, lastSentTo(DEMO).code)).toSucceed();
  });

  test('is fifteen for one visitor over all numbers', async () => {
    const browser = newBrowser();
    for (let index = 0; index < CODE_MISSES_MAX.visitor; index += 1) {
      const mobile = numberOf(index % 5);
      if (index % CODE_TRIES === 0) {
        for (let each = 0; each < 5; each += 1) await asks(browser, numberOf(each), 'appeal');
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

  test('does not count malformed codes', async () => {
    const browser = await guesses(0);
    for (let time = 0; time < CODE_MISSES_MAX.visitor + 1; time += 1) {
      expect((await signsIn(browser, 'abcdef')).status).toBe(422);
    }
    expect(await signsIn(browser, lastSentTo(MOBILE).code)).toSucceed();
  });
});

describe('one network', () => {
  let made = 0;
  /** A new visitor at an address. */
  const visitorAt = (remoteAddress: string, headers = {}) => ({
    visitor: `visitor-${made++}`,
    lang: 'en-US' as const,
    req: { socket: { remoteAddress }, headers } as PortalRequest,
  });
  const to = (mobile: string) => ({ scene: 'appeal', kind: 'sms', region: '+86', to: mobile }) as const;

  /** Sends a code to another number each time. Returns 'sent' or the reason of the refusal. */
  function sends(address: string, headers?: object): string {
    try {
      sendCode(visitorAt(address, headers), to(numberOf(made)));
      return 'sent';
    } catch (error) {
      if (error instanceof HttpRefusal) return `${error.status}`;
      return error instanceof Refusal ? error.subCode : 'fault';
    }
  }

  /** Records that many codes for a network without sending them. */
  const noted = (times: Map<string, number[]>, network: string, count: number) =>
    times.set(`address ${network}`, Array(count).fill(Date.now()));

  test.each(['203.0.113.7', '::ffff:203.0.113.7'])('needs a captcha after many codes: %s', (address) => {
    const answers = Array.from({ length: limits.CAPTCHA_AFTER_SENDS_FROM + 1 }, () => sends(address));
    expect(new Set(answers.slice(0, -1))).toEqual(new Set(['sent']));
    expect(answers.at(-1)).toBe('CAPTCHA_REQUIRED');
    expect(sends('203.0.113.8')).toBe('sent');
    advanceClock(limits.SENDS_WINDOW);
    expect(sends(address)).toBe('sent');
  });

  test('is limited to a thousand codes in an hour', () => {
    noted(getPortal().codeSends, '203.0.113.7', CODE_SENDS_MAX.address);
    expect([sends('203.0.113.7'), sends('203.0.113.8')]).toEqual(['429', 'sent']);
    advanceClock(CODE_LIMIT_WINDOW);
    expect(sends('203.0.113.7')).toBe('sent');
  });

  test('is the first half of an IPv6 address, in any notation', () => {
    noted(getPortal().codeSends, '2001:db8:0:7::/64', CODE_SENDS_MAX.address);
    for (const address of ['2001:db8:0:7::1', '2001:db8:0:7:a:b:c:d', '2001:db8::7:a:b:c:d']) {
      expect(sends(address)).toBe('429');
    }
    expect([sends('2001:db8:0:8::1'), sends('::1'), sends('fe80::')]).toEqual(['sent', 'sent', 'sent']);
  });

  test('is the address of the connection, whatever a header says', () => {
    noted(getPortal().codeSends, '203.0.113.7', CODE_SENDS_MAX.address);
    expect(sends('203.0.113.7', { 'x-forwarded-for': '198.51.100.1', forwarded: 'for=198.51.100.1' })).toBe(
      '429',
    );
  });

  test('is limited to three hundred wrong codes in an hour', () => {
    const visitor = visitorAt('203.0.113.7');
    sendCode(visitor, to(MOBILE));
    noted(getPortal().codeMisses, '203.0.113.7', CODE_MISSES_MAX.address);
    const code = lastSentTo(MOBILE).code ?? '';
    expect(() => spendCode(visitor, { ...to(MOBILE), code })).toThrow('TOO_MANY');
    advanceClock(CODE_LIMIT_WINDOW);
    sendCode(visitor, to(MOBILE));
    spendCode(visitor, { ...to(MOBILE), code: lastSentTo(MOBILE).code ?? '' });
  });
});
