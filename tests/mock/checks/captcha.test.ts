import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CAPTCHA_CALLS_MAX, CAPTCHA_LIFETIME, CAPTCHA_TRIES } from '../../../src/constants';
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

test('accepts a drawn captcha at the limit of calls, which a sign-in does not reset', async () => {
  const browser = newBrowser();
  const captcha = await drawImage(browser);
  const calls = Array(CAPTCHA_CALLS_MAX.visitor).fill(now());
  getPortal().captchaCalls.set(`visitor ${browser.cookies.get('portal_visitor')}`, calls);
  const body = { userType: 'person', loginId: 'demo', captcha };
  expect(await browser.call('startReset', { body })).toSucceed();
  await browser.signsIn('demo');
  expect(await browser.call('checkCaptcha', { query: { captcha } })).toBeRefusedWith('TOO_MANY');
});

test('ends a captcha after its lifetime', async () => {
  const browser = newBrowser();
  const answer = await drawImage(browser);
  advanceClock(CAPTCHA_LIFETIME - 1000);
  expect(await check(browser, answer)).toBe(true);
  advanceClock(1000);
  expect(await check(browser, answer)).toBe(false);
});
