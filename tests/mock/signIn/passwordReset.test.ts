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
import { finishReset, proveReset, proveResetByCertificate, startReset } from './resets';

const newBrowser = runPortal();

const OLD = 'Demo-2026-pass';
const NEW = '新-Correct-horse-7';
const DEMO = '15400000001';
const BOSS = '15400000004';
const STRANGER = '15400000099';
const ANSWERS = ['boss-school', 'boss-book', 'boss-city'];

/** Proves a reset by a number. The next code can follow immediately. */
async function prove(browser: Browser, id: string, mobile: string) {
  const answer = await proveReset(browser, id, mobile);
  advanceClock(CODE_RESEND);
  return answer;
}

async function answer(browser: Browser, id: string, given: string[]) {
  const { data: secret } = await browser.call('secret');
  const sealed = given.map((one) => seal(secret, one));
  return browser.call('answerReset', { body: { id, answers: sealed, secretId: secret.id } });
}

const finish = (browser: Browser, id: string, newPwd = NEW) => finishReset(browser, id, newPwd);

const canSignIn = async (account: string, password: string, userType: 'person' | 'legal' = 'person') =>
  (await newBrowser().signsIn(account, password, { userType })).code === 20000;

const lastRecord = () => getPortal().behavior.at(-1);

test('resets the password by mobile number, ends every session, and notifies the owner', async () => {
  const [browser, elsewhere, neighbor] = [newBrowser(), newBrowser(), newBrowser()];
  await elsewhere.signsIn('demo');
  await neighbor.signsIn('boss', OLD, { userType: 'legal' });
  await browser.signsIn('demo');
  const id = await startReset(browser, DEMO);
  expect((await prove(browser, id, DEMO)).data).toEqual({ next: 'password', account: 'demo' });
  expect(await finish(browser, id)).toMatchObject({ status: 200, code: 20000, data: null });
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
  expect(await finish(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
});

describe('a reset by mail to an address that looks like the account’s', () => {
  test('is rejected as malformed if a letter and its accent are apart', async () => {
    const email = 'we\u0301ak@example.com';
    const browser = newBrowser();
    const id = await startReset(browser, 'weak');
    const asked = await browser.call('emailCode', { body: { scene: 'reset', email } });
    expect(asked).toHaveWrongFields({ email: 'FIELD_FORMAT' });
    const proved = await browser.call('proveReset', { body: { id, method: 'email', email, code: '000000' } });
    expect(proved).toHaveWrongFields({ email: 'FIELD_FORMAT' });
  });

  test('matches the account with exactly this spelling, and not one that differs in case', async () => {
    Object.assign(accountOf('demo'), { email: accountOf('weak').email?.toUpperCase() });
    const browser = newBrowser();
    const id = await startReset(browser);
    expect(await proveReset(browser, id, 'weak@example.com')).toBeRefusedWith('PROOF_MISMATCH');
  });
});

test('accepts the mail address in any case, and sends the code to the account’s own spelling', async () => {
  const browser = newBrowser();
  const id = await startReset(browser, 'newcomer');
  const email = 'Newcomer@Example.com';
  await browser.call('emailCode', { body: { scene: 'reset', email } });
  expect(listMessages(email)).toEqual([]);
  const { code } = lastSentTo('newcomer@example.com');
  const proved = await browser.call('proveReset', { body: { id, method: 'email', email, code } });
  expect(proved.data).toEqual({ next: 'password', account: 'newcomer' });
  expect(await finish(browser, id)).toSucceed();
  expect(await canSignIn('newcomer', NEW)).toBe(true);
});

test('treats two spellings of an unknown address as one', async () => {
  const browser = newBrowser();
  const id = await startReset(browser, 'nobody');
  const [lower, upper] = ['nobody@example.com', 'NOBODY@example.com'];
  const send = (email: string) => browser.call('emailCode', { body: { scene: 'reset', email } });
  expect(await send(lower)).toSucceed();
  expect(await send(upper)).toBeRefusedWith('CODE_TOO_SOON');
  const body = { id, method: 'email', email: upper, code: wrongCode(lastSentTo(lower).code) };
  expect(await browser.call('proveReset', { body })).toBeRefusedWith('CODE_WRONG');
});

test('refuses a code to another mail address than the account’s', async () => {
  const browser = newBrowser();
  const id = await startReset(browser);
  expect(await proveReset(browser, id, 'stranger@example.com')).toMatchObject({
    subCode: subCodes.PROOF_MISMATCH,
    data: { triesLeft: PROOF_TRIES - 1 },
  });
  await finish(browser, id);
  expect([await canSignIn('demo', NEW), await canSignIn('demo', OLD)]).toEqual([false, true]);
});

describe('a reset by certificate', () => {
  test.each([
    ['boss', 'PROOF_MISMATCH'],
    ['revoked', 'CERT_REVOKED'],
  ] as const)('is refused for %s with %s, also for an unknown account', async (name, subCode) => {
    const browser = newBrowser();
    for (const loginId of ['demo', 'nobody_here']) {
      const id = await startReset(browser, loginId);
      expect(await proveResetByCertificate(browser, id, name)).toBeRefusedWith(subCode);
      expect(await finish(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
    }
    expect(await canSignIn('demo', OLD)).toBe(true);
  });
});

describe('security questions', () => {
  test('are asked in order after the first proof', async () => {
    const browser = newBrowser();
    const id = await startReset(browser, '91440000TTTTTTT16C', 'legal');
    expect(await answer(browser, id, ANSWERS)).toBeRefusedWith('RESET_UNKNOWN');
    expect((await prove(browser, id, BOSS)).data).toEqual({
      next: 'questions',
      questions: ['SCHOOL', 'BOOK', 'CITY'],
    });
    expect(await finish(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
    expect(await answer(browser, id, [...ANSWERS].reverse())).toBeRefusedWith('ANSWERS_WRONG');
    const right = await answer(browser, id, ['  Boss-School ', 'ＢＯＳＳ-book', 'boss-city']);
    expect(right.data).toEqual({ next: 'password', account: 'boss' });
    expect((await prove(browser, id, BOSS)).data).toMatchObject({ next: 'password' });
    expect(await finish(browser, id)).toSucceed();
    expect(await canSignIn('boss', NEW, 'legal')).toBe(true);
  });

  test('are limited together with wrong proofs, and the last attempt ends the reset', async () => {
    const browser = newBrowser();
    const id = await startReset(browser, 'boss', 'legal');
    await prove(browser, id, STRANGER);
    await prove(browser, id, BOSS);
    const told = [];
    for (let left = PROOF_TRIES - 1; left > 0; left -= 1)
      told.push(await answer(browser, id, ['a', 'b', 'c']));
    expect(told.map(({ data }) => data)).toEqual([3, 2, 1, 0].map((triesLeft) => ({ triesLeft })));
    expect(told.map(({ subCode }) => subCode)).toEqual([
      ...Array(3).fill(subCodes.ANSWERS_WRONG),
      subCodes.PROOF_USED_UP,
    ]);
    expect(told[0]?.subMsg).toContain('3');
    expect(await answer(browser, id, ANSWERS)).toBeRefusedWith('RESET_UNKNOWN');
    expect(lastRecord()).toMatchObject({
      accountId: 'u-boss',
      type: 'PWD_RESET',
      failReason: 'ANSWERS_WRONG',
    });
  });
});

describe('the responses of a reset', () => {
  /** Returns every response of a reset that proves another number than the account's, without ids and times. */
  async function readResponses(loginId: string, userType: 'person' | 'legal' = 'person') {
    // The number gets a limited number of codes in an hour, over all visitors.
    advanceClock(CODE_LIMIT_WINDOW);
    const browser = newBrowser();
    const captcha = browser.solvesCaptcha();
    const start = await browser.call('startReset', { body: { userType, loginId, captcha } });
    const { id, expiresAt } = start.data;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const life = Date.parse(expiresAt) - now();
    const said = [];
    for (let time = 0; time < PROOF_TRIES + 1; time += 1) said.push(await prove(browser, id, STRANGER));
    said.push(await answer(browser, id, ANSWERS), await finish(browser, id));
    return {
      keys: Object.keys(start.data),
      life: Math.round(life / 1000),
      said: said.map(({ status, subCode, subMsg, data }) => ({ status, subCode, subMsg, data })),
    };
  }

  test('are the same for a known and an unknown account, a wrong user type and an account without a number', async () => {
    const known = await readResponses('demo');
    expect(known.keys).toEqual(['id', 'expiresAt']);
    expect(known.said.map(({ subCode }) => subCode)).toEqual([
      ...Array(PROOF_TRIES - 1).fill(subCodes.PROOF_MISMATCH),
      subCodes.PROOF_USED_UP,
      ...Array(3).fill(subCodes.RESET_UNKNOWN),
    ]);
    expect(await readResponses('nobody_here')).toEqual(known);
    expect(await readResponses('newcomer')).toEqual(known);
    expect(await readResponses('boss', 'legal')).toEqual(known);
    expect(await readResponses('demo', 'legal')).toEqual(known);
  });

  test('are about the number only after the right code, and a wrong code costs no attempt', async () => {
    const browser = newBrowser();
    const id = await startReset(browser);
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
});

test('limits a reset to half an hour and to one visitor', async () => {
  const [browser, thief] = [newBrowser(), newBrowser()];
  const id = await startReset(browser);
  expect(await prove(thief, id, DEMO)).toBeRefusedWith('RESET_UNKNOWN');
  await prove(browser, id, DEMO);
  expect(await finish(thief, id)).toBeRefusedWith('RESET_UNKNOWN');
  advanceClock(RESET_LIFETIME);
  expect(await finish(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
  expect(await finish(browser, '__proto__')).toBeRefusedWith('RESET_UNKNOWN');
  await startReset(browser);
  expect(getPortal().resets.size).toBe(1);
});

test.each([
  ['PASSWORD_SAME', OLD],
  ['PASSWORD_CONTAINS', 'x15400000001y'],
] as const)('refuses with %s the password %s, and accepts another one', async (subCode, newPwd) => {
  const browser = newBrowser();
  const id = await startReset(browser);
  await prove(browser, id, DEMO);
  expect(await finish(browser, id, newPwd)).toBeRefusedWith(subCode);
  expect(await canSignIn('demo', OLD)).toBe(true);
  expect(await finish(browser, id)).toSucceed();
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
  const [id, rival] = [await startReset(browser, 'weak'), await startReset(other, 'weak')];
  await prove(browser, id, '15400000003');
  await prove(other, rival, '15400000003');
  expect(await finish(browser, id)).toSucceed();
  expect(await finish(other, rival, 'Another-word-8')).toBeRefusedWith('RESET_UNKNOWN');
  const answer = await newBrowser().signsIn('weak', NEW);
  expect([answer.code, answer.data?.redirectUrl]).toEqual([20000, null]);
  // The other name stays locked, so that it does not reveal the account to which it belongs.
  expect(await newBrowser().signsIn('15400000003', NEW)).toBeRefusedWith('LOCKED');
});

test('gives a frozen account a new password, and keeps it frozen', async () => {
  const browser = newBrowser();
  const id = await startReset(browser, 'frozen');
  await prove(browser, id, '15400000005');
  expect(await finish(browser, id)).toSucceed();
  expect(await browser.signsIn('frozen', NEW)).toBeRefusedWith('FROZEN');
});
