import { getPortal } from '../../../mock/_domain/store/state';
import { CODE_TRIES, LOGIN_CHANNEL } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, lastSentTo, runPortal, wrongCode } from '../portal';

const newBrowser = runPortal();
const DEMO = '15400000001';

const requestCode = (browser: Browser, mobile: string) =>
  browser.call('loginCode', { body: { region: '+86', mobile } });
const enterCode = (browser: Browser, mobile: string, code: unknown = lastSentTo(mobile).code) =>
  browser.logsIn(LOGIN_CHANNEL.sms, { region: '+86', mobile, code });

test('signs in the account of the number by its code, and records the channel', async () => {
  const browser = newBrowser();
  expect((await requestCode(browser, DEMO)).data.triesLeft).toBe(CODE_TRIES);
  expect(lastSentTo(DEMO).text).toMatch(/is your code to sign in/);
  const { data } = await enterCode(browser, DEMO);
  expect(data).toMatchObject({ redirectUrl: null, lastLogin: { place: 'Beijing' } });
  expect((await browser.call('accountDetail')).data.account).toBe('demo');
  expect(getPortal().behavior.at(-1)).toMatchObject({
    accountId: 'u-demo',
    type: 'LOGIN',
    channel: LOGIN_CHANNEL.sms,
  });
});

test('refuses a wrong code, and records it as a failed sign-in', async () => {
  const browser = newBrowser();
  await requestCode(browser, DEMO);
  expect(await enterCode(browser, DEMO, wrongCode(lastSentTo(DEMO).code))).toMatchObject({
    subCode: subCodes.CODE_WRONG,
    data: { triesLeft: CODE_TRIES - 1 },
  });
  expect(await browser.isOnline()).toBe(false);
  expect(getPortal().behavior.at(-1)).toMatchObject({
    accountId: 'u-demo',
    type: 'LOGIN_FAIL',
    channel: LOGIN_CHANNEL.sms,
    failReason: 'CODE_WRONG',
  });
});

test('reports a frozen account only after its code', async () => {
  const browser = newBrowser();
  await requestCode(browser, '15400000005');
  const { code } = lastSentTo('15400000005');
  expect(await enterCode(browser, '15400000005', wrongCode(code))).toBeRefusedWith('CODE_WRONG');
  expect(await enterCode(browser, '15400000005')).toBeRefusedWith('FROZEN');
  expect(await browser.isOnline()).toBe(false);
});
