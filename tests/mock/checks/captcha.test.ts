import { createImageCaptcha, guessCaptcha } from '../../../mock/_domain/checks/captcha';
import { advanceClock } from '../../../mock/_domain/store/clock';
import type { PortalRequest } from '../../../mock/_domain/store/context';
import { getPortal } from '../../../mock/_domain/store/state';
import {
  CAPTCHA_CALLS_MAX,
  CAPTCHA_CALLS_WINDOW,
  CAPTCHA_LIFETIME,
  CAPTCHA_TRIES,
  SECOND,
} from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const answerOf = (browser: Browser) =>
  getPortal().captchas.get(browser.cookies.get('portal_visitor') ?? '')?.answer ?? '';
/** Requests a captcha, and reads its solution from the portal's store. */
const drawImage = async (browser: Browser) => {
  await browser.call('captchaImage', { query: { t: '1' } });
  return answerOf(browser);
};
const check = async (browser: Browser, captcha: string) =>
  (await browser.call('checkCaptcha', { query: { captcha } })).data;

test.each([undefined, 'text'])('draws a PNG with kind %s, a different one each time', async (kind) => {
  const browser = newBrowser();
  const draw = async (t: string) =>
    (await browser.call('captchaImage', { query: { t, ...(kind && { kind }) } })).data;
  const data = await draw('1');
  const [head, body = ''] = data.split(',');
  const png = Buffer.from(body, 'base64');
  expect(head).toBe('data:image/png;base64');
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([240, 80]);
  expect(answerOf(browser)).toMatch(/^[A-Z0-9]{4}$/);
  expect(png.includes(answerOf(browser))).toBe(false);
  expect(await draw('2')).not.toBe(data);
});

test('ends a captcha after too many wrong guesses, and accepts the next one', async () => {
  const browser = newBrowser();
  const answer = await drawImage(browser);
  for (let tries = 1; tries < CAPTCHA_TRIES; tries += 1) expect(await check(browser, 'wrong')).toBe(false);
  // A right guess does not use up the captcha, and its case does not matter.
  for (const right of [answer, answer.toLowerCase()]) expect(await check(browser, right)).toBe(true);
  expect(await check(browser, 'wrong')).toBe(false);
  expect(await check(browser, answer)).toBe(false);
  const startReset = { userType: 'person', loginId: 'demo', captcha: answer };
  expect(await browser.call('startReset', { body: startReset })).toBeRefusedWith('BAD_CAPTCHA');
  expect(await check(browser, await drawImage(browser))).toBe(true);
});

test('limits the captcha calls of one visitor and of no other', async () => {
  const browser = newBrowser();
  for (let calls = 0; calls < CAPTCHA_CALLS_MAX.visitor; calls += 2) {
    await browser.call('captchaImage', { query: { t: '1' } });
    await check(browser, calls % 4 ? 'wrong' : answerOf(browser));
  }
  const answer = answerOf(browser);
  for (const refused of [
    await browser.call('captchaImage', { query: { t: '2' } }),
    await browser.call('captchaChallenge'),
    await browser.call('checkCaptcha', { query: { captcha: answer } }),
  ]) {
    expect(refused).toMatchObject({ status: 429, subCode: subCodes.TOO_MANY, data: null });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait > 0 && wait <= CAPTCHA_CALLS_WINDOW / SECOND).toBe(true);
  }
  // A captcha that was already drawn can still be used.
  const startReset = { userType: 'person', loginId: 'demo', captcha: answer };
  expect(await browser.call('startReset', { body: startReset })).toSucceed();
  expect(await newBrowser().call('captchaImage', { query: { t: '1' } })).toSucceed();
  advanceClock(CAPTCHA_CALLS_WINDOW);
  expect(await browser.call('captchaImage', { query: { t: '3' } })).toSucceed();
});

test('limits the captcha calls of one network address across visitors, and of no other address', () => {
  let made = 0;
  const visitorAt = (remoteAddress: string) => ({
    visitor: `visitor-${made++}`,
    req: { socket: { remoteAddress }, headers: {} } as PortalRequest,
  });
  guessCaptcha(visitorAt('203.0.113.7'), 'x');
  const [network = ''] = getPortal().captchaCalls.keys();
  getPortal().captchaCalls.set(network, Array(CAPTCHA_CALLS_MAX.address).fill(Date.now()));
  expect(() => guessCaptcha(visitorAt('203.0.113.7'), 'x')).toThrow('TOO_MANY');
  expect(() => createImageCaptcha(visitorAt('203.0.113.7'))).toThrow('TOO_MANY');
  expect(createImageCaptcha(visitorAt('203.0.113.8'))).toContain('png');
  advanceClock(CAPTCHA_CALLS_WINDOW);
  expect(createImageCaptcha(visitorAt('203.0.113.7'))).toContain('png');
  // Expired counts are removed.
  expect(getPortal().captchaCalls.size).toBe(2);
});

test('does not reset the count at sign-in', async () => {
  const browser = newBrowser();
  for (let calls = 0; calls < CAPTCHA_CALLS_MAX.visitor; calls += 1) await check(browser, 'wrong');
  await browser.signsIn('demo');
  expect((await browser.call('checkCaptcha', { query: { captcha: 'wrong' } })).status).toBe(429);
});

test('ends a captcha after its lifetime', async () => {
  const browser = newBrowser();
  const answer = await drawImage(browser);
  advanceClock(CAPTCHA_LIFETIME - 1000);
  expect(await check(browser, answer)).toBe(true);
  advanceClock(1000);
  expect(await check(browser, answer)).toBe(false);
});
