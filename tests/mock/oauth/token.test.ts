import { createHash } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { ACCESS_TOKEN_LIFETIME, AUTHORIZATION_CODE_LIFETIME } from '../../../src/constants';
import { accountOf, type Browser, runPortal, signedIn } from '../portal';
import { asks, basic, broughtBy, codeFor, decides, posts, reads, trades, WEB_CALLBACK } from './application';

const newBrowser = runPortal();

const member = () => newBrowser().opensSessionOf('demo');

const fetched = async (browser: Browser, path: string) => (await browser.fetch(`GET ${path}`)).json();

test('names in the discovery document the requested origin, and every address below it', async () => {
  const browser = newBrowser();
  const found = await browser.fetch('GET /.well-known/openid-configuration');
  expect(found.headers.get('access-control-allow-origin')).toBe('*');
  expect(found.headers.getSetCookie()).toEqual([]);
  const document = await found.json();
  const { issuer } = document;
  expect(issuer).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(document).toMatchObject({
    authorization_endpoint: `${issuer}/uaa/authorize`,
    end_session_endpoint: `${issuer}/uaa/logout`,
    token_endpoint: `${issuer}/oauth2/token`,
    userinfo_endpoint: `${issuer}/oauth2/userinfo`,
    jwks_uri: `${issuer}/oauth2/jwks`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
    request_uri_parameter_supported: false,
  });
});

test('returns the same public key each time', async () => {
  const { keys } = await fetched(newBrowser(), '/oauth2/jwks');
  expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  expect(await fetched(newBrowser(), '/oauth2/jwks')).toEqual({ keys });
});

describe('a code', () => {
  test('is exchanged for an ID token and an access token', async () => {
    const browser = await signedIn(newBrowser(), 'demo');
    const { body, headers, status } = await trades(browser, await codeFor(browser));
    expect([status, headers.get('cache-control'), headers.get('pragma')]).toEqual([
      200,
      'no-store',
      'no-cache',
    ]);
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
    ['the challenge for a verifier', { code_verifier: createHash('sha256').digest('base64url') }],
    ['another port', { redirect_uri: 'http://127.0.0.1:4568/callback' }],
    ['no verifier', { code_verifier: undefined }, 'invalid_request'],
    ['no redirect_uri', { redirect_uri: undefined }, 'invalid_request'],
  ])('is refused with %s, and is spent by the attempt', async (_what, changes, error = 'invalid_grant') => {
    const browser = member();
    const code = await codeFor(browser);
    const refused = await trades(browser, code, changes);
    expect([refused.status, refused.body.error]).toEqual([400, error]);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect((await trades(browser, code)).body.error).toBe('invalid_grant');
  });

  test.each(['x'.repeat(43), '__proto__'])(
    'is refused if it was never issued (%s), and another code remains valid',
    async (made) => {
      const browser = member();
      const code = await codeFor(browser);
      const refused = await trades(browser, code, { code: made });
      expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
      expect((await trades(browser, code)).status).toBe(200);
    },
  );

  test('is not spent by an unknown client', async () => {
    const browser = member();
    const code = await codeFor(browser);
    expect((await trades(browser, code, { client_id: 'nobody' })).status).toBe(401);
    expect((await trades(browser, code)).status).toBe(200);
  });

  test.each([
    ['of 42 characters', 'v'.repeat(42), 400],
    ['of 43', '~.-_'.padEnd(43, 'v'), 200],
    ['of 128', 'v'.repeat(128), 200],
    ['of 129', 'v'.repeat(129), 400],
    ['with a reserved character', 'v'.repeat(42).concat('+'), 400],
  ])('is exchanged for a verifier only in the correct form: one %s', async (_what, code_verifier, status) => {
    const browser = member();
    const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const code = await codeFor(browser, { code_challenge });
    const answer = await trades(browser, code, { code_verifier });
    expect([answer.status, answer.body.error]).toEqual([
      status,
      status === 200 ? undefined : 'invalid_grant',
    ]);
  });

  test('is valid for sixty seconds', async () => {
    const browser = member();
    const [early, late] = [await codeFor(browser), await codeFor(browser, { prompt: 'consent' })];
    advanceClock(AUTHORIZATION_CODE_LIFETIME - 1000);
    expect((await trades(browser, early)).status).toBe(200);
    advanceClock(1000);
    expect((await trades(browser, late)).body.error).toBe('invalid_grant');
  });

  test('ends the tokens that it gave when it is replayed, and no others', async () => {
    const browser = member();
    const code = await codeFor(browser);
    const { access_token } = (await trades(browser, code)).body;
    const other = (await trades(browser, await codeFor(browser, { prompt: 'consent' }))).body;
    expect((await reads(browser, access_token)).status).toBe(200);
    expect((await trades(browser, code)).body.error).toBe('invalid_grant');
    expect((await reads(browser, access_token)).body.error).toBe('invalid_token');
    expect((await reads(browser, other.access_token)).status).toBe(200);
  });

  test('is refused for an account that was frozen meanwhile', async () => {
    const browser = member();
    const code = await codeFor(browser);
    accountOf('demo').status = 'FROZEN';
    expect((await trades(browser, code)).body.error).toBe('invalid_grant');
  });
});

describe('a client', () => {
  const webFields = { client_id: undefined, redirect_uri: WEB_CALLBACK };
  const web = { client_id: 'demo-web', redirect_uri: WEB_CALLBACK, scope: 'openid identity' };

  test.each([
    ['Basic', webFields, basic('demo-web', 'demo-secret')],
    ['a form', { ...webFields, client_id: 'demo-web', client_secret: 'demo-secret' }, {}],
    ['Basic, its name repeated', { ...webFields, client_id: 'demo-web' }, basic('demo-web', 'demo-secret')],
    ['Basic, encoded as forms are', webFields, basic('demo%2Dweb', 'demo%2dsecret')],
  ])('authenticates with its secret by %s', async (_how, fields, headers) => {
    const browser = member();
    const { status, body } = await trades(browser, await codeFor(browser, web), fields, headers);
    expect([status, body.scope]).toEqual([200, 'openid identity']);
  });

  test.each([
    ['a wrong secret', webFields, basic('demo-web', 'guess')],
    ['no secret', { ...webFields, client_id: 'demo-web' }, {}],
    ['an empty secret', webFields, basic('demo-web', '')],
    ['a secret it does not have', {}, basic('demo-app', 'guess')],
    ['a secret it does not have, in the form', { client_secret: 'guess' }, {}],
    ['an unknown name', { client_id: 'nobody' }, {}],
    ['no name', { client_id: undefined }, {}],
    ['a scheme that is not Basic', webFields, { Authorization: 'Bearer x' }],
    ['a Basic that cannot be read', webFields, basic('%zz', 'x')],
  ])('is refused with %s by a 401 that names the scheme', async (_what, fields, headers) => {
    const browser = member();
    const code = await codeFor(browser);
    const refused = await trades(browser, code, fields, headers);
    expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client']);
    expect(refused.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    // An unknown client does not spend the code.
    expect((await trades(browser, code)).status).toBe(200);
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
    ['no grant_type', { grant_type: undefined }, {}, 'invalid_request'],
    ['no code', { code: undefined }, {}, 'invalid_request'],
    ['no verifier', { code_verifier: '' }, {}, 'invalid_request'],
    ['a password', { grant_type: 'password' }, {}, 'unsupported_grant_type'],
    ['a refresh token', { grant_type: 'refresh_token' }, {}, 'unsupported_grant_type'],
  ])('refuses a request with %s', async (_what, changes, headers, error) => {
    const refused = await trades(newBrowser(), 'code', changes, headers);
    expect([refused.status, refused.body.error]).toEqual([400, error]);
    expect(refused.body.error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/);
  });

  test('refuses JSON, and a repeated field', async () => {
    const json = await posts(newBrowser(), { grant_type: 'authorization_code' });
    expect([json.status, json.body.error]).toEqual([400, 'invalid_request']);
    const twice = new URLSearchParams('client_id=demo-app&grant_type=a&grant_type=b');
    expect((await posts(newBrowser(), twice)).body.error).toBe('invalid_request');
  });

  test('refuses an empty form, as an unreadable one arrives, without an error about the client', async () => {
    const empty = await posts(newBrowser(), new URLSearchParams());
    expect([empty.status, empty.body.error]).toEqual([400, 'invalid_request']);
    expect(empty.headers.get('www-authenticate')).toBeNull();
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
    (await trades(browser, await codeFor(browser, { scope }))).body.access_token as string;

  test('returns the claims that the scopes allow, by GET and POST', async () => {
    const browser = member();
    const token = await tokenFor(browser);
    const { body, headers } = await reads(browser, token);
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
    expect((await reads(browser, token, 'POST')).body).toEqual(body);
    const form = new URLSearchParams({ access_token: token });
    const headersOfForm = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const posted = await browser.fetch('POST /oauth2/userinfo', { body: form, headers: headersOfForm });
    expect(await posted.json()).toEqual(body);
  });

  test('returns only ticked scopes, and nothing after the grant is withdrawn', async () => {
    const browser = member();
    const { requestId } = (await asks(browser, { scope: everything })).data;
    const { redirectUrl } = (await decides(browser, requestId, ['openid', 'email'])).data;
    const { access_token } = (await trades(browser, broughtBy(redirectUrl).code ?? '')).body;
    expect((await reads(browser, access_token)).body).toEqual({
      sub: 'u-demo',
      email: 'demo@example.com',
      email_verified: true,
    });
    getPortal().grants = [];
    expect((await reads(browser, access_token)).status).toBe(401);
  });

  test('is refused after the token has expired', async () => {
    const browser = member();
    const token = await tokenFor(browser, 'openid');
    advanceClock(ACCESS_TOKEN_LIFETIME - 1000);
    expect((await reads(browser, token)).body).toEqual({ sub: 'u-demo' });
    advanceClock(1000);
    const over = await reads(browser, token);
    expect([over.status, over.body.error]).toEqual([401, 'invalid_token']);
    expect(over.headers.get('www-authenticate')).toMatch(/^Bearer realm="portal", error="invalid_token"/);
  });

  test('names only the scheme if the token is missing', async () => {
    const { status, headers } = await reads(newBrowser(), undefined);
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="portal"']);
  });

  test.each<[string, Record<string, string>]>([
    ['another scheme', { Authorization: 'Basic eDp5' }],
    ['a cookie alone', {}],
  ])('does not accept %s', async (_what, headers) => {
    expect((await member().fetch('GET /oauth2/userinfo', { headers })).status).toBe(401);
  });
});
