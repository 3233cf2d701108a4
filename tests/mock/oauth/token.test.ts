import { createHash } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { ACCESS_TOKEN_LIFETIME, AUTHORIZATION_CODE_LIFETIME } from '../../../src/constants';
import { accountOf, type Browser, runPortal, signedIn } from '../portal';
import {
  basic,
  codeFor,
  decide,
  post,
  read,
  readRedirectParameters,
  requestAuthorization,
  trade,
  WEB_CALLBACK,
} from './application';

const newBrowser = runPortal();

const member = () => newBrowser().opensSessionOf('demo');

const fetched = async (browser: Browser, path: string) => (await browser.fetch(`GET ${path}`)).json();

describe('a code', () => {
  test('is exchanged for an ID token and an access token', async () => {
    const browser = await signedIn(newBrowser(), 'demo');
    const { body, headers } = await trade(browser, await codeFor(browser));
    expect(headers.getSetCookie()).toEqual([]);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid profile',
      id_token: expect.any(String),
    });
    const keys = createLocalJWKSet((await fetched(browser, '/oauth2/jwks')) as JSONWebKeySet);
    const { issuer } = await fetched(browser, '/.well-known/openid-configuration');
    const { payload } = await jwtVerify(body.id_token, keys, { issuer, audience: 'demo-app' });
    expect(decodeProtectedHeader(body.id_token)).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
    const half = createHash('sha256').update(body.access_token).digest().subarray(0, 16);
    expect(payload).toEqual({
      acr: '1',
      amr: ['pwd'],
      iss: issuer,
      sub: 'u-demo',
      aud: 'demo-app',
      iat: expect.any(Number),
      exp: (payload.iat ?? 0) + 3600,
      auth_time: expect.any(Number),
      nonce: 'nonce-1',
      at_hash: half.toString('base64url'),
    });
    expect(payload.auth_time).toBeLessThanOrEqual(payload.iat ?? 0);
  });

  test.each([
    ['the wrong verifier', { code_verifier: 'x'.repeat(43) }],
    ['another port', { redirect_uri: 'http://127.0.0.1:4568/callback' }],
  ])('is refused with %s, and is spent by the attempt', async (_what, changes) => {
    const browser = member();
    const code = await codeFor(browser);
    const refused = await trade(browser, code, changes);
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
    expect((await trade(browser, code)).body.error).toBe('invalid_grant');
  });

  test('is valid for sixty seconds', async () => {
    const browser = member();
    const [early, late] = [await codeFor(browser), await codeFor(browser, { prompt: 'consent' })];
    advanceClock(AUTHORIZATION_CODE_LIFETIME - 1000);
    expect((await trade(browser, early)).status).toBe(200);
    advanceClock(1000);
    expect((await trade(browser, late)).body.error).toBe('invalid_grant');
  });

  test('ends the tokens that it gave when it is replayed, and no others', async () => {
    const browser = member();
    const code = await codeFor(browser);
    const { access_token } = (await trade(browser, code)).body;
    const other = (await trade(browser, await codeFor(browser, { prompt: 'consent' }))).body;
    expect((await read(browser, access_token)).status).toBe(200);
    expect((await trade(browser, code)).body.error).toBe('invalid_grant');
    expect((await read(browser, access_token)).body.error).toBe('invalid_token');
    expect((await read(browser, other.access_token)).status).toBe(200);
  });

  test('is refused for an account that was frozen meanwhile', async () => {
    const browser = member();
    const code = await codeFor(browser);
    accountOf('demo').status = 'FROZEN';
    expect((await trade(browser, code)).body.error).toBe('invalid_grant');
  });
});

describe('a client', () => {
  const webFields = { client_id: undefined, redirect_uri: WEB_CALLBACK };
  const web = { client_id: 'demo-web', redirect_uri: WEB_CALLBACK, scope: 'openid identity' };

  test.each([
    ['a form', { ...webFields, client_id: 'demo-web', client_secret: 'demo-secret' }, {}],
    ['Basic, its name repeated', { ...webFields, client_id: 'demo-web' }, basic('demo-web', 'demo-secret')],
    ['Basic, encoded as forms are', webFields, basic('demo%2Dweb', 'demo%2dsecret')],
  ])('authenticates with its secret by %s', async (_how, fields, headers) => {
    const browser = member();
    const { status, body } = await trade(browser, await codeFor(browser, web), fields, headers);
    expect([status, body.scope]).toEqual([200, 'openid identity']);
  });

  test.each([
    ['a wrong secret', webFields, basic('demo-web', 'guess')],
    ['no secret', { ...webFields, client_id: 'demo-web' }, {}],
    ['a secret it does not have', {}, basic('demo-app', 'guess')],
    ['no name', { client_id: undefined }, {}],
    ['a Basic that cannot be read', webFields, basic('%zz', 'x')],
  ])('is refused with %s by a 401 that names the scheme', async (_what, fields, headers) => {
    const browser = member();
    const code = await codeFor(browser);
    const refused = await trade(browser, code, fields, headers);
    expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client']);
    expect(refused.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    // An unknown client does not spend the code.
    expect((await trade(browser, code)).status).toBe(200);
  });
});

describe('the token endpoint', () => {
  test.each([
    [
      'two ways of authentication',
      { client_secret: 'demo-secret' },
      basic('demo-web', 'demo-secret'),
      'invalid_request',
    ],
    ['two client names', {}, basic('demo-web', 'demo-secret'), 'invalid_request'],
    ['a refresh token', { grant_type: 'refresh_token' }, {}, 'unsupported_grant_type'],
  ])('refuses a request with %s', async (_what, changes, headers, error) => {
    const refused = await trade(newBrowser(), 'code', changes, headers);
    expect([refused.status, refused.body.error]).toEqual([400, error]);
    expect(refused.body.error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/);
  });

  test('refuses JSON, and a repeated field', async () => {
    const json = await post(newBrowser(), { grant_type: 'authorization_code' });
    expect([json.status, json.body.error]).toEqual([400, 'invalid_request']);
    const twice = new URLSearchParams('client_id=demo-app&grant_type=a&grant_type=b');
    expect((await post(newBrowser(), twice)).body.error).toBe('invalid_request');
  });

  test('responds to a browser’s preflight request', async () => {
    const { status, headers } = await newBrowser().fetch('OPTIONS /oauth2/userinfo');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('userinfo', () => {
  const everything = 'openid profile email phone identity';
  const tokenFor = async (browser: Browser, scope = everything) =>
    (await trade(browser, await codeFor(browser, { scope }))).body.access_token as string;

  test('returns the claims that the scopes allow, by GET and POST', async () => {
    const browser = member();
    const token = await tokenFor(browser);
    const { body, headers } = await read(browser, token);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      sub: 'u-demo',
      name: '测试甲',
      nickname: 'demo',
      preferred_username: 'demo',
      email: 'demo@example.com',
      email_verified: true,
      phone_number: '+8615400000001',
      phone_number_verified: true,
      identity_level: 3,
      identity_verified_at: expect.any(Number),
    });
    expect((await read(browser, token, 'POST')).body).toEqual(body);
    const form = new URLSearchParams({ access_token: token });
    const headersOfForm = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const posted = await browser.fetch('POST /oauth2/userinfo', { body: form, headers: headersOfForm });
    expect(await posted.json()).toEqual(body);
  });

  test('returns only ticked scopes, and nothing after the grant is withdrawn', async () => {
    const browser = member();
    const { requestId } = (await requestAuthorization(browser, { scope: everything })).data;
    const { redirectUrl } = (await decide(browser, requestId, ['openid', 'email'])).data;
    const { access_token } = (await trade(browser, readRedirectParameters(redirectUrl).code ?? '')).body;
    expect((await read(browser, access_token)).body).toEqual({
      sub: 'u-demo',
      email: 'demo@example.com',
      email_verified: true,
    });
    getPortal().grants = [];
    expect((await read(browser, access_token)).status).toBe(401);
  });

  test('is refused after the token has expired', async () => {
    const browser = member();
    const token = await tokenFor(browser, 'openid');
    advanceClock(ACCESS_TOKEN_LIFETIME - 1000);
    expect((await read(browser, token)).body).toEqual({ sub: 'u-demo' });
    advanceClock(1000);
    const over = await read(browser, token);
    expect([over.status, over.body.error]).toEqual([401, 'invalid_token']);
    expect(over.headers.get('www-authenticate')).toMatch(/^Bearer realm="portal", error="invalid_token"/);
  });

  test('does not accept a session cookie as a token', async () => {
    expect((await member().fetch('GET /oauth2/userinfo')).status).toBe(401);
  });
});
