import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { AUTHORIZE_REQUEST_LIFETIME } from '../../../src/constants';
import { endpoints } from '../../../src/contract/endpoints';
import { subCodes } from '../../../src/contract/subCodes';
import { runPortal } from '../portal';
import {
  asks,
  broughtBy,
  CALLBACK,
  opens,
  queryWith,
  resumes,
  rightRequest,
  WEB_CALLBACK,
} from './application';

const newBrowser = runPortal();

describe('an error that the client must not receive', () => {
  test.each([
    ['an unknown client', { client_id: 'nobody' }, 'AUTHORIZE_CLIENT'],
    ['no client', { client_id: undefined }, 'AUTHORIZE_CLIENT'],
    [
      'a client named like a property that every object inherits',
      { client_id: 'constructor' },
      'AUTHORIZE_CLIENT',
    ],
    ['a state of 8 kB', { state: 'x'.repeat(8192) }, 'AUTHORIZE_TOO_LONG'],
  ] as const)('is returned to the page: %s', async (_what, changes, subCode) => {
    const answer = await asks(newBrowser(), changes);
    expect(answer).toMatchObject({ status: 200, code: 40000, subCode: subCodes[subCode], data: null });
  });

  test.each<[what: string, redirect_uri: string | undefined, client_id?: string]>([
    ['a missing one', undefined],
    ['a foreign host', 'https://evil.example/callback'],
    ['a script', 'javascript:alert(1)//127.0.0.1/callback'],
    ['data', 'data:text/html,x'],
    ['another path', 'http://127.0.0.1:4567/callback/x'],
    ['a path with dot segments', 'http://127.0.0.1:4567/x/../callback'],
    ['an additional query', `${CALLBACK}?x=1`],
    ['a fragment', `${CALLBACK}#x`],
    ['a user name before the host', 'http://127.0.0.1@evil.example/callback'],
    ['a host with the same beginning', 'http://127.0.0.1.evil.example/callback'],
    ['an invalid port', 'http://127.0.0.1:99999/callback'],
    ['loopback with TLS', 'https://127.0.0.1:4567/callback'],
    ['capitals', 'HTTP://127.0.0.1:4567/callback'],
    ["another client's address", WEB_CALLBACK],
    [
      'another port of a client that is not on loopback',
      'https://demo-web.example.com:8443/callback',
      'demo-web',
    ],
  ])(
    'is returned to the page for the redirect_uri %s',
    async (_what, redirect_uri, client_id = 'demo-app') => {
      const answer = await asks(newBrowser(), { client_id, redirect_uri });
      expect(answer).toBeRefusedWith('AUTHORIZE_REDIRECT_URI');
      expect(answer.data).toBeNull();
    },
  );

  test.each(Object.keys(rightRequest))('is returned for a repeated %s', async (name) => {
    const answer = await opens(newBrowser(), `${queryWith()}&${name}=again`);
    expect(answer).toBeRefusedWith('AUTHORIZE_REPEATED');
  });

  test('is returned for a query of more than 12,000 characters', async () => {
    const padded = (length: number) => `${queryWith()}&x=`.padEnd(length, 'x');
    expect((await opens(newBrowser(), padded(12_000))).data.next).toBe('login');
    expect(await opens(newBrowser(), padded(12_001))).toBeRefusedWith('AUTHORIZE_TOO_LONG');
  });

  test.each(['127.0.0.1', 'localhost', '[::1]'])(
    'is returned for the portal’s own port, also by the name %s',
    async (host) => {
      const browser = newBrowser();
      const { issuer } = await (await browser.fetch('GET /.well-known/openid-configuration')).json();
      const answer = await asks(browser, { redirect_uri: `http://${host}:${new URL(issuer).port}/callback` });
      expect(answer).toBeRefusedWith('AUTHORIZE_REDIRECT_URI');
    },
  );

  test('is returned for a missing query, and a query that is not a text is rejected with 422', async () => {
    for (const body of [{ query: '' }, {}]) {
      expect(await newBrowser().call('authorizeRequest', { body })).toBeRefusedWith('AUTHORIZE_CLIENT');
    }
    const { status } = await newBrowser().call('authorizeRequest', { body: { query: 7 } });
    expect(status).toBe(422);
  });
});

describe('an error that is redirected to the client', () => {
  test.each([
    ['response_type token', { response_type: 'token' }, 'unsupported_response_type'],
    ['no response_type', { response_type: undefined }, 'invalid_request'],
    ['response_mode fragment', { response_mode: 'fragment' }, 'invalid_request'],
    ['no scope', { scope: undefined }, 'invalid_scope'],
    ['no openid', { scope: 'profile' }, 'invalid_scope'],
    ['an unknown scope', { scope: 'openid everything' }, 'invalid_scope'],
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['PKCE by plain', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['PKCE by default, which is plain', { code_challenge_method: undefined }, 'invalid_request'],
    ['an invalid challenge', { code_challenge: 'short' }, 'invalid_request'],
    ['an unknown prompt', { prompt: 'maybe' }, 'invalid_request'],
    ['prompt none and login', { prompt: 'none login' }, 'invalid_request'],
    ['a max_age that is not a number', { max_age: '-1' }, 'invalid_request'],
    ['a request object', { request: 'e30.e30.' }, 'request_not_supported'],
    ['a request_uri', { request_uri: 'https://evil.example/' }, 'request_uri_not_supported'],
    ['an invalid ID token', { id_token_hint: 'e30.e30.' }, 'invalid_request'],
  ])('carries state and issuer: %s', async (_what, changes, error) => {
    const { data } = await asks(newBrowser(), changes);
    expect(data.next).toBe('error');
    expect(data.redirectUrl).toMatch(/^http:\/\/127\.0\.0\.1:4567\/callback\?/);
    const { error_description, ...brought } = broughtBy(data.redirectUrl);
    const iss = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(brought).toEqual({ error, iss, state: 'state-1' });
    // RFC 6749, section 4.1.2.1, allows only these characters.
    expect(error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/);
  });

  test('has no state if the request had none', async () => {
    const { data } = await asks(newBrowser(), { state: undefined, response_type: 'token' });
    expect(Object.keys(broughtBy(data.redirectUrl))).toEqual(['error', 'error_description', 'iss']);
  });
});

test.each([
  ['1,024 characters', 'x'.repeat(1024)],
  ['4,096 characters', 'y'.repeat(4096)],
  ['escapes, blanks and signs', 'a%20b+c%2Fd~e!(f)%C3%A9%FF'],
])('returns a state of %s byte for byte', async (_what, state) => {
  const query = `state=${state}&${queryWith({ state: undefined, response_type: 'token' })}`;
  const { data } = await opens(newBrowser(), query);
  expect(data.redirectUrl?.split('&state=')[1]).toBe(state);
});

test('encodes a state that an address cannot contain', async () => {
  const { data } = await opens(newBrowser(), `${queryWith({ state: undefined, scope: 'x' })}&state="<b>`);
  expect(data.redirectUrl?.split('&state=')[1]).toBe('%22%3Cb%3E');
});

test.each(['http://127.0.0.1/callback', 'http://[::1]:1/callback', 'http://localhost:65535/callback'])(
  'accepts %s as the address of an application on this computer',
  async (redirect_uri) => {
    const { data } = await asks(newBrowser(), { redirect_uri });
    expect(data).toMatchObject({ next: 'login', host: new URL(redirect_uri).host });
  },
);

test('returns to a visitor the application and its scopes, and no personal data', async () => {
  const { data } = await asks(newBrowser(), {
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

test.each(['127.0.0.1:9', 'portal.example.com', 'localhost'])(
  'uses neither the Host %s as its issuer nor its real port as a client',
  async (host) => {
    const browser = newBrowser();
    const { data } = await browser.callAs(host, endpoints.authorizeRequest, { query: queryWith() });
    const { requestId } = data as { requestId: string };
    const kept = getPortal().applications.get(requestId) as { issuer: string };
    const { port } = new URL(kept.issuer);
    expect(kept.issuer).toBe(`http://localhost:${port}`);
    const own = queryWith({ redirect_uri: `http://127.0.0.1:${port}/callback` });
    expect(await browser.callAs(host, endpoints.authorizeRequest, { query: own })).toBeRefusedWith(
      'AUTHORIZE_REDIRECT_URI',
    );
  },
);

test('limits a request to its visitor and to half an hour', async () => {
  const [mine, other] = [newBrowser(), newBrowser()];
  const { requestId } = (await asks(mine)).data;
  expect(await resumes(other, requestId)).toBeRefusedWith('AUTHORIZE_OVER');
  expect(await resumes(mine, 'unknown')).toBeRefusedWith('AUTHORIZE_OVER');
  advanceClock(AUTHORIZE_REQUEST_LIFETIME - 1000);
  expect((await resumes(mine, requestId)).data).toMatchObject({ requestId, next: 'login' });
  advanceClock(1000);
  expect(await resumes(mine, requestId)).toBeRefusedWith('AUTHORIZE_OVER');
});
