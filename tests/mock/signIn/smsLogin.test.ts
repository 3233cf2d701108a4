import { getPortal } from '../../../mock/_domain/store/state';
import { CODE_TRIES, LOGIN_CHANNEL } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, lastSentTo, runPortal, ticketIn, wrongCode } from '../portal';

const newBrowser = runPortal();
const DEMO = '15400000001';
const NOBODY = '15400000099';

const asks = (browser: Browser, mobile: string) =>
  browser.call('loginCode', { body: { region: '+86', mobile } });
const enters = (browser: Browser, mobile: string, code: unknown = lastSentTo(mobile).code) =>
  browser.logsIn(LOGIN_CHANNEL.sms, { region: '+86', mobile, code });
const readTicket = (browser: Browser, ticket: string) =>
  browser.call('registerTicket', { query: { ticket } });

test('signs in the account of the number by its code, and records the channel', async () => {
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

test('counts the attempts down with wrong codes until the code is used up', async () => {
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
  expect(await enters(browser, DEMO, code)).toBeRefusedWith('CODE_USED_UP');
  expect(await browser.isOnline()).toBe(false);
  expect(getPortal().behavior.at(-1)).toMatchObject({
    accountId: 'u-demo',
    type: 'LOGIN_FAIL',
    channel: LOGIN_CHANNEL.sms,
    failReason: 'CODE_USED_UP',
  });
});

test('refuses a code of another number, and of another scene', async () => {
  const browser = newBrowser();
  await asks(browser, NOBODY);
  expect(await enters(browser, DEMO, lastSentTo(NOBODY).code)).toBeRefusedWith('CODE_EXPIRED');
  await browser.call('smsCode', { body: { scene: 'reset', region: '+86', mobile: DEMO } });
  expect(await enters(browser, DEMO)).toBeRefusedWith('CODE_EXPIRED');
  expect(await browser.isOnline()).toBe(false);
});

test('reports a frozen account only after its code', async () => {
  const browser = newBrowser();
  await asks(browser, '15400000005');
  const { code } = lastSentTo('15400000005');
  expect(await enters(browser, '15400000005', wrongCode(code))).toBeRefusedWith('CODE_WRONG');
  expect(await enters(browser, '15400000005')).toBeRefusedWith('FROZEN');
  expect(await browser.isOnline()).toBe(false);
});

test('redirects an unknown number to the registration, only after its code', async () => {
  const browser = newBrowser();
  await asks(browser, NOBODY);
  expect(await enters(browser, NOBODY, wrongCode(lastSentTo(NOBODY).code))).toBeRefusedWith('CODE_WRONG');
  const { data } = await enters(browser, NOBODY);
  expect(data).toEqual({ redirectUrl: expect.stringMatching(/^\/uaa\/register\?ticket=[\w-]{22}$/) });
  expect(await browser.isOnline()).toBe(false);
  const ticket = ticketIn(data.redirectUrl);
  const proved = { region: '+86', mobile: NOBODY };
  expect((await readTicket(browser, ticket)).data).toEqual(proved);
  expect((await readTicket(browser, ticket)).data).toEqual(proved);
});
