import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CAPTCHA_AFTER_FAILURES, LOCK_AFTER_FAILURES, LOCK_DURATION, MINUTE } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

async function failSignIns(browser: Browser, account: string, times: number) {
  const answers = [];
  for (let time = 0; time < times; time += 1) {
    const needed = (await browser.call('captchaNeeded', { query: { account } })).data;
    const captcha = needed ? browser.solvesCaptcha() : undefined;
    answers.push(await browser.signsIn(account, 'wrong', { captcha }));
  }
  return answers;
}

test.each(['demo', 'DEMO ', '15400000001', '110101190001010014'])('signs in demo as %s', async (name) => {
  const { code, data } = await newBrowser().signsIn(name);
  expect(code).toBe(20000);
  expect(data.redirectUrl).toBeNull();
  expect(data.lastLogin?.place).toBe('Beijing');
});

test.each(['boss', '91440000TTTTTTT16C', '92440000ttttttt169'])('signs in boss as %s', async (name) => {
  expect(await newBrowser().signsIn(name, undefined, { userType: 'legal' })).toSucceed();
  expect(await newBrowser().signsIn(name)).toBeRefusedWith('BAD_CREDENTIALS');
});

test('returns the previous sign-in, and none for the first', async () => {
  const first = await newBrowser().signsIn('newcomer');
  expect(first.data).toEqual({ redirectUrl: '/uaa/bindMobileGuide' });
  const second = await newBrowser().signsIn('newcomer');
  expect(second.data.lastLogin).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+08:00$/),
    place: 'Local network',
  });
});

test.each(['demo', 'nobody'])('locks %s for fifteen minutes after five failures', async (account) => {
  const answers = await failSignIns(newBrowser(), account, LOCK_AFTER_FAILURES);
  const codes = answers.map((answer) => answer.subCode);
  const { BAD_CREDENTIALS, LOCKED } = subCodes;
  expect(codes).toEqual([...Array(LOCK_AFTER_FAILURES - 1).fill(BAD_CREDENTIALS), LOCKED]);
  expect(answers.at(-1)?.subMsg).toBe('Too many failed attempts. Try again in 15 min.');
  advanceClock(LOCK_DURATION - MINUTE);
  const elsewhere = await newBrowser().signsIn(account);
  expect(elsewhere.subMsg).toBe('Too many failed attempts. Try again in 1 min.');
  advanceClock(MINUTE);
  const afterwards = await newBrowser().signsIn(account);
  expect(afterwards.subCode).toBe(account === 'demo' ? null : BAD_CREDENTIALS);
});

test('spends a captcha on a sign-in, right or wrong', async () => {
  const browser = newBrowser();
  await failSignIns(browser, 'demo', CAPTCHA_AFTER_FAILURES);
  const captcha = browser.solvesCaptcha();
  expect(await browser.signsIn('demo', 'wrong', { captcha })).toBeRefusedWith('BAD_CREDENTIALS');
  expect(await browser.signsIn('demo', undefined, { captcha })).toBeRefusedWith('BAD_CAPTCHA');
});

test('reports a frozen account only after its password', async () => {
  expect(await newBrowser().signsIn('frozen', 'wrong')).toMatchObject({
    subCode: subCodes.BAD_CREDENTIALS,
    data: null,
  });
  const browser = newBrowser();
  expect(await browser.signsIn('frozen')).toBeRefusedWith('FROZEN');
  expect(await browser.isOnline()).toBe(false);
});

test('rejects other channels', async () => {
  for (const channelCode of ['', '4', '01', '__proto__']) {
    const { status, subCode } = await newBrowser().call('login', { query: { channelCode } });
    expect([status, subCode]).toEqual([200, subCodes.CHANNEL_UNKNOWN]);
  }
});

test('records sign-ins and failures of accounts, and not of unknown names', async () => {
  const before = getPortal().behavior.length;
  const browser = newBrowser();
  await failSignIns(browser, 'nobody', 1);
  await failSignIns(browser, 'demo', 1);
  await browser.signsIn('demo');
  await browser.call('logout');
  const added = getPortal().behavior.slice(before);
  expect(added.map(({ type, result }) => [type, result])).toEqual([
    ['LOGIN_FAIL', 'FAILURE'],
    ['LOGIN', 'SUCCESS'],
    ['LOGOUT', 'SUCCESS'],
  ]);
  expect(added.every(({ accountId }) => accountId === 'u-demo')).toBe(true);
});
