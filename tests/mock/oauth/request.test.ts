import { getPortal } from '../../../mock/_domain/store/state';
import { endpoints } from '../../../src/contract/endpoints';
import { runPortal } from '../portal';
import {
  CALLBACK,
  openRequest,
  queryWith,
  readRedirectParameters,
  requestAuthorization,
  WEB_CALLBACK,
} from './application';

const newBrowser = runPortal();

describe('an error that the client must not receive', () => {
  test.each([
    ['a client id that is a property of every object', { client_id: 'constructor' }, 'AUTHORIZE_CLIENT'],
    ['a state of 4,097 characters', { state: 'x'.repeat(4097) }, 'AUTHORIZE_TOO_LONG'],
  ] as const)('is returned to the page: %s', async (_what, changes, subCode) => {
    expect(await requestAuthorization(newBrowser(), changes)).toBeRefusedWith(subCode);
  });

  test.each<[what: string, redirect_uri: string, client_id?: string]>([
    ['a foreign host', 'https://evil.example/callback'],
    ['a longer path', `${CALLBACK}/x`],
    ['a user name before the host', 'http://127.0.0.1@evil.example/callback'],
    ['a host with the same beginning', 'http://127.0.0.1.evil.example/callback'],
    ['loopback with TLS', 'https://127.0.0.1:4567/callback'],
    ["another client's address", WEB_CALLBACK],
    [
      'another port of a client that is not on loopback',
      'https://demo-web.example.com:8443/callback',
      'demo-web',
    ],
  ])(
    'is returned to the page for the redirect_uri %s',
    async (_what, redirect_uri, client_id = 'demo-app') => {
      const answer = await requestAuthorization(newBrowser(), { client_id, redirect_uri });
      expect(answer).toBeRefusedWith('AUTHORIZE_REDIRECT_URI');
    },
  );

  test('is returned for a repeated parameter', async () => {
    expect(await openRequest(newBrowser(), `${queryWith()}&state=again`)).toBeRefusedWith(
      'AUTHORIZE_REPEATED',
    );
  });

  test('is returned for a query of more than 12,000 characters', async () => {
    const padded = (length: number) => `${queryWith()}&x=`.padEnd(length, 'x');
    expect((await openRequest(newBrowser(), padded(12_000))).data.next).toBe('login');
    expect(await openRequest(newBrowser(), padded(12_001))).toBeRefusedWith('AUTHORIZE_TOO_LONG');
  });
});

describe('an error that is redirected to the client', () => {
  test.each([
    ['response_mode fragment', { response_mode: 'fragment' }, 'invalid_request'],
    ['no scope', { scope: undefined }, 'invalid_scope'],
    [
      'no code_challenge_method, whose default is plain',
      { code_challenge_method: undefined },
      'invalid_request',
    ],
    ['an invalid challenge', { code_challenge: 'short' }, 'invalid_request'],
    ['an unknown prompt', { prompt: 'maybe' }, 'invalid_request'],
    ['a max_age that is not a number', { max_age: '-1' }, 'invalid_request'],
    ['an invalid ID token', { id_token_hint: 'e30.e30.' }, 'invalid_request'],
  ])('carries state and issuer: %s', async (_what, changes, error) => {
    const { data } = await requestAuthorization(newBrowser(), changes);
    expect(data.next).toBe('error');
    expect(data.redirectUrl).toMatch(/^http:\/\/127\.0\.0\.1:4567\/callback\?/);
    const { error_description, ...brought } = readRedirectParameters(data.redirectUrl);
    const iss = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(brought).toEqual({ error, iss, state: 'state-1' });
    // RFC 6749, section 4.1.2.1, allows only these characters.
    expect(error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/);
  });

  test('has no state if the request had none', async () => {
    const { data } = await requestAuthorization(newBrowser(), { state: undefined, response_type: 'token' });
    expect(Object.keys(readRedirectParameters(data.redirectUrl))).toEqual([
      'error',
      'error_description',
      'iss',
    ]);
  });
});

test.each([
  ['of 4,096 characters', 'y'.repeat(4096)],
  ['with escapes, blanks and signs', 'a%20b+c%2Fd~e!(f)%C3%A9%FF'],
  ['that an address cannot contain, encoded', '"<b>', '%22%3Cb%3E'],
])('returns a state %s', async (_what, state, returned = state) => {
  const query = `state=${state}&${queryWith({ state: undefined, response_type: 'token' })}`;
  const { data } = await openRequest(newBrowser(), query);
  expect(data.redirectUrl?.split('&state=')[1]).toBe(returned);
});

test.each(['http://127.0.0.1/callback', 'http://[::1]:1/callback', 'http://localhost:65535/callback'])(
  'accepts %s as the address of an application on this computer',
  async (redirect_uri) => {
    const { data } = await requestAuthorization(newBrowser(), { redirect_uri });
    expect(data).toMatchObject({ next: 'login', host: new URL(redirect_uri).host });
  },
);

test('returns to a visitor the application and its scopes, and no personal data', async () => {
  const { data } = await requestAuthorization(newBrowser(), {
    scope: 'identity openid',
    login_hint: 'demo',
    ui_locales: 'fr pt zh-TW',
    unheard_of: 'is ignored',
  });
  expect(data).toEqual({
    requestId: expect.any(String),
    client: {
      name: 'Demo App',
      operator: 'Demo Software Studio',
      purpose: expect.stringContaining('signing in'),
      siteUrl: 'https://demo-app.example.com/',
      privacyUrl: 'https://demo-app.example.com/privacy',
      logo: expect.stringMatching(/^data:image\/svg\+xml,/),
    },
    scopes: [
      { scope: 'openid', required: true, granted: false, values: [] },
      { scope: 'identity', required: false, granted: false, values: [] },
    ],
    host: '127.0.0.1:4567',
    next: 'login',
    redirectUrl: null,
    person: null,
    loginHint: 'demo',
    locale: 'pt-BR',
    days: 90,
  });
});

test('uses neither a foreign Host header as its issuer nor its real port as a client', async () => {
  const browser = newBrowser();
  const send = (query: string) =>
    browser.sendsExactly(endpoints.authorizeRequest, JSON.stringify({ query }), {
      host: 'portal.example.com',
    });
  const { requestId } = (await send(queryWith())).data as { requestId: string };
  const { issuer } = getPortal().applications.get(requestId) as { issuer: string };
  const { port } = new URL(issuer);
  expect(issuer).toBe(`http://localhost:${port}`);
  const own = queryWith({ redirect_uri: `http://127.0.0.1:${port}/callback` });
  expect(await send(own)).toBeRefusedWith('AUTHORIZE_REDIRECT_URI');
});
