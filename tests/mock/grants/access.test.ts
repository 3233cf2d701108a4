import { advanceClock } from '../../../mock/_domain/store/clock';
import { SESSION_IDLE } from '../../../src/constants';
import { changePassword, PASSWORD } from '../credentials';
import { codeFor, read, trade } from '../oauth/application';
import { accountOf, type Browser, confirmSessions, lastSentTo, queryOf, runPortal } from '../portal';
import { finishReset, proveReset, startReset } from '../signIn/resets';

const newBrowser = runPortal();

const NEW = '新-Correct-horse-7';
const DEMO = { region: '+86', mobile: '15400000001' };

/** Returns a browser that has granted demo-app access, and its access token. */
async function member(account = 'demo'): Promise<{ browser: Browser; token: string }> {
  const browser = newBrowser().opensSessionOf(account);
  return { browser, token: await tokenOf(browser) };
}

const tokenOf = async (browser: Browser): Promise<string> =>
  (await trade(browser, await codeFor(browser))).body.access_token;

const isGood = async (token: string) => (await read(newBrowser(), token)).status === 200;

const sessionsOf = async (browser: Browser) => (await browser.call('sessions')).data;

test('ends at sign-out only the access that was issued in that session', async () => {
  const [mine, other] = [await member(), await member()];
  const unspent = await codeFor(mine.browser);
  await mine.browser.call('logout');
  expect([await isGood(mine.token), await isGood(other.token)]).toEqual([false, true]);
  expect((await trade(mine.browser, unspent)).body.error).toBe('invalid_grant');
});

test('ends the access of a session that another session ends', async () => {
  const [mine, other] = [await member(), await member()];
  const found = (await sessionsOf(mine.browser)).find(({ current }) => !current);
  await mine.browser.call('endSession', { params: { id: found?.id ?? '' } });
  expect([await isGood(mine.token), await isGood(other.token)]).toEqual([true, false]);
});

test('ends the access of the other sessions with them, including sessions that timed out', async () => {
  const [idle, neighbor] = [await member(), await member('veteran')];
  advanceClock(SESSION_IDLE);
  const mine = await member();
  expect((await idle.browser.call('online')).data).toBe(false);
  // A user who works in the application is idle here, so the token stays valid until it expires.
  expect(await isGood(idle.token)).toBe(true);
  await mine.browser.call('endOtherSessions');
  expect([await isGood(idle.token), await isGood(mine.token), await isGood(neighbor.token)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('ends all access when the password changes, including that of the current session', async () => {
  const [mine, other, neighbor] = [await member(), await member(), await member('veteran')];
  const unspent = await codeFor(mine.browser);
  expect(await changePassword(mine.browser, PASSWORD, NEW)).toSucceed();
  expect((await mine.browser.call('online')).data).toBe(true);
  expect([await isGood(mine.token), await isGood(other.token), await isGood(neighbor.token)]).toEqual([
    false,
    false,
    true,
  ]);
  expect((await trade(mine.browser, unspent)).body.error).toBe('invalid_grant');
  expect(await isGood(await tokenOf(mine.browser))).toBe(true);
});

test('ends all access at a password reset, including that of a session that timed out', async () => {
  const { token } = await member();
  advanceClock(SESSION_IDLE);
  await newBrowser().call('online');
  expect(await isGood(token)).toBe(true);
  const browser = newBrowser();
  const id = await startReset(browser);
  await proveReset(browser, id, DEMO.mobile);
  expect(await finishReset(browser, id, NEW)).toSucceed();
  expect(await isGood(token)).toBe(false);
});

test('does not restore access when a canceled account is restored', async () => {
  const idle = await member('veteran');
  advanceClock(SESSION_IDLE);
  const [{ browser, token }, other] = [await member('veteran'), await member('veteran')];
  confirmSessions();
  expect(await browser.call('cancelAccount')).toSucceed();
  expect(await isGood(token)).toBe(false);
  expect((await browser.signsIn('veteran')).data.cancellationUndone).toBe(true);
  const tokens = [token, other.token, idle.token];
  expect(await Promise.all(tokens.map(isGood))).toEqual([false, false, false]);
});

test('does not restore access when an account is unfrozen', async () => {
  const { token } = await member();
  const demo = accountOf('demo');
  Object.assign(demo, { status: 'FROZEN', frozenAt: Date.now() });
  expect(await isGood(token)).toBe(false);
  const browser = newBrowser();
  const { data } = await browser.signsIn('demo');
  const { ticket } = queryOf(data.redirectUrl);
  await browser.call('smsCode', { body: { scene: 'unfreeze', ...DEMO } });
  const { code } = lastSentTo(DEMO.mobile);
  expect(await browser.call('unfreeze', { body: { ticket, ...DEMO, code } })).toSucceed();
  expect(demo.status).toBe('ACTIVE');
  expect(await isGood(token)).toBe(false);
});

test('keeps access when the same account signs in again, and ends it when another one does', async () => {
  const { browser, token } = await member();
  await browser.signsIn('demo');
  expect(await isGood(token)).toBe(true);
  await browser.signsIn('veteran');
  expect(await isGood(token)).toBe(false);
});

test('ends access that moved to a newer session with that session', async () => {
  const { browser, token } = await member();
  await browser.signsIn('demo');
  await browser.call('logout');
  expect(await isGood(token)).toBe(false);
});
