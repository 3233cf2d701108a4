/** @jest-environment node */
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CAPTCHA_AFTER_FAILURES, LOCK_AFTER_FAILURES, LOCK_DURATION } from '../../../src/constants';
import type { UserType } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal, seal } from '../portal';

const newBrowser = runPortal();
const { BAD_CREDENTIALS, CAPTCHA_REQUIRED, LOCKED, PASSWORD_WRONG } = subCodes;

/** Fails as often as it takes, each time in another browser and by the next of the names. */
async function fails(names: string[], times: number, userType: UserType = 'person') {
  const refusals = [];
  for (let time = 0; time < times; time += 1) {
    const browser = newBrowser();
    const captcha = await browser.solvesCaptcha();
    const name = names[time % names.length] ?? '';
    refusals.push((await browser.signsIn(name, 'wrong', { captcha, userType })).subCode);
  }
  return refusals;
}

const needed = async (account: string) =>
  (await newBrowser().call('captchaNeeded', { query: { account } })).data;

const DEMO_NAMES = ['demo', ' DEMO ', '15400000001', '+86 154 0000 0001', '110101190001010014'];

test.each(DEMO_NAMES)('five failures by account name lock %s', async (name) => {
  await fails(['demo'], LOCK_AFTER_FAILURES);
  expect((await newBrowser().signsIn(name)).subCode).toBe(LOCKED);
  advanceClock(LOCK_DURATION);
  expect((await newBrowser().signsIn(name)).code).toBe(20000);
});

test('failures by each name count together', async () => {
  const refusals = await fails(DEMO_NAMES, LOCK_AFTER_FAILURES);
  expect(refusals).toEqual([...Array(LOCK_AFTER_FAILURES - 1).fill(BAD_CREDENTIALS), LOCKED]);
  expect((await newBrowser().signsIn('demo')).subCode).toBe(LOCKED);
});

test('a company’s code and its leader’s name are one count', async () => {
  await fails(['91440000TTTTTTT16C', '92440000ttttttt169'], LOCK_AFTER_FAILURES, 'legal');
  expect((await newBrowser().signsIn('boss', undefined, { userType: 'legal' })).subCode).toBe(LOCKED);
});

test('a new number is no way around a lock, nor is the old one', async () => {
  await fails(['demo'], LOCK_AFTER_FAILURES);
  const demo = getPortal().accounts.find(({ account }) => account === 'demo');
  if (demo) demo.mobile = '15400000077';
  expect((await newBrowser().signsIn('15400000077')).subCode).toBe(LOCKED);
  expect((await newBrowser().signsIn('15400000001')).subCode).toBe(BAD_CREDENTIALS);
});

test('two accounts that share a number are locked apart', async () => {
  await fails(['15400000001'], LOCK_AFTER_FAILURES);
  expect((await newBrowser().signsIn('demo')).subCode).toBe(LOCKED);
  expect((await newBrowser().signsIn('demo_work', undefined, { userType: 'legal' })).code).toBe(20000);
});

test('whoever shares a number cannot take back the other’s failures', async () => {
  await fails(['demo'], LOCK_AFTER_FAILURES - 1);
  expect((await newBrowser().signsIn('15400000001', undefined, { userType: 'legal' })).code).toBe(20000);
  expect(await fails(['demo'], 1)).toEqual([LOCKED]);
});

test.each(['nobody', '15400000066', '+85261234567', 'demo_work'])(
  'a name that no person has locks like an account: %s',
  async (name) => {
    const refusals = await fails([name], LOCK_AFTER_FAILURES);
    expect(refusals).toEqual([...Array(LOCK_AFTER_FAILURES - 1).fill(BAD_CREDENTIALS), LOCKED]);
    expect((await newBrowser().signsIn(name)).subCode).toBe(LOCKED);
    advanceClock(LOCK_DURATION);
    expect((await newBrowser().signsIn(name)).subCode).toBe(BAD_CREDENTIALS);
  },
);

test.each([
  ['+852 6123 4567', '0085261234567'],
  ['nobody', ' NOBODY '],
])('and in every spelling: %s, %s', async (one, other) => {
  await fails([one, other], LOCK_AFTER_FAILURES);
  expect((await newBrowser().signsIn(other)).subCode).toBe(LOCKED);
});

test.each(DEMO_NAMES)('a captcha is asked for by every name: %s', async (name) => {
  await fails(['demo'], CAPTCHA_AFTER_FAILURES);
  expect(await needed(name)).toBe(true);
  expect((await newBrowser().signsIn(name)).subCode).toBe(CAPTCHA_REQUIRED);
  expect(await needed('veteran')).toBe(false);
});

test('the right password by one name forgets the failures of all', async () => {
  await fails(DEMO_NAMES, LOCK_AFTER_FAILURES - 1);
  const browser = newBrowser();
  const captcha = await browser.solvesCaptcha();
  expect((await browser.signsIn('15400000001', undefined, { captcha })).code).toBe(20000);
  for (const name of DEMO_NAMES) expect(await needed(name)).toBe(false);
});

describe('wrong passwords of somebody signed in', () => {
  const confirms = async (browser: Browser, password: string) => {
    const { data: secret } = await browser.call('secret');
    const body = { method: 'password', value: seal(secret, password), secretId: secret.id };
    return (await browser.call('stepUp', { body })).subCode;
  };
  const changes = async (browser: Browser, password: string) => {
    const { data: secret } = await browser.call('secret');
    const [pwd, newPwd] = [seal(secret, password), seal(secret, 'Rise-2026-shine')];
    return (await browser.call('changePassword', { body: { pwd, newPwd, secretId: secret.id } })).subCode;
  };

  test.each([
    ['stepUp', confirms],
    ['changePassword', changes],
  ] as const)('at %s count with those of the mobile number, and lock it', async (_, tries) => {
    await fails(['15400000001'], LOCK_AFTER_FAILURES - 1);
    const browser = newBrowser().hasSessionOf('demo');
    expect(await tries(browser, 'wrong')).toBe(LOCKED);
    expect(await tries(browser, 'Demo-2026-pass')).toBe(LOCKED);
    expect((await newBrowser().signsIn('110101190001010014')).subCode).toBe(LOCKED);
    advanceClock(LOCK_DURATION);
    const later = newBrowser().hasSessionOf('demo');
    expect(await tries(later, 'wrong')).toBe(PASSWORD_WRONG);
    expect(await tries(later, 'Demo-2026-pass')).toBeNull();
  });
});

test('an account that is registered with a locked name is not locked', async () => {
  await fails(['riser'], LOCK_AFTER_FAILURES);
  const demo = getPortal().accounts.find(({ account }) => account === 'demo');
  if (demo) getPortal().accounts.push({ ...demo, id: 'u-riser', account: 'riser', mobile: null, idNo: 'X1' });
  expect((await newBrowser().signsIn('riser')).code).toBe(20000);
});

test('names that were tried once are forgotten with their locks', async () => {
  await fails(['nobody1', 'nobody2', 'nobody3'], 3);
  expect(getPortal().attempts.size).toBe(3);
  advanceClock(LOCK_DURATION);
  await fails(['nobody4'], 1);
  expect(getPortal().attempts.size).toBe(1);
});
