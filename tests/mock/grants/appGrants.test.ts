import { findClient } from '../../../mock/_domain/store/clients';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY, GRANT_LIFETIME } from '../../../src/constants';
import { codeFor, read, requestAuthorization, trade } from '../oauth/application';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();
const ALL = { scope: 'openid profile email phone' };

const demo = () => newBrowser().opensSessionOf('demo');

const listed = async (browser: Browser) => (await browser.call('grants')).data;
const ids = async (browser: Browser) => (await listed(browser)).map(({ id }) => id);
const drops = (browser: Browser, id: string) => browser.call('withdrawGrant', { params: { id } });
const narrows = (browser: Browser, id: string, scope: string) =>
  browser.call('withdrawScope', { params: { id, scope } });
/** Grants demo-app all scopes and returns an access token. */
const tokenOf = async (browser: Browser): Promise<string> =>
  (await trade(newBrowser(), await codeFor(browser, ALL))).body.access_token;

test('lists the seeded grants by last use, in the reader’s language', async () => {
  const browser = demo();
  const grants = await listed(browser);
  expect(grants.map(({ id }) => id)).toEqual(['city-parking', 'city-library', 'city-clinic']);
  expect(grants[0]).toMatchObject({
    name: 'Demo Parking',
    operator: 'Demo City Parking Office',
    purpose: expect.stringContaining('parking'),
    logo: expect.stringMatching(/^data:image\/svg\+xml,/),
    scopes: [
      { scope: 'openid', required: true },
      { scope: 'phone', required: true },
      { scope: 'email', required: false },
    ],
  });
  // One of them ends within the two weeks in which the page warns.
  expect(grants.map(({ expiresAt }) => Math.round((Date.parse(expiresAt) - now()) / DAY))).toEqual([
    69, 40, 8,
  ]);
  browser.lang = 'pt-BR';
  expect((await listed(browser))[1]?.name).toBe('Biblioteca de demonstração');
  expect(await listed(newBrowser().opensSessionOf('newcomer'))).toEqual([]);
});

test('has a registered application with addresses of its own for every grant', async () => {
  const addresses = (await ids(demo())).map((id) => findClient(id)?.redirectUris[0]);
  expect(new Set(addresses).size).toBe(3);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/\w+\.example\.com\/callback$/);
});

test('does not list or withdraw an expired grant', async () => {
  const browser = demo();
  await tokenOf(browser);
  expect(await ids(browser)).toContain('demo-app');
  advanceClock(GRANT_LIFETIME + 1);
  const later = demo();
  expect(await ids(later)).toEqual([]);
  expect((await drops(later, 'demo-app')).status).toBe(404);
});

test('ends tokens and codes when a grant is withdrawn, and requires consent again', async () => {
  const browser = demo();
  const token = await tokenOf(browser);
  const unspent = await codeFor(browser, ALL);
  expect((await read(browser, token)).status).toBe(200);
  const { data } = await drops(browser, 'demo-app');
  expect(data.map(({ id }) => id)).toEqual(['city-parking', 'city-library', 'city-clinic']);
  expect((await read(browser, token)).status).toBe(401);
  expect((await trade(newBrowser(), unspent)).body.error).toBe('invalid_grant');
  expect((await requestAuthorization(browser, ALL)).data.next).toBe('consent');
  // A new consent does not restore them.
  const fresh = await tokenOf(browser);
  expect((await read(browser, token)).status).toBe(401);
  expect((await trade(newBrowser(), unspent)).body.error).toBe('invalid_grant');
  expect((await read(browser, fresh)).body.email).toBe('demo@example.com');
  expect(getPortal().behavior.filter(({ type }) => type === 'APP_REVOKE')).toMatchObject([
    { accountId: 'u-demo', appName: 'demo-app', result: 'SUCCESS' },
  ]);
});

test('removes a withdrawn scope from existing tokens for good, and requires consent for it again', async () => {
  const browser = demo();
  const token = await tokenOf(browser);
  const { data } = await narrows(browser, 'demo-app', 'email');
  expect(data.find(({ id }) => id === 'demo-app')?.scopes.map(({ scope }) => scope)).toEqual([
    'openid',
    'profile',
    'phone',
  ]);
  expect((await read(browser, token)).body).not.toHaveProperty('email');
  expect((await read(browser, token)).body).toHaveProperty('phone_number');
  expect((await requestAuthorization(browser, { scope: 'openid profile' })).data.next).toBe('code');
  expect((await requestAuthorization(browser, ALL)).data.next).toBe('consent');
  await tokenOf(browser);
  expect((await read(browser, token)).body).not.toHaveProperty('email');
  expect(getPortal().behavior.filter(({ type }) => type === 'APP_REVOKE')).toHaveLength(1);
});

test('refuses to withdraw a required scope alone', async () => {
  const browser = demo();
  for (const scope of ['openid', 'phone']) {
    expect(await narrows(browser, 'city-parking', scope)).toBeRefusedWith('SCOPE_REQUIRED');
  }
  expect((await listed(browser))[0]?.scopes).toHaveLength(3);
  expect((await narrows(browser, 'city-parking', 'email')).data[0]?.scopes).toHaveLength(2);
});

test.each([
  ['demo-app', 'email'],
  ['city-parking', 'profile'],
  ['city-parking', 'constructor'],
])('returns 404 if %s has no scope %s to withdraw', async (id, scope) => {
  const browser = demo();
  expect(await narrows(browser, id, scope)).toBeRefusedWith('NOT_FOUND');
});

test('keeps the grant of another account to the same application', async () => {
  const [one, other] = [demo(), newBrowser().opensSessionOf('veteran')];
  const [gone, kept] = [await tokenOf(one), await tokenOf(other)];
  await drops(one, 'demo-app');
  expect([(await read(one, gone)).status, (await read(other, kept)).status]).toEqual([401, 200]);
  expect(await ids(other)).toEqual(['demo-app']);
});
