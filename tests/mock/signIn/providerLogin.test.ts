import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import {
  LOCK_AFTER_FAILURES,
  LOGIN_CHANNEL,
  PROVIDER_STATE_LIFETIME,
  TICKET_LIFETIME,
} from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { bindProvider } from '../credentials';
import { signInByProvider } from '../oauth/signInWays';
import { type Browser, queryOf, runPortal } from '../portal';

const newBrowser = runPortal();
const { TICKET_UNKNOWN, ALREADY_BOUND } = subCodes;
const CITY_PASS = { provider: 'cityPass' };

/** Starts a sign-in at a provider. Returns the query of the provider's address. */
async function leave(browser: Browser, query: Record<string, string>) {
  const { data } = await browser.call('obtainCode', { query });
  return queryOf(data) as { state: string; provider: string };
}

/** Acts as the provider, whose account is `subject`. */
const actAsProvider = (browser: Browser, state: string, action: string, subject?: string) =>
  browser.tool('POST /mock/act', { body: { as: 'provider', state, action, subject } });

/** Leaves for a provider and approves there. Returns the body of the sign-in after the return. */
async function approve(browser: Browser, query: Record<string, string>, subject?: string) {
  const { state } = await leave(browser, query);
  const { data } = await actAsProvider(browser, state, 'approve', subject);
  const { provider, code: ticket } = queryOf((data as { redirectUrl: string }).redirectUrl);
  return { provider, ticket, state };
}

const signIn = (browser: Browser, body: Record<string, unknown>) =>
  browser.logsIn(LOGIN_CHANNEL.associate, body);

/** Returns the ticket with which an account of the provider that is not linked yet can be linked. */
async function ticketFor(browser: Browser, subject = 'stranger', query: Record<string, string> = CITY_PASS) {
  const { data } = await signInByProvider(browser, query, subject);
  return queryOf(data.redirectUrl ?? '').bind ?? '';
}

/** Links the account of the ticket to newcomer by a password. */
const bind = (browser: Browser, ticket: string, more: Record<string, unknown> = {}) =>
  bindProvider(browser, ticket, { account: 'newcomer', ...more });

/** Returns the entries of the activity record from an index on. */
const recordsSince = (from: number) =>
  getPortal()
    .behavior.slice(from)
    .map(({ accountId, type, channel }) => [accountId, type, channel]);

test.each([
  [{ channelCode: '31', category: '13' }, 'paymentApp', LOGIN_CHANNEL.paymentApp, 'demo'],
  [{ channelCode: '32', category: '13' }, 'messagingApp', LOGIN_CHANNEL.messagingApp, 'demo'],
  [{ provider: 'cityPass' }, 'cityPass', LOGIN_CHANNEL.associate, 'demo'],
  [{ provider: 'govLegal' }, 'govLegal', LOGIN_CHANNEL.associate, 'boss'],
])('signs in the linked account by %j', async (query, provider, channel, account) => {
  const browser = newBrowser();
  const { data: address } = await browser.call('obtainCode', { query: query as Record<string, string> });
  expect(address).toMatch(/^\/simulator\/provider\?/);
  expect(queryOf(address)).toEqual({ state: expect.stringMatching(/^[\w-]{36}$/), provider });
  const before = getPortal().behavior.length;
  expect((await signInByProvider(browser, query as Record<string, string>)).data).toMatchObject({
    redirectUrl: null,
  });
  expect((await browser.call('accountDetail')).data.account).toBe(account);
  expect(recordsSince(before)).toEqual([[`u-${account}`, 'LOGIN', channel]]);
});

describe('the provider', () => {
  test.each([
    ['cancel', 'access_denied'],
    ['fail', 'server_error'],
  ])('returns after %s with %s, and the sign-in is refused', async (action, error) => {
    const browser = newBrowser();
    const { state } = await leave(browser, CITY_PASS);
    const { data } = await actAsProvider(browser, state, action);
    const { redirectUrl } = data as { redirectUrl: string };
    expect(redirectUrl).toMatch(/^\/uaa\/authorize\/callBack\?/);
    expect(queryOf(redirectUrl)).toEqual({ provider: 'cityPass', error, state });
    expect(await signIn(browser, { ...CITY_PASS, ticket: 'guess', state })).toBeRefusedWith(
      'PROVIDER_REFUSED',
    );
    expect(await browser.isOnline()).toBe(false);
  });
});

describe('the return from a provider', () => {
  test('is refused without a state, and with a wrong one or another visitor’s', async () => {
    const [browser, thief] = [newBrowser(), newBrowser()];
    const back = await approve(browser, CITY_PASS);
    for (const wrong of [undefined, 'wrong']) {
      expect(await signIn(browser, { ...back, state: wrong })).toBeRefusedWith('PROVIDER_STATE');
    }
    expect(await signIn(thief, back)).toBeRefusedWith('PROVIDER_STATE');
    expect(await thief.isOnline()).toBe(false);
    expect(await signIn(browser, back)).toSucceed();
  });

  test('is refused the second time, whatever the state', async () => {
    const browser = newBrowser();
    const back = await approve(browser, CITY_PASS);
    await signIn(browser, back);
    await browser.call('logout');
    expect(await signIn(browser, back)).toBeRefusedWith('PROVIDER_STATE');
    const { state } = await approve(browser, CITY_PASS);
    expect(await signIn(browser, { ...back, state })).toBeRefusedWith('PROVIDER_REFUSED');
    expect(await browser.isOnline()).toBe(false);
  });

  test('is refused before the provider has responded, for another provider, and after ten minutes', async () => {
    const browser = newBrowser();
    const { state } = await leave(browser, CITY_PASS);
    expect(await signIn(browser, { ...CITY_PASS, ticket: 'guess', state })).toBeRefusedWith(
      'PROVIDER_REFUSED',
    );
    const back = await approve(browser, CITY_PASS);
    expect(await signIn(browser, { ...back, provider: 'campusPass' })).toBeRefusedWith('PROVIDER_STATE');
    const late = await approve(browser, CITY_PASS);
    advanceClock(PROVIDER_STATE_LIFETIME);
    expect(await signIn(browser, late)).toBeRefusedWith('PROVIDER_STATE');
  });
});

describe('a provider’s account that is not linked', () => {
  test('gets a ticket for linking instead of a session; the ticket returns provider and nickname', async () => {
    const browser = newBrowser();
    const ticket = await ticketFor(browser);
    expect(await browser.isOnline()).toBe(false);
    expect((await browser.call('bindTicket', { query: { bind: ticket } })).data).toEqual({
      provider: 'cityPass',
      providerName: 'City Pass',
      nickname: 's******r',
    });
  });

  test('is linked by a password, signs in, and signs in directly from then on', async () => {
    const browser = newBrowser();
    const ticket = await ticketFor(browser);
    const before = getPortal().behavior.length;
    expect(await bind(browser, ticket)).toSucceed();
    expect((await browser.call('accountDetail')).data.account).toBe('newcomer');
    expect(recordsSince(before)).toEqual([
      ['u-newcomer', 'LOGIN', LOGIN_CHANNEL.associate],
      ['u-newcomer', 'BIND', LOGIN_CHANNEL.associate],
    ]);
    const later = newBrowser();
    await signInByProvider(later, CITY_PASS, 'stranger');
    expect((await later.call('accountDetail')).data.account).toBe('newcomer');
  });

  test('does not replace another link', async () => {
    const browser = newBrowser();
    const ticket = await ticketFor(browser);
    const answer = await bind(browser, ticket, { account: 'demo' });
    expect(answer).toMatchObject({
      subCode: ALREADY_BOUND,
      subMsg: 'This account is already linked to another City Pass account.',
    });
    expect(await browser.isOnline()).toBe(false);
    expect(await bind(browser, ticket)).toSucceed();
  });
});

describe('a bind ticket', () => {
  const read = async (browser: Browser, bind: string) =>
    (await browser.call('bindTicket', { query: { bind } })).subCode;

  test('is valid for its own visitor, for ten minutes, until it has linked an account', async () => {
    const [browser, thief] = [newBrowser(), newBrowser()];
    const ticket = await ticketFor(browser);
    expect(await read(thief, ticket)).toBe(TICKET_UNKNOWN);
    expect(await bind(thief, ticket)).toBeRefusedWith('TICKET_UNKNOWN');
    expect(await read(browser, ticket)).toBeNull();
    advanceClock(TICKET_LIFETIME);
    expect(await read(browser, ticket)).toBe(TICKET_UNKNOWN);
    expect(await bind(browser, ticket)).toBeRefusedWith('TICKET_UNKNOWN');
    const fresh = await ticketFor(browser);
    await bind(browser, fresh);
    expect(await read(browser, fresh)).toBe(TICKET_UNKNOWN);
    expect(await bind(browser, fresh, { account: 'weak', password: '123456' })).toBeRefusedWith(
      'TICKET_UNKNOWN',
    );
  });
});

test('the password of a binding counts as a password of a sign-in: failures require a captcha, and then lock the account', async () => {
  const browser = newBrowser();
  const ticket = await ticketFor(browser);
  await browser.signsIn('newcomer', 'wrong');
  const before = getPortal().behavior.length;
  expect(await bind(browser, ticket, { password: 'wrong' })).toBeRefusedWith('BAD_CREDENTIALS');
  expect(recordsSince(before)).toEqual([['u-newcomer', 'LOGIN_FAIL', LOGIN_CHANNEL.associate]]);
  expect(await bind(browser, ticket)).toBeRefusedWith('CAPTCHA_REQUIRED');
  browser.solvesCaptcha();
  expect(await bind(browser, ticket, { captcha: '0000' })).toBeRefusedWith('BAD_CAPTCHA');
  for (let failures = 3; failures < LOCK_AFTER_FAILURES; failures += 1) {
    await bind(browser, ticket, { password: 'wrong', captcha: browser.solvesCaptcha() });
  }
  const last = await bind(browser, ticket, { password: 'wrong', captcha: browser.solvesCaptcha() });
  expect(last).toBeRefusedWith('LOCKED');
  expect(await newBrowser().signsIn('newcomer')).toBeRefusedWith('LOCKED');
  expect(await bind(browser, ticket)).toBeRefusedWith('LOCKED');
});
