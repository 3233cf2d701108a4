import { createBindTicket } from '../../../mock/_domain/signIn/bindings';
import { advanceClock } from '../../../mock/_domain/store/clock';
import type { PortalRequest } from '../../../mock/_domain/store/context';
import { getPortal } from '../../../mock/_domain/store/state';
import { CAPTCHA_AFTER_FAILURES, LOCK_AFTER_FAILURES, LOCK_DURATION, MINUTE } from '../../../src/constants';
import type { UserType } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { changesPassword, linksProvider } from '../credentials';
import { stepUps } from '../oauth/signInWays';
import { accountOf, type Browser, runPortal } from '../portal';

const newBrowser = runPortal();
const { BAD_CREDENTIALS, CAPTCHA_REQUIRED, LOCKED, PASSWORD_WRONG } = subCodes;

/** Fails to sign in that many times, each time in another browser and with the next of the names. */
async function fails(names: string[], times: number, userType: UserType = 'person') {
  const refusals = [];
  for (let time = 0; time < times; time += 1) {
    const browser = newBrowser();
    const captcha = browser.solvesCaptcha();
    const name = names[time % names.length] ?? '';
    refusals.push((await browser.signsIn(name, 'wrong', { captcha, userType })).subCode);
  }
  return refusals;
}

const needed = async (account: string) =>
  (await newBrowser().call('captchaNeeded', { query: { account } })).data;

/** The login names of demo besides its account name. */
const OTHER_NAMES = ['15400000001', '110101190001010014'];

const FIVE_FAILURES = [...Array(LOCK_AFTER_FAILURES - 1).fill(BAD_CREDENTIALS), LOCKED];

/** Signs in with the right password. */
const signsIn = (name: string, userType: UserType = 'person') =>
  newBrowser().signsIn(name, undefined, { userType });

test.each(OTHER_NAMES)(
  'locks %s after five failures by account name, with the response for an unknown name',
  async (name) => {
    await fails(['demo'], LOCK_AFTER_FAILURES);
    const [known, unknown] = [await signsIn(name), await signsIn('nobody')];
    const { headers: _known, ...response } = known;
    const { headers: _unknown, ...responseForUnknown } = unknown;
    expect(known).toBeRefusedWith('BAD_CREDENTIALS');
    expect(response).toEqual(responseForUnknown);
    advanceClock(LOCK_DURATION);
    expect(await signsIn(name)).toSucceed();
  },
);

test.each(OTHER_NAMES)(
  'counts captcha and lock of %s by that name alone, as for an unknown name',
  async (name) => {
    await fails(['demo'], LOCK_AFTER_FAILURES);
    for (const one of [name, 'nobody']) {
      expect(await needed(one)).toBe(false);
      expect(await fails([one], LOCK_AFTER_FAILURES)).toEqual(FIVE_FAILURES);
      expect(await needed(one)).toBe(true);
      expect(await signsIn(one)).toBeRefusedWith('LOCKED');
    }
  },
);

test('adds up the failures by every login name, and does not report the lock', async () => {
  const names = ['demo', ...OTHER_NAMES];
  expect(await fails(names, LOCK_AFTER_FAILURES)).toEqual(Array(LOCK_AFTER_FAILURES).fill(BAD_CREDENTIALS));
  // The last name has had one failure and needs no captcha yet.
  expect(await signsIn('110101190001010014')).toBeRefusedWith('BAD_CREDENTIALS');
});

test('does not lengthen the lock by attempts during it', async () => {
  await fails(['demo'], LOCK_AFTER_FAILURES);
  advanceClock(LOCK_DURATION - MINUTE);
  await fails(['15400000001'], 1);
  advanceClock(MINUTE);
  expect(await signsIn('demo')).toSucceed();
});

test('counts the failures by a company’s code and by its leader’s name together', async () => {
  await fails(['91440000TTTTTTT16C', '92440000ttttttt169'], LOCK_AFTER_FAILURES, 'legal');
  expect(await signsIn('boss', 'legal')).toBeRefusedWith('BAD_CREDENTIALS');
  advanceClock(LOCK_DURATION);
  expect(await signsIn('boss', 'legal')).toSucceed();
});

test('applies the lock to a new mobile number of the account', async () => {
  await fails(['demo'], LOCK_AFTER_FAILURES);
  accountOf('demo').mobile = '15400000077';
  expect(await signsIn('15400000077')).toBeRefusedWith('BAD_CREDENTIALS');
});

test('does not report a frozen account before its lock ends', async () => {
  await fails(['frozen'], LOCK_AFTER_FAILURES);
  const mobile = accountOf('frozen').mobile ?? '';
  expect(await signsIn(mobile)).toBeRefusedWith('BAD_CREDENTIALS');
  advanceClock(LOCK_DURATION);
  expect(await signsIn(mobile)).toBeRefusedWith('FROZEN');
});

test('does not link a provider’s account during the lock', async () => {
  await fails(['demo'], LOCK_AFTER_FAILURES);
  const browser = newBrowser();
  await browser.call('online');
  const asker = {
    visitor: browser.cookies.get('portal_visitor') ?? '',
    req: { socket: { remoteAddress: '203.0.113.1' }, headers: {} } as PortalRequest,
  };
  const ticket = createBindTicket(asker, { provider: 'cityPass', subject: 'somebody' });
  const linked = await linksProvider(browser, ticket, { account: '15400000001' });
  expect(linked).toBeRefusedWith('BAD_CREDENTIALS');
});

test('locks two accounts that share a number separately', async () => {
  await fails(['15400000001'], LOCK_AFTER_FAILURES);
  expect(await newBrowser().signsIn('demo')).toBeRefusedWith('BAD_CREDENTIALS');
  expect(await newBrowser().signsIn('demo_work', undefined, { userType: 'legal' })).toSucceed();
});

test('does not clear the failures of an account by the sign-in of another with the same number', async () => {
  await fails(['demo'], LOCK_AFTER_FAILURES - 1);
  expect(await newBrowser().signsIn('15400000001', undefined, { userType: 'legal' })).toSucceed();
  expect(await fails(['demo'], 1)).toEqual([LOCKED]);
});

test.each(['nobody', '15400000066', '+85261234567', 'demo_work'])(
  'locks a name that no person has like an account: %s',
  async (name) => {
    expect(await fails([name], LOCK_AFTER_FAILURES)).toEqual(FIVE_FAILURES);
    expect(await newBrowser().signsIn(name)).toBeRefusedWith('LOCKED');
    advanceClock(LOCK_DURATION);
    expect(await newBrowser().signsIn(name)).toBeRefusedWith('BAD_CREDENTIALS');
  },
);

test.each([
  ['+852 6123 4567', '0085261234567'],
  ['nobody', ' NOBODY '],
])('locks every spelling of a name: %s, %s', async (one, other) => {
  await fails([one, other], LOCK_AFTER_FAILURES);
  expect(await newBrowser().signsIn(other)).toBeRefusedWith('LOCKED');
});

test('requires a captcha only for the name that failed, in every spelling', async () => {
  await fails(['demo'], CAPTCHA_AFTER_FAILURES);
  for (const spelling of ['demo', ' DEMO ']) {
    expect(await needed(spelling)).toBe(true);
    expect(await signsIn(spelling)).toBeRefusedWith('CAPTCHA_REQUIRED');
  }
  for (const name of [...OTHER_NAMES, 'nobody']) expect(await needed(name)).toBe(false);
  expect(await signsIn('15400000001')).toSucceed();
});

test('clears the failures of the account and of its name after the right password', async () => {
  await fails(['demo', '15400000001'], LOCK_AFTER_FAILURES - 1);
  const browser = newBrowser();
  const captcha = browser.solvesCaptcha();
  expect(await browser.signsIn('15400000001', undefined, { captcha })).toSucceed();
  expect([await needed('15400000001'), await needed('demo')]).toEqual([false, true]);
  expect(await fails(['110101190001010014'], 1)).toEqual([BAD_CREDENTIALS]);
  expect(await signsIn('15400000001')).toSucceed();
});

describe('wrong passwords of a signed-in user', () => {
  const confirms = async (browser: Browser, password: string) =>
    (await stepUps.password(browser, undefined, {}, password)).subCode;
  const changes = async (browser: Browser, password: string) =>
    (await changesPassword(browser, password, 'Rise-2026-shine')).subCode;

  test.each([
    ['stepUp', confirms],
    ['changePassword', changes],
  ] as const)('are counted at %s with those of the mobile number, and lock it', async (_, tries) => {
    await fails(['15400000001'], LOCK_AFTER_FAILURES - 1);
    const browser = newBrowser().opensSessionOf('demo');
    expect(await tries(browser, 'wrong')).toBe(LOCKED);
    expect(await tries(browser, 'Demo-2026-pass')).toBe(LOCKED);
    for (const name of OTHER_NAMES) {
      expect((await signsIn(name)).subCode).toBe(name === '15400000001' ? CAPTCHA_REQUIRED : BAD_CREDENTIALS);
    }
    advanceClock(LOCK_DURATION);
    const later = newBrowser().opensSessionOf('demo');
    expect(await tries(later, 'wrong')).toBe(PASSWORD_WRONG);
    expect(await tries(later, 'Demo-2026-pass')).toBeNull();
  });
});

test('applies the lock of a name to an account that is registered with it', async () => {
  await fails(['riser'], LOCK_AFTER_FAILURES);
  const riser = { id: 'u-riser', account: 'riser', mobile: null, idNo: 'X1' };
  getPortal().accounts.push({ ...accountOf('demo'), ...riser });
  expect(await signsIn('riser')).toBeRefusedWith('LOCKED');
  advanceClock(LOCK_DURATION);
  expect(await signsIn('riser')).toSucceed();
});

test('removes the failures of names when their lock would have ended', async () => {
  await fails(['nobody1', 'nobody2', 'nobody3'], 3);
  expect(getPortal().attempts.size).toBe(3);
  advanceClock(LOCK_DURATION);
  await fails(['nobody4'], 1);
  expect(getPortal().attempts.size).toBe(1);
});
