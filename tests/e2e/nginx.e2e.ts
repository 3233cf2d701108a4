/** The build behind nginx with config/nginx: headers, files, languages. */
import { getRequestLocale } from '../../scripts/serve/requestLocale';
import { AUTHORIZE_QUERY_MAX } from '../../src/constants';
import { findBuilt, NGINX_START_TIMEOUT, type Nginx, startNginx } from './support/run/nginx';
import {
  type Answer,
  expectSecurityHeaders,
  SECURITY_HEADER_NAMES,
  sendRequest,
} from './support/run/nginxRequests';
import { portalOrigin } from './support/setup';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const SCRIPT = findBuilt(/^umi\.\w+\.js$/);
const SHEET = findBuilt(/^umi\.\w+\.css$/);
const EARLY = findBuilt(/^early\.\w+\.js$/);

let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx({ api: new URL(portalOrigin()).host });
}, NGINX_START_TIMEOUT);
afterAll(() => nginx?.stop());

test.each([
  ['/', 200],
  ['/user/identity_manage?x=1', 200],
  ['/uaa/login', 200],
  [SCRIPT, 200],
  ['/favicon.svg', 200],
  ['/anonApi/getVersion', 200],
  ['/anonApi/no/such/call', 404],
  ['/authApi/account/v1/detail', 401],
  ['/.well-known/openid-configuration', 200],
  ['/missing.0123abcd.js', 404],
  ['/%zz', 400],
  ['/..%2f..%2f..%2f..%2fetc/passwd', 400],
])(
  'returns %s with status %i and the security headers, cached only if the file name contains a hash',
  async (path, status) => {
    const response = await sendRequest(nginx.origin, path);
    expect(response.status).toBe(status);
    expectSecurityHeaders(response);
    expect(response.headers['cache-control']).toEqual([path === SCRIPT ? IMMUTABLE : 'no-store']);
  },
);

test("accepts an application's request of 12,000 characters, and refuses one that is longer than any valid request", async () => {
  const statuses = [AUTHORIZE_QUERY_MAX, 20_000].map(async (length) => {
    const response = await sendRequest(nginx.origin, `/uaa/authorize?state=${'x'.repeat(length)}`);
    expectSecurityHeaders(response);
    return response.status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 414]);
});

describe('nginx compared with the project’s own server', () => {
  const COMPARED = [
    'content-type',
    'content-encoding',
    'content-language',
    'cache-control',
    ...SECURITY_HEADER_NAMES,
  ];
  const readers: Record<string, string>[] = [
    {},
    { 'accept-language': 'en-GB,en;q=0.9' },
    { 'accept-language': 'en', cookie: 'a=b; portal_locale=pt-BR' },
  ];

  test.each([
    '/',
    '/uaa',
    '/no/such/page',
    '/uaa/login',
    '/uaa/login?x=1',
    '/UAA/LogIn/',
    '/uaa/%6Cogin',
    '/uaa/calogin',
    '/uaa/resetpwd/',
    '/uaa/register',
    '/uaa/active',
    '/uaa/appeal',
    '/user/appeal',
    SCRIPT,
    SHEET,
    EARLY,
    '/favicon.svg',
    '/missing.0123abcd.js',
    '/missing.png',
    '/p__gone.0123abcd.async.js',
    '/uaa/login.js',
    `${SCRIPT}.map`,
    `${SCRIPT}.br`,
    `${SCRIPT}.gz`,
    '/index.html.gz',
  ])('returns the same response for %s', async (path) => {
    for (const reader of readers) {
      for (const coding of ['gzip', 'identity', ...(nginx.hasBrotli ? ['gzip, br'] : [])]) {
        const headers = { ...reader, 'accept-encoding': coding };
        const [own, other] = await Promise.all(
          [portalOrigin(), nginx.origin].map((origin) => sendRequest(origin, path, { headers })),
        );
        if (!own || !other) throw new Error('a server sent no response');
        const names = own.status === 200 ? [...COMPARED, 'vary'] : COMPARED;
        const pick = (all: Answer) => [all.status, ...names.map((name) => [name, all.headers[name]?.join()])];
        expect(pick(other)).toEqual(pick(own));
        expect(other.body.equals(own.body)).toBe(true);
      }
    }
  });
});

test.each([
  '/.git/config',
  '/.env',
  '/uaa/.hidden',
  '/%2egit/config',
  '/mock/outbox',
  '/mock',
  '/uaa/login/index.html.gz',
])('does not serve %s', async (path) => {
  const response = await sendRequest(nginx.origin, path);
  expect([response.status, response.body.toString()]).toEqual([404, '404']);
  expectSecurityHeaders(response);
});

test.each([
  [405, { method: 'POST' }],
  [405, { method: 'TRACE' }],
  [412, { headers: { 'if-match': '"another"' } }],
])('responds with %i to %j without a page and without caching', async (status, options) => {
  const response = await sendRequest(nginx.origin, SCRIPT, options);
  expect(response.status).toBe(status);
  expectSecurityHeaders(response);
  expect(response.headers['cache-control']).toEqual(['no-store']);
});

test('responds with 304 for a cached file, with the same caching header', async () => {
  const first = await sendRequest(nginx.origin, SCRIPT);
  const again = await sendRequest(nginx.origin, SCRIPT, {
    headers: { 'if-none-match': first.headers.etag?.[0] ?? '' },
  });
  expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, [IMMUTABLE]]);
  expectSecurityHeaders(again);
});

describe('the language of a page', () => {
  /** Parts of headers, as browsers or attackers send them. */
  const TAGS = [
    'en',
    'en-GB',
    'pt',
    'PT-br',
    'zh',
    'zh-CN',
    'zh-TW',
    'zh-HK',
    'zh-Hant',
    'zh-Hans-TW',
    'zh-Hant-CN',
    'zh_MO',
    'zh-SG',
    'de',
    'fr-CA',
    '*',
    'english',
    'x',
    '',
  ];
  const QUALITIES = [
    '',
    ';q=1',
    ';q=1.0',
    ';q=0.9',
    ';q=.8',
    ';q=0.5',
    ';q=0.3',
    ';q=0.1',
    ';q=0.05',
    ';q=0',
    ';q=0.0',
    ';q=abc',
  ];
  const COOKIES = [
    '',
    'portal_locale=pt-BR',
    'a=b;portal_locale=zh-TW ; c=d',
    'portal_locale=de-DE; portal_locale=en-US',
    'portal_locale=pt',
    'my_portal_locale=en-US',
    'Portal_Locale=en-US',
    'portal_locale=%zz',
    ';=;',
  ];

  /** Generates the same pseudo-random numbers in every run. */
  function* draw(seed: number): Generator<number> {
    let state = seed;
    for (;;) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      yield state >>> 8;
    }
  }
  const series = draw(17);
  const pick = (list: readonly string[]) => list[series.next().value % list.length] as string;

  test.each([
    [`zh${'-a'.repeat(7000)}`, 'zh-CN'],
    [`zh${'-a'.repeat(7000)}-TW`, 'zh-TW'],
    [`zh${'-abcde'.repeat(2500)}-Hant`, 'zh-TW'],
  ])('is recognized in a language tag of any length', async (tag, locale) => {
    const { headers } = await sendRequest(nginx.origin, '/uaa/login', {
      headers: { 'accept-language': tag },
    });
    expect(headers['content-language']).toEqual([locale]);
  });

  test('is the same as in scripts/serve/requestLocale.ts, for any headers', async () => {
    const cases = Array.from({ length: 300 }, () => ({
      'accept-language': Array.from(
        { length: 1 + (series.next().value % 4) },
        () => pick(TAGS) + pick(QUALITIES),
      ).join(pick([',', ', '])),
      cookie: pick([...COOKIES, '', '', '']),
    }));
    const chosen = await Promise.all(
      cases.map(async (headers) =>
        (await sendRequest(nginx.origin, '/uaa/login', { method: 'HEAD', headers })).headers[
          'content-language'
        ]?.join(),
      ),
    );
    const differing = cases
      .map((headers, at) => [headers, chosen[at], getRequestLocale(headers)])
      .filter(([, byNginx, byScript]) => byNginx !== byScript);
    expect(differing).toEqual([]);
    expect(new Set(chosen).size).toBe(4);
  });
});
