import { listMessages } from '../../../mock/_domain/accounts/outbox';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import {
  CODE_LIMIT_WINDOW,
  CODE_RESEND,
  DAY,
  LOCK_AFTER_FAILURES,
  PROOF_TRIES,
  RESET_LIFETIME,
} from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { accountOf, type Browser, lastSentTo, runPortal, seal, wrongCode } from '../portal';
import { finishesReset, provesReset, provesResetByCertificate, startsReset } from './resets';

const newBrowser = runPortal();

const OLD = 'Demo-2026-pass';
const NEW = '新-Correct-horse-7';
const DEMO = '15400000001';
const BOSS = '15400000004';
const STRANGER = '15400000099';
const ANSWERS = ['boss-school', 'boss-book', 'boss-city'];

/** Proves a reset by a number. The next code can follow immediately. */
async function proves(browser: Browser, id: string, mobile: string) {
  const answer = await provesReset(browser, id, mobile);
  advanceClock(CODE_RESEND);
  return answer;
}

async function answers(browser: Browser, id: string, given: string[]) {
  const { data: secret } = await browser.call('secret');
  const sealed = given.map((one) => seal(secret, one));
  return browser.call('answerReset', { body: { id, answers: sealed, secretId: secret.id } });
}

const finishes = (browser: Browser, id: string, newPwd = NEW) => finishesReset(browser, id, newPwd);

const canSignIn = async (account: string, password: string, userType: 'person' | 'legal' = 'person') =>
  (await newBrowser().signsIn(account, password, { userType })).code === 20000;

const lastRecord = () => getPortal().behavior.at(-1);

test('resets the password by mobile number, ends every session, and notifies the owner', async () => {
  const [browser, elsewhere, neighbor] = [newBrowser(), newBrowser(), newBrowser()];
  await elsewhere.signsIn('demo');
  await neighbor.signsIn('boss', OLD, { userType: 'legal' });
  await browser.signsIn('demo');
  const id = await startsReset(browser, DEMO);
  expect((await proves(browser, id, DEMO)).data).toEqual({ next: 'password', account: 'demo' });
  expect(await finishes(browser, id)).toMatchObject({ status: 200, code: 20000, data: null });
  expect(await elsewhere.isOnline()).toBe(false);
  expect(await browser.isOnline()).toBe(false);
  expect(await neighbor.isOnline()).toBe(true);
  expect([await canSignIn('demo', OLD), await canSignIn('demo', NEW)]).toEqual([false, true]);
  for (const to of [DEMO, 'demo@example.com']) {
    expect(lastSentTo(to).text).toContain('password of your account demo was reset');
    expect(lastSentTo(to).text).not.toContain(NEW);
  }
  expect(getPortal().behavior.find(({ type }) => type === 'PWD_RESET')).toMatchObject({
    accountId: 'u-demo',
    result: 'SUCCESS',
  });
  expect(await finishes(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
});

describe('a reset by mail to an address that looks like the account’s', () => {
  test.each([
    ['the Kelvin sign, which is a k in lower case', 'wea\u212a@example.com'],
    ['a letter and its accent apart', 'we\u0301ak@example.com'],
  ])('is rejected as malformed: %s', async (_, email) => {
    const browser = newBrowser();
    const id = await startsReset(browser, 'weak');
    const asked = await browser.call('emailCode', { body: { scene: 'reset', email } });
    expect(asked).toHaveWrongFields({ email: 'FIELD_FORMAT' });
    const proved = await browser.call('proveReset', { body: { id, method: 'email', email, code: '000000' } });
    expect(proved).toHaveWrongFields({ email: 'FIELD_FORMAT' });
  });

  test.each(['weak@ex\uff41mple.com', '\uff57eak@example.com', 'we\u0430k@example.com'])(
    'does not match the account: %j',
    async (email) => {
      const browser = newBrowser();
      const id = await startsReset(browser, 'weak');
      expect(await provesReset(browser, id, email)).toBeRefusedWith('PROOF_MISMATCH');
    },
  );

  test('matches the account with exactly this spelling, and not one that differs in case', async () => {
    Object.assign(accountOf('demo'), { email: accountOf('weak').email?.toUpperCase() });
    const browser = newBrowser();
    const id = await startsReset(browser);
    expect(await provesReset(browser, id, 'weak@example.com')).toBeRefusedWith('PROOF_MISMATCH');
  });
});

test('accepts the mail address in any case, and sends the code to the account’s own spelling', async () => {
  const browser = newBrowser();
  const id = await startsReset(browser, 'newcomer');
  const email = 'Newcomer@Example.com';
  await browser.call('emailCode', { body: { scene: 'reset', email } });
  expect(listMessages(email)).toEqual([]);
  const { code } = lastSentTo('newcomer@example.com');
  const proved = await browser.call('proveReset', { body: { id, method: 'email', email, code } });
  expect(proved.data).toEqual({ next: 'password', account: 'newcomer' });
  expect(await finishes(browser, id)).toSucceed();
  expect(await canSignIn('newcomer', NEW)).toBe(true);
});

test.each(['newcomer', 'nobody'])('treats two spellings of the address of %s as one', async (name) => {
  const browser = newBrowser();
  const id = await startsReset(browser, name);
  const [lower, upper] = [`${name}@example.com`, `${name.toUpperCase()}@example.com`];
  const sends = (email: string) => browser.call('emailCode', { body: { scene: 'reset', email } });
  expect(await sends(lower)).toSucceed();
  expect(await sends(upper)).toBeRefusedWith('CODE_TOO_SOON');
  const body = { id, method: 'email', email: upper, code: wrongCode(lastSentTo(lower).code) };
  expect(await browser.call('proveReset', { body })).toBeRefusedWith('CODE_WRONG');
});

test('refuses a code to another mail address than the account’s', async () => {
  const browser = newBrowser();
  const id = await startsReset(browser);
  expect(await provesReset(browser, id, 'stranger@example.com')).toMatchObject({
    subCode: subCodes.PROOF_MISMATCH,
    data: { triesLeft: PROOF_TRIES - 1 },
  });
  await finishes(browser, id);
  expect([await canSignIn('demo', NEW), await canSignIn('demo', OLD)]).toEqual([false, true]);
});

describe('a reset by certificate', () => {
  test('succeeds with the own certificate', async () => {
    const browser = newBrowser();
    const id = await startsReset(browser);
    const { data } = await provesResetByCertificate(browser, id);
    expect(data).toEqual({ next: 'password', account: 'demo' });
    expect(await finishes(browser, id)).toSucceed();
  });

  test.each([
    ['boss', 'PROOF_MISMATCH'],
    ['revoked', 'CERT_REVOKED'],
    ['not-bound', 'CERT_NOT_BOUND'],
    ['company', 'CERT_OF_COMPANY'],
  ] as const)('is refused for %s with %s, also for an unknown account', async (name, subCode) => {
    const browser = newBrowser();
    for (const loginId of ['demo', 'nobody_here']) {
      const id = await startsReset(browser, loginId);
      expect(await provesResetByCertificate(browser, id, name)).toBeRefusedWith(subCode);
      expect(await finishes(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
    }
    expect(await canSignIn('demo', OLD)).toBe(true);
  });

  test('records an invalid certificate for its owner, and not as a sign-in', async () => {
    const browser = newBrowser();
    getPortal().revokedSerials.push('5001');
    await provesResetByCertificate(browser, await startsReset(browser));
    expect(lastRecord()).toMatchObject({ type: 'PWD_RESET', failReason: 'CERT_REVOKED' });
    const records = getPortal().behavior.length;
    await provesResetByCertificate(browser, await startsReset(browser, 'boss', 'legal'));
    expect(getPortal().behavior).toHaveLength(records);
  });
});

describe('security questions', () => {
  test('are asked in order after the first proof', async () => {
    const browser = newBrowser();
    const id = await startsReset(browser, '91440000TTTTTTT16C', 'legal');
    expect((await proves(browser, id, BOSS)).data).toEqual({
      next: 'questions',
      questions: ['SCHOOL', 'BOOK', 'CITY'],
    });
    expect(await finishes(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
    expect(await answers(browser, id, [...ANSWERS].reverse())).toBeRefusedWith('ANSWERS_WRONG');
    const right = await answers(browser, id, ['  Boss-School ', 'ＢＯＳＳ-book', 'boss-city']);
    expect(right.data).toEqual({ next: 'password', account: 'boss' });
    expect((await proves(browser, id, BOSS)).data).toMatchObject({ next: 'password' });
    expect(await finishes(browser, id)).toSucceed();
    expect(await canSignIn('boss', NEW, 'legal')).toBe(true);
  });

  test('are limited together with wrong proofs, and the last attempt ends the reset', async () => {
    const browser = newBrowser();
    const id = await startsReset(browser, 'boss', 'legal');
    await proves(browser, id, STRANGER);
    await proves(browser, id, BOSS);
    const told = [];
    for (let left = PROOF_TRIES - 1; left > 0; left -= 1)
      told.push(await answers(browser, id, ['a', 'b', 'c']));
    expect(told.map(({ data }) => data)).toEqual([3, 2, 1, 0].map((triesLeft) => ({ triesLeft })));
    expect(told.map(({ subCode }) => subCode)).toEqual([
      ...Array(3).fill(subCodes.ANSWERS_WRONG),
      subCodes.PROOF_USED_UP,
    ]);
    expect(told[0]?.subMsg).toContain('3');
    expect(await answers(browser, id, ANSWERS)).toBeRefusedWith('RESET_UNKNOWN');
    expect(lastRecord()).toMatchObject({
      accountId: 'u-boss',
      type: 'PWD_RESET',
      failReason: 'ANSWERS_WRONG',
    });
  });

  test('are refused before the proof, and rejected with 422 if there are too few or too many', async () => {
    const browser = newBrowser();
    const id = await startsReset(browser, 'boss', 'legal');
    expect(await answers(browser, id, ANSWERS)).toBeRefusedWith('RESET_UNKNOWN');
    await proves(browser, id, BOSS);
    expect(await answers(browser, id, ANSWERS.slice(1))).toHaveWrongFields({ answers: 'FIELD_FORMAT' });
    const clear = await browser.call('answerReset', { body: { id, answers: ANSWERS } });
    expect(clear).toBeRefusedWith('SECRET_INVALID');
    expect(await answers(browser, id, ANSWERS)).toSucceed();
  });
});

describe('the responses of a reset', () => {
  /** Returns every response of a reset that proves another number than the account's, without ids and times. */
  async function answersFor(loginId: string, userType: 'person' | 'legal' = 'person') {
    // The number gets a limited number of codes in an hour, over all visitors.
    advanceClock(CODE_LIMIT_WINDOW);
    const browser = newBrowser();
    const captcha = browser.solvesCaptcha();
    const start = await browser.call('startReset', { body: { userType, loginId, captcha } });
    const { id, expiresAt } = start.data;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const life = Date.parse(expiresAt) - now();
    const said = [];
    for (let time = 0; time < PROOF_TRIES + 1; time += 1) said.push(await proves(browser, id, STRANGER));
    said.push(await answers(browser, id, ANSWERS), await finishes(browser, id));
    return {
      keys: Object.keys(start.data),
      life: Math.round(life / 1000),
      said: said.map(({ status, subCode, subMsg, data }) => ({ status, subCode, subMsg, data })),
    };
  }

  test('are the same for a known and an unknown account, a wrong user type and an account without a number', async () => {
    const known = await answersFor('demo');
    expect(known.keys).toEqual(['id', 'expiresAt']);
    expect(known.said.map(({ subCode }) => subCode)).toEqual([
      ...Array(PROOF_TRIES - 1).fill(subCodes.PROOF_MISMATCH),
      subCodes.PROOF_USED_UP,
      ...Array(3).fill(subCodes.RESET_UNKNOWN),
    ]);
    expect(await answersFor('nobody_here')).toEqual(known);
    expect(await answersFor('newcomer')).toEqual(known);
    expect(await answersFor('boss', 'legal')).toEqual(known);
    expect(await answersFor('demo', 'legal')).toEqual(known);
  });

  test('are about the number only after the right code, and a wrong code costs no attempt', async () => {
    const browser = newBrowser();
    const id = await startsReset(browser);
    await browser.call('smsCode', { body: { scene: 'reset', region: '+86', mobile: STRANGER } });
    const { code } = lastSentTo(STRANGER);
    const body = { id, method: 'mobile', region: '+86', mobile: STRANGER };
    const wrong = await browser.call('proveReset', { body: { ...body, code: wrongCode(code) } });
    expect(wrong).toBeRefusedWith('CODE_WRONG');
    const right = await browser.call('proveReset', { body: { ...body, code } });
    expect(right).toMatchObject({ subCode: subCodes.PROOF_MISMATCH, data: { triesLeft: PROOF_TRIES - 1 } });
    const again = await browser.call('proveReset', { body: { ...body, code } });
    expect(again).toBeRefusedWith('CODE_USED_UP');
  });

  test('do not accept a code of another scene', async () => {
    const browser = newBrowser();
    const id = await startsReset(browser);
    await browser.call('loginCode', { body: { region: '+86', mobile: DEMO } });
    const { code } = lastSentTo(DEMO);
    const body = { id, method: 'mobile', region: '+86', mobile: DEMO, code };
    expect(await browser.call('proveReset', { body })).toBeRefusedWith('CODE_EXPIRED');
  });
});

test('limits a reset to half an hour and to one visitor', async () => {
  const [browser, thief] = [newBrowser(), newBrowser()];
  const id = await startsReset(browser);
  expect(await proves(thief, id, DEMO)).toBeRefusedWith('RESET_UNKNOWN');
  await proves(browser, id, DEMO);
  expect(await finishes(thief, id)).toBeRefusedWith('RESET_UNKNOWN');
  advanceClock(RESET_LIFETIME);
  expect(await finishes(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
  expect(await finishes(browser, '__proto__')).toBeRefusedWith('RESET_UNKNOWN');
  await startsReset(browser);
  expect(getPortal().resets.size).toBe(1);
});

test('requires a captcha, and spends it', async () => {
  const browser = newBrowser();
  const body = { userType: 'person', loginId: 'demo' };
  expect(await browser.call('startReset', { body })).toHaveWrongFields({ captcha: 'FIELD_REQUIRED' });
  const captcha = browser.solvesCaptcha();
  expect(await browser.call('startReset', { body: { ...body, captcha: 'no' } })).toBeRefusedWith(
    'BAD_CAPTCHA',
  );
  expect(await browser.call('startReset', { body: { ...body, captcha } })).toBeRefusedWith('BAD_CAPTCHA');
});

test.each([
  ['PASSWORD_SAME', OLD],
  ['PASSWORD_CONTAINS', 'x15400000001y'],
] as const)('refuses with %s the password %s, and accepts another one', async (subCode, newPwd) => {
  const browser = newBrowser();
  const id = await startsReset(browser);
  await proves(browser, id, DEMO);
  expect(await finishes(browser, id, newPwd)).toBeRefusedWith(subCode);
  expect(await canSignIn('demo', OLD)).toBe(true);
  expect(await finishes(browser, id)).toSucceed();
});

test('ends the lock of the account and of the name that was used, clears weakness and age, and ends other resets', async () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  accountOf('weak').passwordSetAt = now() - 500 * DAY;
  for (const name of ['weak', '15400000003']) {
    const body = { userType: 'person', account: name, password: 'wrong' };
    Object.assign(getPortal().settings, { enableVerifySecret: '0', defaultEncryption: false });
    for (let time = 0; time < LOCK_AFTER_FAILURES; time += 1) {
      const captcha = other.solvesCaptcha();
      await other.logsIn(1, { ...body, captcha });
    }
    expect(await other.logsIn(1, body)).toBeRefusedWith('LOCKED');
  }
  const [id, rival] = [await startsReset(browser, 'weak'), await startsReset(other, 'weak')];
  await proves(browser, id, '15400000003');
  await proves(other, rival, '15400000003');
  expect(await finishes(browser, id)).toSucceed();
  expect(await finishes(other, rival, 'Another-word-8')).toBeRefusedWith('RESET_UNKNOWN');
  const answer = await newBrowser().signsIn('weak', NEW);
  expect([answer.code, answer.data?.redirectUrl]).toEqual([20000, null]);
  // The other name stays locked, so that it does not reveal the account to which it belongs.
  expect(await newBrowser().signsIn('15400000003', NEW)).toBeRefusedWith('LOCKED');
});

test('gives a frozen account a new password, and keeps it frozen', async () => {
  const browser = newBrowser();
  const id = await startsReset(browser, 'frozen');
  await proves(browser, id, '15400000005');
  expect(await finishes(browser, id)).toSucceed();
  expect(await browser.signsIn('frozen', NEW)).toBeRefusedWith('FROZEN');
});
