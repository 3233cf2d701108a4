/** @jest-environment node */
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CODE_LIFETIME, CODE_TRIES, LOGIN_CHANNEL, PROOF_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, lastSentTo, runPortal, wrongCode } from '../portal';

const newBrowser = runPortal();
const DEMO = '15400000001';
const NOBODY = '15400000099';

const asks = (browser: Browser, mobile: string, more: Record<string, unknown> = {}) =>
  browser.call('loginCode', { body: { region: '+86', mobile, ...more } });
const enters = (browser: Browser, mobile: string, code: unknown = lastSentTo(mobile).code) =>
  browser.logsIn(LOGIN_CHANNEL.sms, { region: '+86', mobile, code });
const isOnline = async (browser: Browser) => (await browser.call('online')).data;
const ticketOf = (address: string | null) => new URLSearchParams(address?.split('?')[1]).get('ticket') ?? '';
const readTicket = (browser: Browser, ticket: string) =>
  browser.call('registerTicket', { query: { ticket } });

test('the code signs its number’s account in, and the record says how', async () => {
  const browser = newBrowser();
  expect((await asks(browser, DEMO)).data.triesLeft).toBe(CODE_TRIES);
  expect(lastSentTo(DEMO).text).toMatch(/is your code to sign in/);
  const { data } = await enters(browser, DEMO);
  expect(data).toMatchObject({ redirectUrl: null, lastLogin: { place: 'Beijing' } });
  expect((await browser.call('accountDetail')).data.account).toBe('demo');
  expect(getPortal().behavior.at(-1)).toMatchObject({
    accountId: 'u-demo',
    type: 'LOGIN',
    channel: LOGIN_CHANNEL.sms,
  });
});

test('known and unknown numbers are answered alike when they ask', async () => {
  const [known, unknown] = [await asks(newBrowser(), DEMO), await asks(newBrowser(), NOBODY)];
  expect(Object.keys(unknown.data)).toEqual(Object.keys(known.data));
  expect([unknown.status, unknown.code]).toEqual([known.status, known.code]);
});

test('wrong codes count down to a code that is used up', async () => {
  const browser = newBrowser();
  await asks(browser, DEMO);
  const code = lastSentTo(DEMO).code;
  for (let left = CODE_TRIES - 1; left > 0; left -= 1) {
    expect(await enters(browser, DEMO, wrongCode(code))).toMatchObject({
      status: 200,
      subCode: subCodes.CODE_WRONG,
      subMsg: `That code isn’t right. Tries left: ${left}.`,
      data: { triesLeft: left },
    });
  }
  expect(await enters(browser, DEMO, wrongCode(code))).toMatchObject({
    subCode: subCodes.CODE_USED_UP,
    data: { triesLeft: 0 },
  });
  expect((await enters(browser, DEMO, code)).subCode).toBe(subCodes.CODE_USED_UP);
  expect(await isOnline(browser)).toBe(false);
  expect(getPortal().behavior.at(-1)).toMatchObject({
    accountId: 'u-demo',
    type: 'LOGIN_FAIL',
    channel: LOGIN_CHANNEL.sms,
    failReason: 'CODE_USED_UP',
  });
});

test('expired, used, never asked for, another browser’s: nobody signs in', async () => {
  const [mine, other] = [newBrowser(), newBrowser()];
  expect((await enters(mine, DEMO, '123456')).subCode).toBe(subCodes.CODE_EXPIRED);
  await asks(mine, DEMO);
  await other.call('online');
  expect((await enters(other, DEMO)).subCode).toBe(subCodes.CODE_EXPIRED);
  advanceClock(CODE_LIFETIME);
  expect((await enters(mine, DEMO)).subCode).toBe(subCodes.CODE_EXPIRED);
  await asks(mine, DEMO);
  await enters(mine, DEMO);
  await mine.call('logout');
  expect((await enters(mine, DEMO)).subCode).toBe(subCodes.CODE_USED_UP);
  expect([await isOnline(mine), await isOnline(other)]).toEqual([false, false]);
});

test('another number’s code and another scene’s code open nothing', async () => {
  const browser = newBrowser();
  await asks(browser, NOBODY);
  expect((await enters(browser, DEMO, lastSentTo(NOBODY).code)).subCode).toBe(subCodes.CODE_EXPIRED);
  await browser.call('smsCode', { body: { scene: 'reset', region: '+86', mobile: DEMO } });
  expect((await enters(browser, DEMO)).subCode).toBe(subCodes.CODE_EXPIRED);
  expect(await isOnline(browser)).toBe(false);
});

test('too soon, and the third time with a captcha', async () => {
  const browser = newBrowser();
  await asks(browser, DEMO);
  expect((await asks(browser, DEMO)).subCode).toBe(subCodes.CODE_TOO_SOON);
  await asks(browser, NOBODY);
  expect((await asks(browser, '15400000098')).subCode).toBe(subCodes.CAPTCHA_REQUIRED);
  const captcha = await browser.solvesCaptcha();
  expect((await asks(browser, '15400000098', { captcha })).code).toBe(20000);
});

test('a frozen account is told so after its code only', async () => {
  const browser = newBrowser();
  await asks(browser, '15400000005');
  const { code } = lastSentTo('15400000005');
  expect((await enters(browser, '15400000005', wrongCode(code))).subCode).toBe(subCodes.CODE_WRONG);
  expect((await enters(browser, '15400000005')).subCode).toBe(subCodes.FROZEN);
  expect(await isOnline(browser)).toBe(false);
});

test('a weak password leads to its guide on this channel too', async () => {
  const browser = newBrowser();
  await asks(browser, '15400000003');
  expect((await enters(browser, '15400000003')).data.redirectUrl).toBe('/uaa/modifyPwdGuide');
});

test('a number nobody has goes on to registration, after its code only', async () => {
  const browser = newBrowser();
  await asks(browser, NOBODY);
  expect((await enters(browser, NOBODY, wrongCode(lastSentTo(NOBODY).code))).subCode).toBe(
    subCodes.CODE_WRONG,
  );
  const { data } = await enters(browser, NOBODY);
  expect(data).toEqual({ redirectUrl: expect.stringMatching(/^\/uaa\/register\?ticket=[\w-]{22}$/) });
  expect(await isOnline(browser)).toBe(false);
  const ticket = ticketOf(data.redirectUrl);
  const proved = { region: '+86', mobile: NOBODY };
  expect((await readTicket(browser, ticket)).data).toEqual(proved);
  expect((await readTicket(browser, ticket)).data).toEqual(proved);
});

test('a ticket is its browser’s, for half an hour', async () => {
  const browser = newBrowser();
  await asks(browser, NOBODY);
  const ticket = ticketOf((await enters(browser, NOBODY)).data.redirectUrl);
  const refused = { status: 200, subCode: subCodes.TICKET_UNKNOWN, data: null };
  expect(await readTicket(newBrowser(), ticket)).toMatchObject(refused);
  expect(await readTicket(browser, 'x'.repeat(10_000))).toMatchObject(refused);
  expect(await browser.call('registerTicket')).toMatchObject(refused);
  advanceClock(PROOF_LIFETIME);
  expect(await readTicket(browser, ticket)).toMatchObject(refused);
});

const { FIELD_FORMAT, FIELD_REQUIRED, FIELD_TOO_LONG } = subCodes;

test('what is no number or no code is named field by field, and costs no try', async () => {
  const browser = newBrowser();
  const empty = await browser.logsIn(LOGIN_CHANNEL.sms, {});
  const required = { region: FIELD_REQUIRED, mobile: FIELD_REQUIRED, code: FIELD_REQUIRED };
  expect([empty.status, empty.data]).toEqual([422, required]);
  const long = 'x'.repeat(10_000);
  const wrong = await browser.logsIn(LOGIN_CHANNEL.sms, { region: '+86', mobile: long, code: long });
  expect(wrong.data).toEqual({ mobile: FIELD_TOO_LONG, code: FIELD_TOO_LONG });
  await asks(browser, DEMO);
  for (const code of ['12345', 'abcdef', '１２３４５６', 123456, ['123456'], '12345\u0000']) {
    expect((await enters(browser, DEMO, code)).data).toEqual({ code: FIELD_FORMAT });
  }
  expect((await enters(browser, DEMO)).code).toBe(20000);
  expect((await asks(browser, '1')).data).toEqual({ mobile: FIELD_FORMAT });
});
