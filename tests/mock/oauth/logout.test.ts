import { advanceClock } from '../../../mock/_domain/store/clock';
import { ACCESS_TOKEN_LIFETIME } from '../../../src/constants';
import { type Browser, runPortal } from '../portal';
import { codeFor, trade } from './application';

const newBrowser = runPortal();
const SIGNED_OUT = 'http://127.0.0.1:4567/signed-out';
const WEB_SIGNED_OUT = 'https://demo-web.example.com/signed-out';

const addressAfter = async (browser: Browser, query: Record<string, string>) =>
  (await browser.call('logout', { query })).data;

async function signedInTo(account = 'demo'): Promise<{ browser: Browser; hint: string }> {
  const browser = newBrowser().opensSessionOf(account);
  return { browser, hint: (await trade(browser, await codeFor(browser))).body.id_token };
}

test('returns the client’s registered address with its state, and ends the session', async () => {
  const { browser, hint } = await signedInTo();
  const query = { post_logout_redirect_uri: SIGNED_OUT, id_token_hint: hint, state: 'a b&c' };
  expect(await addressAfter(browser, query)).toBe(`${SIGNED_OUT}?state=a%20b%26c`);
  expect((await browser.call('online')).data).toBe(false);
});

test('identifies the client by an expired ID token', async () => {
  const { browser, hint } = await signedInTo();
  advanceClock(2 * ACCESS_TOKEN_LIFETIME);
  const after = (address: string) =>
    addressAfter(browser, { post_logout_redirect_uri: address, id_token_hint: hint });
  expect(await after(SIGNED_OUT)).toBe(SIGNED_OUT);
  expect(await after(WEB_SIGNED_OUT)).toBeNull();
});

test.each([
  ['any port on loopback', SIGNED_OUT, SIGNED_OUT],
  ['the other registered address', 'http://localhost:9/', 'http://localhost:9/'],
  ['a query of its own', `${SIGNED_OUT}?next=//evil.example`, null],
  ['an address that is not on loopback', WEB_SIGNED_OUT, WEB_SIGNED_OUT],
  ['a host with the same beginning', 'https://demo-web.example.com.evil.example/', null],
])('decides on an address without a hint: %s', async (_what, address, answer) => {
  expect(await addressAfter(newBrowser(), { post_logout_redirect_uri: address })).toBe(answer);
});

test('returns no address for the ID token of another account, and signs out nevertheless', async () => {
  const [{ browser }, { hint }] = [await signedInTo(), await signedInTo('boss')];
  const query = { post_logout_redirect_uri: SIGNED_OUT, id_token_hint: hint };
  expect(await addressAfter(browser, query)).toBeNull();
  expect((await browser.call('online')).data).toBe(false);
  // Without a session, the token cannot contradict the signed-in account.
  expect(await addressAfter(browser, query)).toBe(SIGNED_OUT);
});

test('returns only addresses of the client that the request names', async () => {
  const { browser, hint } = await signedInTo();
  const ofWeb = { post_logout_redirect_uri: WEB_SIGNED_OUT };
  expect(await addressAfter(browser, { ...ofWeb, client_id: 'demo-web' })).toBe(WEB_SIGNED_OUT);
  expect(await addressAfter(browser, { ...ofWeb, client_id: 'demo-app' })).toBeNull();
  expect(await addressAfter(browser, { ...ofWeb, id_token_hint: hint })).toBeNull();
  expect(await addressAfter(browser, { ...ofWeb, id_token_hint: hint, client_id: 'demo-web' })).toBeNull();
  expect(await addressAfter(browser, { ...ofWeb, id_token_hint: 'forged' })).toBeNull();
});
