/** @jest-environment node */
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CAPTCHA_LENGTH, CAPTCHA_LIFETIME } from '../../../src/constants';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const answerOf = (browser: Browser) =>
  getPortal().captchas.get(browser.cookies.get('portal_visitor') ?? '')?.answer ?? '';
const check = async (browser: Browser, captcha: string) =>
  (await browser.call('checkCaptcha', { query: { captcha } })).data;

test('the picture is an SVG of strokes, another one each time', async () => {
  const browser = newBrowser();
  const { data } = await browser.call('captchaImage', { query: { t: '1' } });
  const [head, body = ''] = data.split(',');
  const svg = Buffer.from(body, 'base64').toString();
  expect(head).toBe('data:image/svg+xml;base64');
  expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/);
  expect(svg.match(/<path/g)?.length).toBeGreaterThan(CAPTCHA_LENGTH);
  expect(svg).not.toMatch(/<text|undefined|NaN/);
  expect(answerOf(browser)).toMatch(/^[A-Z0-9]{4}$/);
  expect((await browser.call('captchaImage', { query: { t: '2' } })).data).not.toBe(data);
});

test('checking never consumes, and case does not matter', async () => {
  const browser = newBrowser();
  await browser.call('captchaImage', { query: { t: '1' } });
  const answer = answerOf(browser);
  expect(await check(browser, answer)).toBe(true);
  expect(await check(browser, 'wrong')).toBe(false);
  expect(await check(browser, answer.toLowerCase())).toBe(true);
});

test('a captcha belongs to one visitor, and the newest counts', async () => {
  const [mine, other] = [newBrowser(), newBrowser()];
  await mine.call('captchaImage', { query: { t: '1' } });
  const first = answerOf(mine);
  expect(await check(other, first)).toBe(false);
  await mine.call('captchaImage', { query: { t: '2', kind: 'text' } });
  expect(await check(mine, first)).toBe(false);
});

test('a captcha ends with its time', async () => {
  const browser = newBrowser();
  await browser.call('captchaImage', { query: { t: '1' } });
  advanceClock(CAPTCHA_LIFETIME - 1000);
  expect(await check(browser, answerOf(browser))).toBe(true);
  advanceClock(1000);
  expect(await check(browser, answerOf(browser))).toBe(false);
});

test('without a captcha nothing is right', async () => {
  expect(await check(newBrowser(), '')).toBe(false);
  expect((await newBrowser().call('checkCaptcha')).data).toBe(false);
});

test.each([
  ['en-US', ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'], ', '],
  ['zh-CN', Array.from('零一二三四五六七八九'), '、'],
])('the question in words can be answered from its words (%s)', async (lang, names, separator) => {
  const browser = newBrowser();
  browser.lang = lang;
  const { data } = await browser.call('captchaImage', { query: { t: '1', kind: 'text' } });
  const spelled = data.split(/[:：]/).at(-1)?.trim().split(separator.trim()) ?? [];
  const answer = spelled.map((word) => names.indexOf(word.trim())).join('');
  expect(answer).toMatch(/^\d{4}$/);
  expect(await check(browser, answer)).toBe(true);
});
