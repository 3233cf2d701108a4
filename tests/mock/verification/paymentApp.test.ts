import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { LOGIN_CHANNEL, PROVIDER_STATE_LIFETIME, SECOND, VERIFICATION_TRIES } from '../../../src/constants';
import { accountOf, type Browser, queryOf, runPortal } from '../portal';
import {
  answerInApp,
  comeBackFromApp,
  DEMO,
  type Fields,
  formFor,
  lookUp,
  start,
  triesLeft,
  waitForState,
} from './queries';

const newBrowser = runPortal();

const member = (account = 'newcomer') => newBrowser().opensSessionOf(account);

const leave = async (browser: Browser) => (await start(browser, await formFor(browser, 'alipayVerify'))).data;

const readState = async (browser: Browser, id: string) => (await lookUp(browser, id)).data.state;

test('redirects to the app’s page, and verifies the person after the return', async () => {
  const browser = member();
  const begun = await leave(browser);
  expect(begun).toMatchObject({ state: 'AWAY', endedAt: null, levelAfter: 1 });
  expect(begun.redirectUrl).toMatch(/^\/simulator\/provider\?state=[\w-]{36}&provider=paymentApp$/);
  const answer = await answerInApp(browser, begun);
  expect(Object.keys(answer).sort()).toEqual(['authCode', 'state']);
  // After the answer, the app's page is no longer needed.
  expect((await lookUp(browser, begun.id)).data).toMatchObject({ state: 'AWAY', redirectUrl: null });
  const back = await comeBackFromApp(browser, answer);
  expect(back.data).toMatchObject({ id: begun.id, state: 'QUERYING', redirectUrl: null });
  expect((await waitForState(browser, begun)).levelAfter).toBe(3);
});

test.each([
  ['cancel', 'access_denied', 'CANCELED'],
  ['fail', 'server_error', 'UNAVAILABLE'],
])('returns after %s with %s, ends the query as %s, and counts no attempt', async (action, error, state) => {
  const browser = member();
  const begun = await leave(browser);
  const answer = await answerInApp(browser, begun, action);
  expect(answer).toEqual({ error, state: expect.any(String) });
  const { data } = await comeBackFromApp(browser, answer);
  expect(data).toMatchObject({ id: begun.id, state, levelBefore: 1, levelAfter: 1 });
  expect(data.endedAt).not.toBeNull();
  expect(await comeBackFromApp(browser, answer)).toBeRefusedWith('VERIFY_STATE');
  expect(accountOf('newcomer').level).toBe(1);
  expect(await triesLeft(browser, 'alipayVerify')).toBe(VERIFICATION_TRIES);
});

test('accepts a state once, in the browser that left, also after a malformed return', async () => {
  const [browser, other] = [member(), member()];
  const begun = await leave(browser);
  const answer = await answerInApp(browser, begun);
  expect(await comeBackFromApp(browser, { ...answer, state: '__proto__' })).toBeRefusedWith('VERIFY_STATE');
  expect(await comeBackFromApp(other, answer)).toBeRefusedWith('VERIFY_STATE');
  expect(await comeBackFromApp(browser, { ...answer, authCode: 7 })).toHaveWrongFields({
    authCode: 'FIELD_FORMAT',
  });
  expect(await readState(browser, begun.id)).toBe('AWAY');
  expect((await comeBackFromApp(browser, answer)).data.id).toBe(begun.id);
  expect(await comeBackFromApp(browser, answer)).toBeRefusedWith('VERIFY_STATE');
  expect((await waitForState(browser, begun)).state).toBe('MATCHED');
  expect(await comeBackFromApp(browser, answer)).toBeRefusedWith('VERIFY_STATE');
});

test.each<[string, Fields]>([
  ['a wrong code', { authCode: 'guess' }],
  ['no code', { authCode: undefined }],
])('spends the state on %s, and verifies no account', async (_, wrong) => {
  const browser = member();
  const begun = await leave(browser);
  const answer = await answerInApp(browser, begun);
  expect(await comeBackFromApp(browser, { ...answer, ...wrong })).toBeRefusedWith('VERIFY_STATE');
  expect(await comeBackFromApp(browser, answer)).toBeRefusedWith('VERIFY_STATE');
  expect(accountOf('newcomer').level).toBe(1);
  // The person can leave for the app again.
  expect((await leave(browser)).state).toBe('AWAY');
});

test('returns only to the account that left, even if another one signs in in the same browser', async () => {
  const browser = member();
  const begun = await leave(browser);
  const answer = await answerInApp(browser, begun, 'approve', 'demo');
  await browser.call('logout');
  await browser.signsIn('demo');
  expect(await comeBackFromApp(browser, answer)).toBeRefusedWith('VERIFY_STATE');
  expect((await lookUp(browser, begun.id)).status).toBe(404);
  const { accountId, state } = getPortal().verifications.at(-1) ?? {};
  expect([accountId, state]).toEqual(['u-newcomer', 'AWAY']);
});

test('does not sign in or link an account by the code of a verification', async () => {
  const browser = member();
  const { state, authCode } = await answerInApp(browser, await leave(browser), 'approve', 'demo');
  const bindings = JSON.stringify(getPortal().bindings);
  for (const provider of ['paymentApp', 'cityPass']) {
    const answer = await browser.logsIn(LOGIN_CHANNEL.associate, { provider, ticket: authCode, state });
    expect(answer).toBeRefusedWith('PROVIDER_STATE');
  }
  expect((await browser.call('accountDetail')).data.account).toBe('newcomer');
  expect(JSON.stringify(getPortal().bindings)).toBe(bindings);
  // The code is still valid for the verification.
  expect(await comeBackFromApp(browser, { state, authCode })).toSucceed();
});

test('does not verify by the code of a sign-in, which remains valid for the sign-in', async () => {
  const browser = member('demo');
  const begun = (await start(browser, await formFor(browser, 'alipayVerify', DEMO))).data;
  const { data: address } = await browser.call('obtainCode', {
    query: { channelCode: '31', category: '13' },
  });
  const { data } = await browser.tool('POST /mock/act', {
    body: { as: 'provider', state: queryOf(address).state, action: 'approve' },
  });
  const { code, state, provider } = queryOf((data as { redirectUrl: string }).redirectUrl);
  expect(await comeBackFromApp(browser, { state, authCode: code })).toBeRefusedWith('VERIFY_STATE');
  expect(await comeBackFromApp(browser, { state, error: 'access_denied' })).toBeRefusedWith('VERIFY_STATE');
  expect(await readState(browser, begun.id)).toBe('AWAY');
  expect(await browser.logsIn(LOGIN_CHANNEL.associate, { provider, ticket: code, state })).toSucceed();
});

test('cancels a query without a return within ten minutes, even if the app approves later', async () => {
  const browser = member();
  const begun = await leave(browser);
  const answer = await answerInApp(browser, begun);
  advanceClock(PROVIDER_STATE_LIFETIME - SECOND);
  expect(await readState(browser, begun.id)).toBe('AWAY');
  advanceClock(SECOND);
  const ended = (await lookUp(browser, begun.id)).data;
  expect(ended).toMatchObject({ state: 'CANCELED', levelAfter: 1, redirectUrl: null });
  expect(Date.parse(ended.endedAt ?? '') - Date.parse(ended.startedAt)).toBe(PROVIDER_STATE_LIFETIME);
  expect(await comeBackFromApp(browser, answer)).toBeRefusedWith('VERIFY_STATE');
  expect(accountOf('newcomer').level).toBe(1);
  expect(getPortal().behavior.some(({ type }) => type === 'VERIFY')).toBe(false);
});

test('is approved as the signed-in account if the tester chooses no person', async () => {
  const browser = member();
  const { data } = await start(browser, await formFor(browser, 'alipayVerify'));
  await comeBackFromApp(browser, await answerInApp(browser, data, 'approve', null));
  expect((await waitForState(browser, data)).state).toBe('MATCHED');
});
