/** The build behind nginx, as config/nginx delivers it, and the portal behind that: the headers, the files, the calls, a visit. */
import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { securityHeaders } from '../../config/securityHeaders';
import { getRequestLocale } from '../../scripts/requestLocale';
import { AUTHORIZE_QUERY_MAX, FILE_BYTES_MAX } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { type Answer, asks, type Nginx, startApi, startNginx } from './support/nginx';
import { demo } from './support/people';
import { aVisitorOnNewDevice, portalOrigin } from './support/setup';

/** Ms in which nginx is found, or installed on a machine that has none, and started. */
const PREPARATION = 300_000;
const FOR_GOOD = 'public, max-age=31536000, immutable';
const expected = Object.entries(securityHeaders()).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

const files = readdirSync(join(__dirname, '../../dist'));
const find = (name: RegExp) => `/${files.find((file) => name.test(file)) as string}`;
const SCRIPT = find(/^umi\.\w+\.js$/);
const SHEET = find(/^umi\.\w+\.css$/);
const EARLY = find(/^early\.\w+\.js$/);

/** Before the portal. */
let nginx: Nginx;
/** Before an API that answers what a test wants. */
let alone: Nginx;
let answer: (req: IncomingMessage, res: ServerResponse) => void;
let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  api = await startApi((req, res) => answer(req, res));
  nginx = await startNginx({ api: new URL(portalOrigin()).host });
  alone = await startNginx({ api: api.address, readTimeout: '300ms', withoutBrotli: true });
}, PREPARATION);
afterAll(async () => {
  await Promise.all([nginx?.stop(), alone?.stop()]);
  api?.close();
});

/** Expects each of the portal's headers once and to the letter, and nothing that tells of the server's software. */
function isGuarded({ headers }: Answer) {
  expect(expected.map(([name]) => [name, headers[name]])).toEqual(
    expected.map(([name, value]) => [name, [value]]),
  );
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toEqual(['nginx']);
}

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
  '%s answers %i with the security headers, and is kept only where its name tells of its content',
  async (path, status) => {
    const response = await asks(nginx.origin, path);
    expect(response.status).toBe(status);
    isGuarded(response);
    expect(response.headers['cache-control']).toEqual([path === SCRIPT ? FOR_GOOD : 'no-store']);
  },
);

test('an application’s request of 12,000 characters gets through, and one that is longer than any is refused', async () => {
  const statuses = [AUTHORIZE_QUERY_MAX, 20_000].map(async (length) => {
    const response = await asks(nginx.origin, `/uaa/authorize?state=${'x'.repeat(length)}`);
    isGuarded(response);
    return response.status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 414]);
});

describe('the project’s own server and nginx answer alike:', () => {
  const COMPARED = [
    'content-type',
    'content-encoding',
    'content-language',
    'cache-control',
    ...expected.map(([name]) => name),
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
  ])('%s', async (path) => {
    for (const reader of readers) {
      for (const coding of ['gzip', 'identity', ...(nginx.hasBrotli ? ['gzip, br'] : [])]) {
        const headers = { ...reader, 'accept-encoding': coding };
        const [own, other] = await Promise.all(
          [portalOrigin(), nginx.origin].map((at) => asks(at, path, { headers })),
        );
        if (!own || !other) throw new Error('nobody answered');
        const names = own.status === 200 ? [...COMPARED, 'vary'] : COMPARED;
        const pick = (all: Answer) => [all.status, ...names.map((name) => [name, all.headers[name]?.join()])];
        expect(pick(other)).toEqual(pick(own));
        expect(other.body.equals(own.body)).toBe(true);
      }
    }
  });
});

test('without the module for brotli, gzip is sent; through another proxy too', async () => {
  const headers = { 'accept-encoding': 'gzip, br', via: '1.1 elsewhere' };
  const { headers: answered } = await asks(alone.origin, SCRIPT, { headers });
  expect(answered['content-encoding']).toEqual(['gzip']);
  expect(answered['content-type']).toEqual(['text/javascript; charset=utf-8']);
});

test.each([
  '/.git/config',
  '/.env',
  '/uaa/.hidden',
  '/%2egit/config',
  '/mock/outbox',
  '/mock',
  '/uaa/login/index.html.gz',
])('%s is nothing that is served', async (path) => {
  const response = await asks(nginx.origin, path);
  expect([response.status, response.body.toString()]).not.toContain(403);
  expect(response.status).toBeGreaterThanOrEqual(400);
  isGuarded(response);
});

test.each([
  [405, { method: 'POST' }],
  [405, { method: 'TRACE' }],
  [412, { headers: { 'if-match': '"another"' } }],
])('%i with %j is an answer to this request alone, and no page', async (status, asking) => {
  const response = await asks(nginx.origin, SCRIPT, asking);
  expect(response.status).toBe(status);
  isGuarded(response);
  expect(response.headers['cache-control']).toEqual(['no-store']);
});

test('a file that the browser has kept is not sent again, and may be kept on', async () => {
  const first = await asks(nginx.origin, SCRIPT);
  const again = await asks(nginx.origin, SCRIPT, {
    headers: { 'if-none-match': first.headers.etag?.[0] ?? '' },
  });
  expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, [FOR_GOOD]]);
  isGuarded(again);
});

describe('the language of a page', () => {
  /** Parts of headers, of browsers and of whoever makes one up. */
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

  /** The same series in every run. */
  function* draw(seed: number): Generator<number> {
    let state = seed;
    for (;;) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      yield state >>> 8;
    }
  }
  const series = draw(17);
  const pick = (list: readonly string[]) => list[series.next().value % list.length] as string;

  test('is the same as by scripts/requestLocale.ts, whatever the headers', async () => {
    const cases = Array.from({ length: 300 }, () => ({
      'accept-language': Array.from(
        { length: 1 + (series.next().value % 4) },
        () => pick(TAGS) + pick(QUALITIES),
      ).join(pick([',', ', '])),
      cookie: pick([...COOKIES, '', '', '']),
    }));
    const chosen = await Promise.all(
      cases.map(async (headers) =>
        (await asks(nginx.origin, '/uaa/login', { method: 'HEAD', headers })).headers[
          'content-language'
        ]?.join(),
      ),
    );
    const differing = cases
      .map((headers, at) => [headers, chosen[at], getRequestLocale(headers)])
      .filter(([, by, own]) => by !== own);
    expect(differing).toEqual([]);
    expect(new Set(chosen).size).toBe(4);
  });
});

/** What reaches the API of one request. */
async function reaches(path: string, asking: Parameters<typeof asks>[2] = {}) {
  let reached: { url?: string; headers: IncomingMessage['headers'] } | undefined;
  answer = (req, res) => {
    reached = { url: req.url, headers: req.headers };
    req.resume().on('end', () => res.end('heard'));
  };
  const response = await asks(alone.origin, path, asking);
  return { response, reached };
}

describe('a call of the API', () => {
  test('says of its way here what nginx knows, not what the visitor claims', async () => {
    const claimed = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example.com',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '1',
      'x-forwarded-prefix': '/evil',
      'x-forwarded-server': 'evil',
      'x-forwarded-ssl': 'on',
      x_forwarded_for: '203.0.113.9',
      'x-real-ip': '203.0.113.9',
      'x-original-url': '/authApi/other',
      'x-rewrite-url': '/authApi/other',
      forwarded: 'for=203.0.113.9;host=evil.example.com',
      via: '1.1 evil',
      proxy: 'http://evil.example.com',
      'proxy-authorization': 'Basic eDp5',
      'proxy-connection': 'keep-alive',
      te: 'trailers',
      trailer: 'x',
      'transfer-encoding': 'chunked',
      'keep-alive': 'timeout=9',
      upgrade: 'websocket',
      connection: 'upgrade, keep-alive',
    };
    const own = {
      'x-requested-with': 'portal',
      cookie: 'portal_session=1',
      'accept-language': 'en',
      authorization: 'Bearer t',
      'x-acting-as': 'r1',
    };
    const { reached } = await reaches('/anonApi/x?token=a%2Fb&c=%20', {
      method: 'POST',
      headers: { ...claimed, ...own },
      body: '{}',
    });
    expect(reached?.url).toBe('/anonApi/x?token=a%2Fb&c=%20');
    const { host } = new URL(alone.origin);
    expect(reached?.headers).toEqual({
      ...own,
      'content-length': '2',
      host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': host,
      'x-forwarded-proto': 'http',
      'x-real-ip': '127.0.0.1',
    });
  });

  test('whose first line names one host and whose header another is taken at the first', async () => {
    const { reached } = await reaches('http://localhost/anonApi/x', {
      headers: { host: 'evil.example.com' },
    });
    expect(reached?.headers.host).toBe('localhost');
    expect(reached?.headers['x-forwarded-host']).toBe('localhost');
  });

  test.each(['evil.example.com', 'localhost.evil.example.com', '10.0.0.1'])(
    'and one for %s is refused',
    async (host) => {
      const { response, reached } = await reaches('/anonApi/x', { headers: { host } });
      expect([response.status, response.body.toString(), reached]).toEqual([421, '421', undefined]);
      isGuarded(response);
    },
  );

  test.each([
    '/x/../anonApi/y',
    '//anonApi/y',
    '/%61nonApi/y',
    '/anonApiary',
    '/user/../authApi/y',
    '/internal',
  ])('%s is none', async (path) => {
    expect((await reaches(path)).reached).toBeUndefined();
  });

  test('answers with nginx’s headers, whatever the API says of itself and of nginx', async () => {
    answer = (_req, res) => {
      res.writeHead(200, {
        'content-type': 'application/json',
        'content-security-policy': 'default-src *',
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'public, max-age=9999',
        expires: 'Thu, 01 Jan 2099 00:00:00 GMT',
        pragma: 'cache',
        'x-powered-by': 'something 1.0',
        server: 'something/1.0',
        'x-accel-redirect': '/index.html',
        vary: 'Origin',
        'access-control-allow-origin': '*',
        'set-cookie': ['a=1; HttpOnly', 'b=2; HttpOnly'],
      });
      res.end('{}');
    };
    const response = await asks(alone.origin, '/oauth2/jwks.0123abcd.json');
    isGuarded(response);
    expect(response.body.toString()).toBe('{}');
    expect(response.headers).toMatchObject({
      'content-type': ['application/json'],
      'cache-control': ['no-store'],
      vary: ['Origin'],
      'access-control-allow-origin': ['*'],
      'set-cookie': ['a=1; HttpOnly', 'b=2; HttpOnly'],
    });
    expect([response.headers.expires, response.headers.pragma]).toEqual([undefined, undefined]);
  });

  test('that the API refuses keeps the API’s own words', async () => {
    answer = (_req, res) =>
      res.writeHead(503, { 'content-type': 'application/json', 'retry-after': '7' }).end('{"code":1}');
    const response = await asks(alone.origin, '/authApi/x');
    expect([response.status, response.body.toString(), response.headers['retry-after']]).toEqual([
      503,
      '{"code":1}',
      ['7'],
    ]);
    isGuarded(response);
  });

  test.each<[number, typeof answer]>([
    [504, () => undefined],
    [502, (_req, res) => res.destroy()],
    [502, (_req, res) => res.socket?.end('HTTP/1.1 200 OK\r\nContent-')],
  ])('that gets no answer is a %i, in words that are no page, and is made once', async (status, behavior) => {
    let times = 0;
    answer = (req, res) => {
      times += 1;
      behavior(req, res);
    };
    const response = await asks(alone.origin, '/thirdPlatform/findWithUserType?x=1');
    expect([response.status, response.body.toString(), times]).toEqual([status, `${status}`, 1]);
    expect(response.headers).toMatchObject({
      'content-type': ['text/plain; charset=utf-8'],
      'cache-control': ['no-store'],
    });
    isGuarded(response);
  });

  test.each([
    [413, '/anonApi/uaa/v1/login', 1024 * 1024 + 1],
    [200, '/anonApi/uaa/v1/login', 1024 * 1024],
    [200, '/anonApi/component/v1/file', FILE_BYTES_MAX + 64 * 1024],
    [200, '/authApi/component/v1/file', FILE_BYTES_MAX + 64 * 1024],
    [413, '/authApi/component/v1/file', 6 * 1024 * 1024 + 1],
    [413, '/authApi/component/v1/file/more', FILE_BYTES_MAX],
  ])('%i: %s of %i bytes', async (status, path, bytes) => {
    const { response, reached } = await reaches(path, { method: 'POST', body: Buffer.alloc(bytes) });
    expect([response.status, reached !== undefined]).toEqual([status, status === 200]);
    isGuarded(response);
  });
});

test('the log has paths, and nothing that an address carries with it', async () => {
  answer = (_req, res) => res.end();
  const headers = { referer: `${alone.origin}/uaa/active?token=secret-token` };
  for (const path of ['/uaa/active?token=secret-token', '/anonApi/x?ticket=secret-token'])
    await asks(alone.origin, path, { headers });
  const lines = alone.log();
  expect(lines).toMatch(/"GET \/uaa\/active HTTP\/1\.1" 200 /);
  expect(lines).toMatch(/"GET \/anonApi\/x HTTP\/1\.1" 200 .* api=200$/m);
  expect(lines).not.toContain('secret-token');
});

test('somebody signs in and out through it, in the language and with the policy that it sends', async () => {
  const visitor = await aVisitorOnNewDevice('en-US', nginx.origin);
  const document = await visitor.page.goto(`${nginx.origin}/uaa/login`);
  expect(document?.headers()).toMatchObject({
    'content-language': 'en-US',
    'content-encoding': nginx.hasBrotli ? 'br' : 'gzip',
  });
  await visitor.settles();
  await visitor.signsIn(demo);
  await visitor.isAt('/user/identity_manage');
  await visitor.sees('identity.card');
  expect(await visitor.reads(endpoints.accountDetail)).toMatchObject({ account: demo.account });
  await visitor.signsOut();
  expect(await visitor.reads(endpoints.online)).toBe(false);
});
