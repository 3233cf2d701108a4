import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CAPTCHA_AFTER_FAILURES, LOCK_AFTER_FAILURES, LOCK_DURATION, MINUTE } from '../../../src/constants';
import type { UserType } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { changePassword } from '../credentials';
import { stepUps } from '../oauth/signInWays';
import { accountOf, type Browser, runPortal } from '../portal';

const newBrowser = runPortal();
const { BAD_CREDENTIALS, CAPTCHA_REQUIRED, LOCKED, PASSWORD_WRONG } = subCodes;

/** Fails to sign in that many times, each time in another browser and with the next of the names. */
async function failSignIns(names: string[], times: number, userType: UserType = 'person') {
  const refusals = [];
  for (let time = 0; time < times; time += 1) {
    const browser = newBrowser();
    const captcha = browser.solvesCaptcha();
    const name = names[time % names.length] ?? '';
    refusals.push((await browser.signsIn(name, 'wrong', { captcha, userType })).subCode);
  }
  return refusals;
}

const isCaptchaNeeded = async (account: string) =>
  (await newBrowser().call('captchaNeeded', { query: { account } })).data;

/** The login names of demo besides its account name. */
const OTHER_NAMES = ['15400000001', '110101190001010014'];

const FIVE_FAILURES = [...Array(LOCK_AFTER_FAILURES - 1).fill(BAD_CREDENTIALS), LOCKED];

/** Signs in with the right password. */
const signIn = (name: string, userType: UserType = 'person') =>
  newBrowser().signsIn(name, undefined, { userType });

test.each(OTHER_NAMES)(
  'locks %s after five failures by account name, with the response for an unknown name',
  async (name) => {
    await failSignIns(['demo'], LOCK_AFTER_FAILURES);
    const [known, unknown] = [await signIn(name), await signIn('nobody')];
    const { headers: _known, ...response } = known;
    const { headers: _unknown, ...responseForUnknown } = unknown;
    expect(known).toBeRefusedWith('BAD_CREDENTIALS');
    expect(response).toEqual(responseForUnknown);
    advanceClock(LOCK_DURATION);
    expect(await signIn(name)).toSucceed();
  },
);

test.each(OTHER_NAMES)(
  'counts captcha and lock of %s by that name alone, as for an unknown name',
  async (name) => {
    await failSignIns(['demo'], LOCK_AFTER_FAILURES);
    for (const one of [name, 'nobody']) {
      expect(await isCaptchaNeeded(one)).toBe(false);
      expect(await failSignIns([one], LOCK_AFTER_FAILURES)).toEqual(FIVE_FAILURES);
      expect(await isCaptchaNeeded(one)).toBe(true);
      expect(await signIn(one)).toBeRefusedWith('LOCKED');
    }
  },
);

test('adds up the failures by every login name, and does not report the lock', async () => {
  const names = ['demo', ...OTHER_NAMES];
  expect(await failSignIns(names, LOCK_AFTER_FAILURES)).toEqual(
    Array(LOCK_AFTER_FAILURES).fill(BAD_CREDENTIALS),
  );
  // The last name has had one failure and needs no captcha yet.
  expect(await signIn('110101190001010014')).toBeRefusedWith('BAD_CREDENTIALS');
});

test('does not lengthen the lock by attempts during it', async () => {
  await failSignIns(['demo'], LOCK_AFTER_FAILURES);
  advanceClock(LOCK_DURATION - MINUTE);
  await failSignIns(['15400000001'], 1);
  advanceClock(MINUTE);
  expect(await signIn('demo')).toSucceed();
});

test('counts the failures by a company’s code and by its leader’s name together', async () => {
  await failSignIns(['91440000TTTTTTT16C', '92440000ttttttt169'], LOCK_AFTER_FAILURES, 'legal');
  expect(await signIn('boss', 'legal')).toBeRefusedWith('BAD_CREDENTIALS');
  advanceClock(LOCK_DURATION);
  expect(await signIn('boss', 'legal')).toSucceed();
});

test('does not report a frozen account before its lock ends', async () => {
  await failSignIns(['frozen'], LOCK_AFTER_FAILURES);
  const mobile = accountOf('frozen').mobile ?? '';
  expect(await signIn(mobile)).toBeRefusedWith('BAD_CREDENTIALS');
  advanceClock(LOCK_DURATION);
  expect(await signIn(mobile)).toBeRefusedWith('FROZEN');
});

test('does not clear the failures of an account by the sign-in of another with the same number', async () => {
  await failSignIns(['demo'], LOCK_AFTER_FAILURES - 1);
  expect(await newBrowser().signsIn('15400000001', undefined, { userType: 'legal' })).toSucceed();
  expect(await failSignIns(['demo'], 1)).toEqual([LOCKED]);
});

test.each([
  ['+852 6123 4567', '0085261234567'],
  ['nobody', ' NOBODY '],
])('locks every spelling of a name: %s, %s', async (one, other) => {
  await failSignIns([one, other], LOCK_AFTER_FAILURES);
  expect(await newBrowser().signsIn(other)).toBeRefusedWith('LOCKED');
});

test('requires a captcha only for the name that failed, in every spelling', async () => {
  await failSignIns(['demo'], CAPTCHA_AFTER_FAILURES);
  for (const spelling of ['demo', ' DEMO ']) {
    expect(await isCaptchaNeeded(spelling)).toBe(true);
    expect(await signIn(spelling)).toBeRefusedWith('CAPTCHA_REQUIRED');
  }
  for (const name of [...OTHER_NAMES, 'nobody']) expect(await isCaptchaNeeded(name)).toBe(false);
  expect(await signIn('15400000001')).toSucceed();
});

test('clears the failures of the account and of its name after the right password', async () => {
  await failSignIns(['demo', '15400000001'], LOCK_AFTER_FAILURES - 1);
  const browser = newBrowser();
  const captcha = browser.solvesCaptcha();
  expect(await browser.signsIn('15400000001', undefined, { captcha })).toSucceed();
  expect([await isCaptchaNeeded('15400000001'), await isCaptchaNeeded('demo')]).toEqual([false, true]);
  expect(await failSignIns(['110101190001010014'], 1)).toEqual([BAD_CREDENTIALS]);
  expect(await signIn('15400000001')).toSucceed();
});

describe('wrong passwords of a signed-in user', () => {
  const confirm = async (browser: Browser, password: string) =>
    (await stepUps.password(browser, undefined, {}, password)).subCode;
  const change = async (browser: Browser, password: string) =>
    (await changePassword(browser, password, 'Rise-2026-shine')).subCode;

  test.each([
    ['stepUp', confirm],
    ['changePassword', change],
  ] as const)('are counted at %s with those of the mobile number, and lock it', async (_, attempt) => {
    await failSignIns(['15400000001'], LOCK_AFTER_FAILURES - 1);
    const browser = newBrowser().opensSessionOf('demo');
    expect(await attempt(browser, 'wrong')).toBe(LOCKED);
    expect(await attempt(browser, 'Demo-2026-pass')).toBe(LOCKED);
    for (const name of OTHER_NAMES) {
      expect((await signIn(name)).subCode).toBe(name === '15400000001' ? CAPTCHA_REQUIRED : BAD_CREDENTIALS);
    }
    advanceClock(LOCK_DURATION);
    const later = newBrowser().opensSessionOf('demo');
    expect(await attempt(later, 'wrong')).toBe(PASSWORD_WRONG);
    expect(await attempt(later, 'Demo-2026-pass')).toBeNull();
  });
});

test('applies the lock of a name to an account that is registered with it', async () => {
  await failSignIns(['riser'], LOCK_AFTER_FAILURES);
  const riser = { id: 'u-riser', account: 'riser', mobile: null, idNo: 'X1' };
  getPortal().accounts.push({ ...accountOf('demo'), ...riser });
  expect(await signIn('riser')).toBeRefusedWith('LOCKED');
  advanceClock(LOCK_DURATION);
  expect(await signIn('riser')).toSucceed();
});
