/** The calls of an application and of its user, for tests of the mock portal's OAuth endpoints. */
import { createHash, randomBytes } from 'node:crypto';
import type { AuthorizeRequest, Scope } from '../../../src/contract';
import type { Answer, Browser } from '../portal';

export const CALLBACK = 'http://127.0.0.1:4567/callback';
export const WEB_CALLBACK = 'https://demo-web.example.com/callback';

const VERIFIER = randomBytes(32).toString('base64url');
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

/** A valid request of demo-app. */
const rightRequest = {
  client_id: 'demo-app',
  redirect_uri: CALLBACK,
  response_type: 'code',
  scope: 'openid profile',
  state: 'state-1',
  nonce: 'nonce-1',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
};

type Changes = Record<string, string | undefined>;

/** Returns the query of that request, with some parameters changed, or omitted if undefined. */
export function queryWith(changes: Changes = {}): string {
  const pairs = Object.entries({ ...rightRequest, ...changes });
  return new URLSearchParams(
    pairs.filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
}

/** Opens a query as the page does. */
export const openRequest = (browser: Browser, query: string): Promise<Answer<AuthorizeRequest>> =>
  browser.call('authorizeRequest', { body: { query } });

export const requestAuthorization = (browser: Browser, changes: Changes = {}) =>
  openRequest(browser, queryWith(changes));

/** Returns to a request after a detour, such as the sign-in. */
export const resume = (browser: Browser, requestId: string) => openRequest(browser, `requestId=${requestId}`);

/** Allows these scopes of a request, or denies it with null. `account` is the account that the page shows. */
export const decide = (browser: Browser, requestId: string, scopes: Scope[] | null, account = 'demo') =>
  browser.call('consent', { body: { requestId, account, allow: scopes !== null, scopes: scopes ?? [] } });

/** Returns the parameters of the address to which the client is redirected. */
export const readRedirectParameters = (address: string | null | undefined): Record<string, string> =>
  Object.fromEntries(new URL(address ?? '').searchParams);

/** Requests and allows access. Returns the code. */
export async function codeFor(browser: Browser, changes: Changes = {}): Promise<string> {
  const { data } = await requestAuthorization(browser, changes);
  const scopes = data.scopes.map(({ scope }) => scope);
  const answered = await decide(browser, data.requestId, scopes, data.person?.account);
  return readRedirectParameters(answered.data.redirectUrl).code ?? '';
}

export const basic = (id: string, secret: string) => ({
  Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

/** Exchanges a code as demo-app, with some fields changed or omitted. */
export async function trade(browser: Browser, code: string, changes: Changes = {}, headers = {}) {
  const form = {
    grant_type: 'authorization_code',
    client_id: 'demo-app',
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    code,
    ...changes,
  };
  const fields = Object.entries(form).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return post(browser, new URLSearchParams(fields), headers);
}

/** Posts a body to the token endpoint. */
export async function post(browser: Browser, body: unknown, headers: Record<string, string> = {}) {
  const type = body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json';
  const response = await browser.fetch('POST /oauth2/token', {
    body,
    headers: { 'Content-Type': type, ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Calls the userinfo endpoint with an access token. */
export async function read(browser: Browser, token: string | undefined, method = 'GET') {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const response = await browser.fetch(`${method} /oauth2/userinfo`, { headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
