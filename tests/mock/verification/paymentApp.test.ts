import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { LOGIN_CHANNEL, PROVIDER_STATE_LIFETIME, SECOND, VERIFICATION_TRIES } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { accountOf, type Browser, queryOf, runPortal } from '../portal';
import {
  answersAtApp,
  DEMO,
  type Fields,
  formFor,
  looksUp,
  plays,
  returns,
  starts,
  triesLeft,
  waitsFor,
} from './queries';

const newBrowser = runPortal();

const member = (account = 'newcomer') => newBrowser().opensSessionOf(account);

const leaves = async (browser: Browser) =>
  (await starts(browser, await formFor(browser, 'alipayVerify'))).data;

const stateOf = async (browser: Browser, id: string) => (await looksUp(browser, id)).data.state;

test('redirects to the app’s page, and verifies the person after the return', async () => {
  const browser = member();
  const begun = await leaves(browser);
  expect(begun).toMatchObject({ state: 'AWAY', endedAt: null, levelAfter: 1 });
  expect(begun.redirectUrl).toMatch(/^\/simulator\/provider\?state=[\w-]{36}&provider=paymentApp$/);
  const { data } = await browser.tool('POST /mock/act', {
    body: {
      as: 'provider',
      state: queryOf(begun.redirectUrl ?? '').state,
      action: 'approve',
      subject: 'newcomer',
    },
  });
  const { redirectUrl } = data as { redirectUrl: string };
  expect(redirectUrl).toMatch(/^\/user\/verification\/alipayVerify\?/);
  expect(Object.keys(queryOf(redirectUrl)).sort()).toEqual(['authCode', 'state']);
  // After the answer, the app's page is no longer needed.
  expect((await looksUp(browser, begun.id)).data).toMatchObject({ state: 'AWAY', redirectUrl: null });
  const back = await returns(browser, queryOf(redirectUrl));
  expect(back.data).toMatchObject({ id: begun.id, state: 'QUERYING', redirectUrl: null });
  expect((await waitsFor(browser, begun)).levelAfter).toBe(3);
});

test.each([
  ['cancel', 'access_denied', 'CANCELED'],
  ['fail', 'server_error', 'UNAVAILABLE'],
])('returns after %s with %s, ends the query as %s, and counts no attempt', async (action, error, state) => {
  const browser = member();
  const begun = await leaves(browser);
  const answer = await answersAtApp(browser, begun, action);
  expect(answer).toEqual({ error, state: expect.any(String) });
  const { data } = await returns(browser, answer);
  expect(data).toMatchObject({ id: begun.id, state, levelBefore: 1, levelAfter: 1 });
  expect(data.endedAt).not.toBeNull();
  expect(await returns(browser, answer)).toBeRefusedWith('VERIFY_STATE');
  expect(accountOf('newcomer').level).toBe(1);
  expect(await triesLeft(browser, 'alipayVerify')).toBe(VERIFICATION_TRIES);
});

test('accepts a state once, in the browser that left, also after a malformed return', async () => {
  const [browser, other] = [member(), member()];
  const begun = await leaves(browser);
  const answer = await answersAtApp(browser, begun);
  for (const state of ['forged', '__proto__', 'x'.repeat(4096)]) {
    expect(await returns(browser, { ...answer, state })).toBeRefusedWith('VERIFY_STATE');
  }
  expect(await returns(other, answer)).toBeRefusedWith('VERIFY_STATE');
  expect(await returns(browser, { ...answer, authCode: 7 })).toHaveWrongFields({ authCode: 'FIELD_FORMAT' });
  expect(await stateOf(browser, begun.id)).toBe('AWAY');
  expect((await returns(browser, answer)).data.id).toBe(begun.id);
  expect(await returns(browser, answer)).toBeRefusedWith('VERIFY_STATE');
  expect((await waitsFor(browser, begun)).state).toBe('MATCHED');
  expect(await returns(browser, answer)).toBeRefusedWith('VERIFY_STATE');
});

test.each<[string, Fields]>([
  ['a wrong code', { authCode: 'guess' }],
  ['no code', { authCode: undefined }],
  ['an empty code', { authCode: '' }],
])('spends the state on %s, and verifies no account', async (_, wrong) => {
  const browser = member();
  const begun = await leaves(browser);
  const answer = await answersAtApp(browser, begun);
  expect(await returns(browser, { ...answer, ...wrong })).toBeRefusedWith('VERIFY_STATE');
  expect(await returns(browser, answer)).toBeRefusedWith('VERIFY_STATE');
  expect(accountOf('newcomer').level).toBe(1);
  // The person can leave for the app again.
  expect((await leaves(browser)).state).toBe('AWAY');
});

test('refuses a code before the app has responded, and the code of another redirect', async () => {
  const browser = member();
  const first = await leaves(browser);
  const { state } = queryOf(first.redirectUrl ?? '');
  expect(await returns(browser, { state })).toBeRefusedWith('VERIFY_STATE');
  const { authCode } = await answersAtApp(browser, await leaves(browser));
  const third = await answersAtApp(browser, await leaves(browser));
  expect(await returns(browser, { ...third, authCode })).toBeRefusedWith('VERIFY_STATE');
});

test('returns only to the account that left, even if another one signs in in the same browser', async () => {
  const browser = member();
  const begun = await leaves(browser);
  const answer = await answersAtApp(browser, begun, 'approve', 'demo');
  await browser.call('logout');
  await browser.signsIn('demo');
  expect(await returns(browser, answer)).toBeRefusedWith('VERIFY_STATE');
  expect((await looksUp(browser, begun.id)).status).toBe(404);
  const { accountId, state } = getPortal().verifications.at(-1) ?? {};
  expect([accountId, state]).toEqual(['u-newcomer', 'AWAY']);
});

test('does not sign in or link an account by the code of a verification', async () => {
  const browser = member();
  const { state, authCode } = await answersAtApp(browser, await leaves(browser), 'approve', 'demo');
  const bindings = JSON.stringify(getPortal().bindings);
  for (const provider of ['paymentApp', 'cityPass']) {
    const answer = await browser.logsIn(LOGIN_CHANNEL.associate, { provider, ticket: authCode, state });
    expect(answer).toBeRefusedWith('PROVIDER_STATE');
  }
  expect((await browser.call('accountDetail')).data.account).toBe('newcomer');
  expect(JSON.stringify(getPortal().bindings)).toBe(bindings);
  // The code is still valid for the verification.
  expect(await returns(browser, { state, authCode })).toSucceed();
});

test('does not verify by the code of a sign-in, which remains valid for the sign-in', async () => {
  const browser = member('demo');
  const begun = (await starts(browser, await formFor(browser, 'alipayVerify', DEMO))).data;
  const { data: address } = await browser.call('obtainCode', {
    query: { channelCode: '31', category: '13' },
  });
  const { data } = await browser.tool('POST /mock/act', {
    body: { as: 'provider', state: queryOf(address).state, action: 'approve' },
  });
  const { code, state, provider } = queryOf((data as { redirectUrl: string }).redirectUrl);
  expect(await returns(browser, { state, authCode: code })).toBeRefusedWith('VERIFY_STATE');
  expect(await returns(browser, { state, error: 'access_denied' })).toBeRefusedWith('VERIFY_STATE');
  expect(await stateOf(browser, begun.id)).toBe('AWAY');
  expect(await browser.logsIn(LOGIN_CHANNEL.associate, { provider, ticket: code, state })).toSucceed();
});

test('cancels a query without a return within ten minutes, even if the app approves later', async () => {
  const browser = member();
  const begun = await leaves(browser);
  const answer = await answersAtApp(browser, begun);
  advanceClock(PROVIDER_STATE_LIFETIME - SECOND);
  expect(await stateOf(browser, begun.id)).toBe('AWAY');
  advanceClock(SECOND);
  const ended = (await looksUp(browser, begun.id)).data;
  expect(ended).toMatchObject({ state: 'CANCELED', levelAfter: 1, redirectUrl: null });
  expect(Date.parse(ended.endedAt ?? '') - Date.parse(ended.startedAt)).toBe(PROVIDER_STATE_LIFETIME);
  expect(await returns(browser, answer)).toBeRefusedWith('VERIFY_STATE');
  expect(accountOf('newcomer').level).toBe(1);
  expect(getPortal().behavior.some(({ type }) => type === 'VERIFY')).toBe(false);
});

test('accepts a return in the last second', async () => {
  const browser = member();
  const begun = await leaves(browser);
  const answer = await answersAtApp(browser, begun);
  advanceClock(PROVIDER_STATE_LIFETIME - SECOND);
  await returns(browser, answer);
  expect((await waitsFor(browser, begun)).state).toBe('MATCHED');
});

test('lists a redirect only in its own browser, with its purpose and its own person first', async () => {
  const browser = member('demo');
  await starts(browser, await formFor(browser, 'alipayVerify', DEMO));
  const openIn = async (who: Browser) =>
    (await who.tool('GET /mock/open')).data as {
      providers: { purpose: string; people: { account: string }[] }[];
    };
  const [way] = (await openIn(browser)).providers;
  expect([way?.purpose, way?.people[0]?.account]).toEqual(['verify', 'demo']);
  expect(way?.people.map(({ account }) => account)).toContain('newcomer');
  expect((await openIn(member('demo'))).providers).toEqual([]);
});

test.each(['newcomer', 'boss', 'demo_work'])(
  'is approved as the signed-in account %s if the tester chooses no person',
  async (account) => {
    const browser = member(account);
    const { name, idType, idNo } = accountOf(account);
    const person = { name, idType, idNo };
    const { data } = await starts(browser, await formFor(browser, 'alipayVerify', person));
    await returns(browser, await answersAtApp(browser, data, 'approve', null));
    expect((await waitsFor(browser, data)).state).toBe('MATCHED');
  },
);

test('starts no other query while the query of a return is in progress', async () => {
  const browser = member();
  await plays(browser, 'alipayVerify', 'slow');
  const begun = await leaves(browser);
  await returns(browser, await answersAtApp(browser, begun));
  const again = await starts(browser, await formFor(browser, 'alipayVerify'));
  expect([again.subCode, again.data]).toEqual([subCodes.VERIFY_RUNNING, { id: begun.id }]);
});
