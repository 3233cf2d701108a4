/** Responses of the API through nginx: headers, errors and missing responses. */
import { FILE_BYTES_MAX } from '../../src/constants';
import { findBuilt, NGINX_START_TIMEOUT, type Nginx, startNginx } from './support/run/nginx';
import {
  expectSecurityHeaders,
  FakeApi,
  SECURITY_HEADER_NAMES,
  sendRequest,
} from './support/run/nginxRequests';

let api: FakeApi;
let nginx: Nginx;
beforeAll(async () => {
  api = await FakeApi.start();
  nginx = await startNginx({ api: api.address, readTimeout: '300ms', withoutBrotli: true });
}, NGINX_START_TIMEOUT);
afterAll(async () => {
  await nginx?.stop();
  api?.close();
});

/** Headers of the API's response below that nginx forwards. */
const FORWARDED = {
  'content-type': ['application/json'],
  'cache-control': ['no-store'],
  vary: ['Origin'],
  'access-control-allow-origin': ['*'],
  'set-cookie': ['a=1; HttpOnly', 'b=2; HttpOnly'],
};
const HTTP_HEADERS = ['connection', 'content-length', 'date', 'server', 'transfer-encoding'];

describe('a call of the API', () => {
  test("returns nginx's own headers and drops those by which the API would control the browser or nginx", async () => {
    api.answer = (_req, res) => {
      res.writeHead(200, {
        'content-type': 'application/json',
        'content-security-policy': 'default-src *',
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'public, max-age=9999',
        expires: 'Thu, 01 Jan 2099 00:00:00 GMT',
        pragma: 'cache',
        'strict-transport-security': 'max-age=1',
        'content-security-policy-report-only': "default-src 'none'; report-uri https://evil.example.com",
        location: 'https://evil.example.com/',
        refresh: '0; url=https://evil.example.com',
        link: '<https://evil.example.com/x.css>; rel=stylesheet',
        'alt-svc': 'h3=":443"',
        nel: '{}',
        'report-to': '{}',
        'reporting-endpoints': 'a="https://evil.example.com"',
        'service-worker-allowed': '/',
        sourcemap: 'https://evil.example.com/x.map',
        'speculation-rules': '"https://evil.example.com/rules.json"',
        'x-sourcemap': 'https://evil.example.com/x.map',
        'accept-ch': 'Sec-CH-UA-Model',
        'critical-ch': 'Sec-CH-UA-Model',
        'clear-site-data': '"cookies"',
        'content-location': 'https://evil.example.com/',
        'document-policy': 'js-profiling',
        'origin-agent-cluster': '?0',
        'set-login': 'logged-in',
        'no-vary-search': 'params',
        via: '1.1 inside',
        'x-powered-by': 'something 1.0',
        server: 'something/1.0',
        'x-accel-redirect': '/index.html',
        vary: 'Origin',
        'access-control-allow-origin': '*',
        'set-cookie': ['a=1; HttpOnly', 'b=2; HttpOnly'],
      });
      res.end('{}');
    };
    const response = await sendRequest(nginx.origin, '/oauth2/jwks.0123abcd.json');
    expectSecurityHeaders(response);
    expect(response.body.toString()).toBe('{}');
    expect(response.headers).toMatchObject(FORWARDED);
    const allowed = [...SECURITY_HEADER_NAMES, ...HTTP_HEADERS, ...Object.keys(FORWARDED)];
    expect(Object.keys(response.headers).filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test.each([429, 503])("keeps the body and headers of the API's refusal with %i", async (status) => {
    api.answer = (_req, res) =>
      res.writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' }).end('{"code":1}');
    const response = await sendRequest(nginx.origin, '/authApi/x');
    expect([response.status, response.body.toString(), response.headers['retry-after']]).toEqual([
      status,
      '{"code":1}',
      ['7'],
    ]);
    expectSecurityHeaders(response);
  });

  test.each<[number, FakeApi['answer']]>([
    [504, () => undefined],
    [502, (_req, res) => res.destroy()],
    [502, (_req, res) => res.socket?.end('HTTP/1.1 200 OK\r\nContent-')],
  ])(
    'returns %i as plain text if the API does not respond, and does not repeat the call',
    async (status, behavior) => {
      let times = 0;
      api.answer = (req, res) => {
        times += 1;
        behavior(req, res);
      };
      const response = await sendRequest(nginx.origin, '/thirdPlatform/findWithUserType?x=1');
      expect([response.status, response.body.toString(), times]).toEqual([status, `${status}`, 1]);
      expect(response.headers).toMatchObject({
        'content-type': ['text/plain; charset=utf-8'],
        'cache-control': ['no-store'],
      });
      expectSecurityHeaders(response);
    },
  );

  test.each([
    [413, '/anonApi/uaa/v1/login', 1024 * 1024 + 1],
    [200, '/anonApi/uaa/v1/login', 1024 * 1024],
    [200, '/anonApi/component/v1/file', FILE_BYTES_MAX + 64 * 1024],
    [200, '/authApi/component/v1/file', FILE_BYTES_MAX + 64 * 1024],
    [413, '/authApi/component/v1/file', 6 * 1024 * 1024 + 1],
    [413, '/authApi/component/v1/file/more', FILE_BYTES_MAX],
  ])('returns %i for %s with %i bytes', async (status, path, bytes) => {
    const { response, reached } = await api.receive(nginx.origin, path, {
      method: 'POST',
      body: Buffer.alloc(bytes),
    });
    expect([response.status, reached !== undefined]).toEqual([status, status === 200]);
    expectSecurityHeaders(response);
  });
});

test('logs paths, but no query and no referer', async () => {
  api.answer = (_req, res) => res.end();
  const headers = { referer: `${nginx.origin}/uaa/active?token=secret-token` };
  for (const path of ['/uaa/active?token=secret-token', '/anonApi/x?ticket=secret-token'])
    await sendRequest(nginx.origin, path, { headers });
  const lines = nginx.log();
  expect(lines).toMatch(/"GET \/uaa\/active HTTP\/1\.1" 200 /);
  expect(lines).toMatch(/"GET \/anonApi\/x HTTP\/1\.1" 200 .* api=200$/m);
  expect(lines).not.toContain('secret-token');
});

test('sends gzip without the Brotli module, also through another proxy', async () => {
  const headers = { 'accept-encoding': 'gzip, br', via: '1.1 elsewhere' };
  const { headers: responseHeaders } = await sendRequest(nginx.origin, findBuilt(/^umi\.\w+\.js$/), {
    headers,
  });
  expect(responseHeaders['content-encoding']).toEqual(['gzip']);
  expect(responseHeaders['content-type']).toEqual(['text/javascript; charset=utf-8']);
});
