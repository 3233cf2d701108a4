/**
 * Sends raw requests to the project's own server, which serves small artificial builds. nginx.e2e.ts compares its responses
 * with those of nginx: more paths and languages are there.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../../config/plugins/precompress';
import { makeFolder } from '../../support/folders';
import { type ExactResponse, sendExactly } from '../../support/servers/sendExactly';

const repository = join(__dirname, '../../..');
const FOR_GOOD = 'public, max-age=31536000, immutable';
const SCRIPT = '/umi.0123abcd.js';
const LONG = '/* a line that comes again and again */\n'.repeat(100);

const pageIn = (language: string) => `<!doctype html><title>${language}</title>${LONG}`;
const FILES: Record<string, string> = {
  'index.html': `<!doctype html><title>shell</title>${LONG}`,
  'umi.0123abcd.js': `script();${LONG}`,
  'small.0123abcd.js': 'small();',
  'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"/>${LONG}`,
  'uaa/login/index.html': pageIn('zh-CN'),
  'uaa/login/index.zh-TW.html': pageIn('zh-TW'),
  'uaa/login/index.en-US.html': pageIn('en-US'),
  'uaa/login/index.pt-BR.html': pageIn('pt-BR'),
  'uaa/CALogin/index.html': pageIn('CALogin'),
};

const folder = makeFolder();

/** Starts all servers in one process, with one bundle of the mock portal. Prints their origins as JSON. */
const SERVERS = `
  import { rmSync } from 'node:fs';
  import express from 'express';
  import { answerFailure, listen, startServer } from './scripts/serve.mjs';
  import { bundleServerParts, loadServerParts } from './scripts/shared/serverParts.mjs';
  const [compressed, plain] = ['compressed', 'plain'].map((name) => ${JSON.stringify(folder)} + '/' + name);
  const parts = await bundleServerParts();
  const failing = express();
  failing.use(() => { throw new Error('inner workings'); });
  failing.use(answerFailure(await loadServerParts(parts)));
  const servers = {
    compressed: await startServer({ root: compressed, parts }),
    plain: await startServer({ root: plain, parts }),
    failing: await listen(failing),
  };
  process.env.PORTAL_BASE = '/portal/';
  servers.below = await startServer({ root: compressed, parts });
  rmSync(parts);
  const origins = Object.entries(servers).map(([name, { origin }]) => [name, origin]);
  console.log(JSON.stringify(Object.fromEntries(origins)));
`;

let child: ChildProcess;
let compressed = '';
let plain = '';
let below = '';
let failing = '';

function startServers(): Promise<Record<string, string>> {
  child = spawn(process.execPath, ['--input-type=module', '--eval', SERVERS], { cwd: repository });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the servers ended before they listened')));
    child.stdout?.once('data', (data) => resolve(JSON.parse(String(data))));
  });
}

beforeAll(async () => {
  for (const name of ['compressed', 'plain']) {
    for (const [file, content] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, name, file)), { recursive: true });
      writeFileSync(join(folder, name, file), content);
    }
  }
  await precompress(join(folder, 'compressed'));
  // This .gz file is not valid gzip data, so that the response can only be the file itself.
  writeFileSync(join(folder, 'compressed', 'main.0123abcd.css'), LONG);
  writeFileSync(join(folder, 'compressed', 'main.0123abcd.css.gz'), 'the file of the build');
  writeFileSync(join(folder, 'secret.js.br'), 'outside');
  ({ compressed = '', plain = '', below = '', failing = '' } = await startServers());
});
afterAll(() => child.kill());

/** Requests a path exactly as it is written. */
const send = (origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendExactly(origin, path, { headers, method });

const accepts = (codings: string) => ({ 'Accept-Encoding': codings });

/** Returns the decompressed text of a response. */
function read({ headers, body }: ExactResponse): string {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(body).toString();
  return (coding === 'gzip' ? gunzipSync(body) : body).toString();
}

describe('a script in the encoding that the browser accepts', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['identity, br;q=0.5', undefined],
    [';;=,q', undefined],
  ])('is sent for Accept-Encoding %j as %s', async (codings, coding) => {
    const answer = await send(compressed, SCRIPT, accepts(codings));
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': FOR_GOOD,
      vary: 'Accept-Encoding',
    });
    expect(read(answer)).toBe(FILES['umi.0123abcd.js']);
  });

  test('is the precompressed file of the build', async () => {
    // There is no brotli file, so the next encoding that the browser accepts is sent.
    const { headers, body } = await send(compressed, '/main.0123abcd.css', accepts('br, gzip'));
    expect([headers['content-encoding'], headers['content-type'], body.toString()]).toEqual([
      'gzip',
      'text/css; charset=utf-8',
      'the file of the build',
    ]);
  });

  test('has the same headers for HEAD, without the body', async () => {
    const [head, whole] = await Promise.all(
      ['HEAD', 'GET'].map((method) => send(compressed, SCRIPT, accepts('br'), method)),
    );
    expect(head?.body.length).toBe(0);
    for (const name of ['content-length', 'content-encoding', 'content-type', 'cache-control', 'vary']) {
      expect(head?.headers[name]).toBe(whole?.headers[name]);
    }
  });

  test.each(['br', 'gzip'])(
    'is compressed on request to %s in a build without precompressed files',
    async (coding) => {
      const answers = await Promise.all([
        send(plain, SCRIPT, accepts(coding)),
        send(plain, SCRIPT, accepts(coding)),
      ]);
      for (const answer of answers) {
        expect(answer.headers).toMatchObject({ 'content-encoding': coding, 'cache-control': FOR_GOOD });
        expect(read(answer)).toBe(FILES['umi.0123abcd.js']);
      }
    },
  );

  test('is not cached if it can change, and not compressed if it is small', async () => {
    const icon = await send(compressed, '/favicon.svg', accepts('br'));
    expect(icon.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
    });
    for (const codings of ['br', 'gzip', 'gzip, deflate, br']) {
      const small = await send(compressed, '/small.0123abcd.js', accepts(codings));
      expect([small.headers['content-encoding'], small.body.toString()]).toEqual([undefined, 'small();']);
    }
  });
});

test.each([
  [412, { 'If-Match': '"another"', ...accepts('br') }],
  [416, { Range: 'bytes=999999-' }],
])('returns %i for %j, without caching it', async (status, headers) => {
  for (const origin of [compressed, plain]) {
    const answer = await send(origin, SCRIPT, headers);
    expect([answer.status, answer.body.toString()]).toEqual([status, String(status)]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-encoding']).toBeUndefined();
  }
});

test.each([
  `${SCRIPT}.br`,
  '/uaa/login/index.html.br',
  '/../secret.js',
  '/%2e%2e/secret.js',
  '/missing.0123abcd.js',
  '/%zz.js',
])('returns 404 for %s', async (path) => {
  for (const codings of ['br, gzip', 'identity']) {
    const { status, body } = await send(compressed, path, accepts(codings));
    expect([status, body.toString()]).toEqual([404, '404']);
  }
});

describe('a page in the language of its visitor', () => {
  const LANGUAGE_VARY = 'Cookie, Accept-Language, Accept-Encoding';

  test.each([
    [{ 'Accept-Language': 'en', Cookie: 'a=b; portal_locale=zh-TW' }, 'zh-TW'],
    [{ 'Accept-Language': ';;;,q', Cookie: '=;=' }, 'zh-CN'],
  ])('is returned for %j in %s, and is not cached', async (headers, language) => {
    for (const [origin, codings] of [
      [compressed, 'br'],
      [compressed, 'gzip'],
      [compressed, 'identity'],
      [plain, 'gzip'],
    ] as const) {
      const answer = await send(origin, '/uaa/login?x=1', { ...headers, ...accepts(codings) });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-language': language,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        vary: LANGUAGE_VARY,
      });
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(codings);
      expect(read(answer)).toBe(pageIn(language));
    }
  });

  test('is returned in the only language that it has', async () => {
    const answer = await send(compressed, '/uaa/calogin', { 'Accept-Language': 'en' });
    expect([answer.headers['content-language'], read(answer)]).toEqual(['zh-CN', pageIn('CALogin')]);
  });

  test.each(['/uaa/login/more', '//uaa/login', '/uaa/register', '/%zz', '/uaa%2Flogin'])(
    'is replaced by the shell for %s',
    async (path) => {
      const answer = await send(compressed, path, { 'Accept-Language': 'en', ...accepts('br') });
      expect([answer.status, read(answer)]).toEqual([200, FILES['index.html']]);
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
      expect(answer.headers['content-language']).toBeUndefined();
    },
  );

  test('is returned for HEAD without its body, and not for POST', async () => {
    const head = await send(compressed, '/uaa/login', { 'Accept-Language': 'pt' }, 'HEAD');
    expect([head.status, head.headers['content-language'], head.body.length]).toEqual([200, 'pt-BR', 0]);
    expect((await send(compressed, '/uaa/login', {}, 'POST')).status).toBe(404);
  });
});

test('serves everything below the portal’s own path, and nothing outside', async () => {
  const english = { 'Accept-Language': 'en' };
  expect(read(await send(below, '/portal/uaa/login', english))).toBe(pageIn('en-US'));
  expect(read(await send(below, '/portal/uaa/Login/', english))).toBe(pageIn('en-US'));
  expect(read(await send(below, '/portal', english))).toBe(FILES['index.html']);
  expect(read(await send(below, `/portal${SCRIPT}`, accepts('br')))).toBe(FILES['umi.0123abcd.js']);
  for (const path of ['/uaa/login', SCRIPT, '/portals/uaa/login', '/']) {
    expect((await send(below, path, english)).status).toBe(404);
  }
});

describe('a call that cannot be read', () => {
  const REFUSAL = { code: 40000, data: null, subCode: '11106', subMsg: null };

  test.each([
    '/authApi/info/v1/addresses/%ff',
    '/authApi/info/v1/addresses/%zz?x=1',
    '/authApi/info/v1/addresses/a%00b',
    '/authApi/info/v1/addresses/%0d%0aSet-Cookie:%20a=b',
    '/AUTHAPI/info/v1/addresses/%ff',
    'http://other.example/mock/certificates/%ff',
  ])('is refused in the envelope: %s', async (path) => {
    const { status, headers, body } = await send(plain, path);
    expect([status, JSON.parse(body.toString())]).toEqual([400, REFUSAL]);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    '/%ff',
    '/uaa/%ff',
    '/oauth2/%ff',
    '/%00',
    '//authApi/x',
    '/..%5c..%5cx',
    `/${'x'.repeat(9000)}`,
    '*',
  ])('does not reveal a stack trace or a path of the server: %s', async (path) => {
    const { status, body } = await send(plain, path);
    expect([200, 404]).toContain(status);
    expect(['404', FILES['index.html']]).toContain(body.toString());
  });

  test('is refused with 431 if its target exceeds the limit of Node', async () => {
    const { status, body } = await send(plain, `/${'x'.repeat(20_000)}`);
    expect([status, body.toString()]).toEqual([431, '']);
  });

  test('does not include a call whose id has slashes and dots: its id is unknown', async () => {
    const { status, body } = await send(plain, '/authApi/info/v1/addresses/..%2F..%2Fuser%2Fv1%2Fprofile');
    expect([status, JSON.parse(body.toString()).subCode]).toEqual([401, '11107']);
  });
});

test('returns only the status 500 for a file of the build that cannot be read', async () => {
  const name = 'loop.0123abcd.js';
  symlinkSync(name, join(folder, 'plain', name));
  const { status, body, headers } = await send(plain, `/${name}`);
  expect([status, body.toString(), headers['cache-control']]).toEqual([500, '500', 'no-store']);
});

test('returns only the status 500, or the envelope, for an exception of the server', async () => {
  const [call, page] = [await send(failing, '/authApi/x'), await send(failing, '/uaa/login')];
  expect([call.status, JSON.parse(call.body.toString())]).toEqual([
    500,
    { code: 40000, data: null, subCode: null, subMsg: null },
  ]);
  expect([page.status, page.body.toString()]).toEqual([500, '500']);
});
