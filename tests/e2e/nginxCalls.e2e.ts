/** Which calls nginx forwards to the API, and with which path and headers. */

import type { ExactRequest } from '../support/servers/sendExactly';
import { FORWARDED_HEADERS, SPOOFED_HEADERS } from './support/callHeaders';
import { NGINX_START_TIMEOUT, type Nginx, startNginx } from './support/run/nginx';
import { expectSecurityHeaders, FakeApi } from './support/run/nginxRequests';

let api: FakeApi;
let nginx: Nginx;
beforeAll(async () => {
  api = await FakeApi.start();
  nginx = await startNginx({ api: api.address });
}, NGINX_START_TIMEOUT);
afterAll(async () => {
  await nginx?.stop();
  api?.close();
});

const send = (path: string, options: ExactRequest = {}) => api.receive(nginx.origin, path, options);

describe('a call of the API', () => {
  test('keeps the headers that the API needs; the forwarding headers come from nginx and not from the visitor', async () => {
    const { reached } = await send('/anonApi/x?token=a%2Fb&c=%20', {
      method: 'POST',
      headers: { ...SPOOFED_HEADERS, ...FORWARDED_HEADERS },
      body: '{}',
    });
    expect(reached?.url).toBe('/anonApi/x?token=a%2Fb&c=%20');
    const { host } = new URL(nginx.origin);
    expect(reached?.headers).toEqual({
      ...FORWARDED_HEADERS,
      'content-length': '2',
      host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': host,
      'x-forwarded-proto': 'http',
      'x-real-ip': '127.0.0.1',
    });
  });

  test('gets only the host and forwarding headers if the request has no headers of its own', async () => {
    const { reached } = await send('/.well-known/openid-configuration');
    expect(Object.keys(reached?.headers ?? {}).sort()).toEqual([
      'host',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-real-ip',
    ]);
  });

  test('uses the host of the request line if the Host header differs', async () => {
    const { reached } = await send('http://localhost/anonApi/x', {
      headers: { host: 'evil.example.com' },
    });
    expect(reached?.headers.host).toBe('localhost');
    expect(reached?.headers['x-forwarded-host']).toBe('localhost');
  });

  test.each(['evil.example.com', 'localhost.evil.example.com', '10.0.0.1'])(
    'is refused for the host %s',
    async (host) => {
      const { response, reached } = await send('/anonApi/x', { headers: { host } });
      expect([response.status, response.body.toString(), reached]).toEqual([421, '421', undefined]);
      expectSecurityHeaders(response);
    },
  );

  test.each([
    '/anonApi',
    '/authApi/account/v1/accounts/0b2c-4d_e~f/switch',
    '/authApi/info/v1/grants/g1/scopes/phone.number?_=1',
    '/thirdPlatform/findWithUserType?x=%2e%2e%2f;%5c',
    '/oauth2/jwks',
    '/.well-known/openid-configuration',
    '/.well-known/openid-configuration?_=1',
  ])('reaches the API unchanged for %s', async (path) => {
    expect((await send(path)).reached?.url).toBe(path);
  });

  // nginx accepts lines up to 16 KB. A pattern that backtracks would exceed the limit of PCRE.
  test.each(['/a', '/a.b'])('reaches the API with a path of 15,000 characters: %s …', async (part) => {
    const path = `/anonApi${part.repeat(15_000 / part.length)}`;
    expect((await send(path)).reached?.url).toBe(path);
  });

  test('is refused with 404 if a path of 15,000 characters ends with an escape', async () => {
    const { response, reached } = await send(`/anonApi${'/a'.repeat(7_500)}%41`);
    expect([response.status, reached]).toEqual([404, undefined]);
  });

  test.each([
    '/x/../anonApi/y',
    '//anonApi/y',
    '/%61nonApi/y',
    '/anonApiary',
    '/user/../authApi/y',
    '/internal',
    '/.well-known',
    '/.well-known/',
    '/.well-known/jwks.json',
    '/.well-known/openid-configuration/',
    '/.well-known/openid-configuration/x',
    '/.well-known/openid-configuration;x',
    '/.well-known//openid-configuration',
    '/anonApi/../.well-known/openid-configuration',
    '/.well-known/..;/mock/x',
  ])('does not reach the API for %s', async (path) => {
    expect((await send(path)).reached).toBeUndefined();
  });

  test.each([
    '/anonApi/..;/mock/x',
    '/anonApi/..;a=b/mock/x',
    '/anonApi/;/../mock/x',
    '/anonApi;x=1/y',
    '/anonApi/y;x/z',
    '/anonApi/y;jsessionid=1',
    '/anonApi/%3b/y',
    '/anonApi/..%3b/mock/x',
    '/anonApi/..%2fmock/x',
    '/anonApi/%2e%2e%2fmock/x',
    '/anonApi/%2e%2e/anonApi/x',
    '/anonApi/x%2F..%2Fmock',
    '/anonApi/.%2e/anonApi/x',
    '/anonApi/%252e%252e/mock/x',
    '/anonApi/..\\mock\\x',
    '/anonApi\\..\\mock',
    '/anonApi/..%5cmock/x',
    '/anonApi/%5c../mock/x',
    '/anonApi/x/./y',
    '/anonApi/x/../y',
    '/anonApi/x//y',
    '/anonApi/.../x',
    '/anonApi/.x',
    '/anonApi/x./y',
    '/anonApi/x%00.json',
    '/anonApi/x%0d%0aHost:evil',
    '/anonApi/%c0%ae%c0%ae/mock',
    '/anonApi/%ef%bc%8e%ef%bc%8e/mock',
    '/anonApi/x%20y',
    '/anonApi/x#/../mock',
    '/anonApi/x%23y',
    '/anonApi/x%3fy',
    '/anonApi/*',
  ])(
    'is refused for the path %s, which has a segment or character that nginx does not forward',
    async (path) => {
      const { response, reached } = await send(path);
      expect([[400, 404].includes(response.status), reached]).toEqual([true, undefined]);
      expectSecurityHeaders(response);
    },
  );
});
