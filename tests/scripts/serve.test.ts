/**
 * Sends requests over the network to the project's own server, and to Umi's mock server behind
 * config/plugins/devRequests. Both must accept and refuse the same requests.
 */
import { gzipSync } from 'node:zlib';
import { prepareRequest } from '../../config/plugins/devRequests';
import { endpoints } from '../../src/contract/endpoints';
import { collectHandlers } from '../mock/portal';
import { listen } from '../support/servers/listen';
import { forkMockPortals } from '../support/servers/mockPortals';
import { sendExactly } from '../support/servers/sendExactly';

const express = require('@umijs/bundler-utils/compiled/express');
const { createMockMiddleware } = require('@umijs/preset-umi/dist/features/mock/createMockMiddleware');

const startPortal = forkMockPortals();
const origins: Record<string, string> = {};
let dev: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  const mockData = Object.fromEntries(
    Object.entries(collectHandlers()).map(([key, handler]) => {
      const [method, path] = key.split(' ');
      return [key, { method, path, handler }];
    }),
  );
  const app = express();
  app.use(prepareRequest);
  app.use(createMockMiddleware({ context: { mockData } }));
  dev = await listen(app);
  origins.development = dev.origin;
  origins.own = await startPortal();
});
afterAll(() => dev.close());

/** Sends a request to a server. A body, which may be empty, is sent in chunks unless its length is given. */
async function send(server: string, address: string, headers = {}, body?: string | Buffer) {
  const [method, path = ''] = address.split(' ');
  const write = { 'x-requested-with': 'portal', 'content-type': 'application/json' };
  const framing = 'content-length' in headers ? {} : { 'transfer-encoding': 'chunked' };
  const ofBody = body === undefined ? {} : { ...write, ...framing };
  const response = await sendExactly(origins[server] ?? '', path, {
    method,
    headers: { ...ofBody, ...headers },
    body,
  });
  const cookies = response.headers['set-cookie'] ?? [];
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  return { ...response, cookie, text: response.body.toString() };
}

/** Signs in by SMS with the code in the outbox, and returns the cookies. */
async function signIn(server: string): Promise<string> {
  const to = { region: '+86', mobile: '15400000020' };
  await send(server, 'POST /mock/reset', {}, '{}');
  const { cookie } = await send(server, `${endpoints.loginCode}`, {}, JSON.stringify(to));
  const { text } = await send(server, `GET /mock/outbox?to=${to.mobile}`);
  const { code } = JSON.parse(text).data.list[0];
  const body = JSON.stringify({ ...to, code });
  const signedIn = await send(server, `${endpoints.login}?channelCode=2`, { cookie }, body);
  return signedIn.cookie;
}

const isOnline = async (server: string, cookie: string): Promise<boolean> =>
  JSON.parse((await send(server, endpoints.online, { cookie })).text).data;

describe.each(['own', 'development'])('the %s server', (server) => {
  test.each([
    ['an empty chunked body', {}, ''],
    ['an empty compressed body', { 'content-encoding': 'gzip' }, gzipSync('')],
    ['a blank body', {}, ' '],
    ['no body at all', { 'content-length': '0' }, ''],
    ['half of a JSON text', {}, '{"a":'],
    ['a list', {}, '[]'],
    ['null', {}, 'null'],
    ['a text', {}, '"x"'],
    ['a body that is not compressed as declared', { 'content-encoding': 'gzip' }, '{}'],
    ['an unknown character set', { 'content-type': 'application/json; charset=x-none' }, '{}'],
    ['more than five megabytes', {}, `{"a":"${'x'.repeat(5.1 * 1024 * 1024)}"}`],
  ])('rejects a write with %s', async (_what, headers, bytes) => {
    const { status, text } = await send(server, endpoints.caChallenge, headers, bytes);
    expect([status, JSON.parse(text)]).toMatchObject([400, { code: 40000, subCode: '11106', data: null }]);
  });

  test('accepts a write with a JSON object, compressed or not', async () => {
    const uncompressed = await send(server, endpoints.caChallenge, {}, '{}');
    const zipped = gzipSync('{}');
    const compressed = await send(server, endpoints.caChallenge, { 'content-encoding': 'gzip' }, zipped);
    expect([uncompressed.status, compressed.status]).toEqual([200, 200]);
  });

  test('rejects HEAD for a call, and returns the allowed methods', async () => {
    const cookie = await signIn(server);
    const paths = [
      '/anonApi/custom/logout',
      '/authApi/account/v1/detail',
      '/oauth2/userinfo',
      '/anonApi/none',
    ];
    for (const path of paths) {
      const { status, headers, text } = await send(server, `HEAD ${path}`, { cookie });
      expect([path, status, headers.allow?.includes('GET'), text]).toEqual([path, 405, true, '']);
    }
    expect(await isOnline(server, cookie)).toBe(true);
  });

  test('does not sign out for the request of an image', async () => {
    const cookie = await signIn(server);
    const picture = await send(server, endpoints.logout, { cookie, 'sec-fetch-dest': 'image' });
    expect([picture.status, await isOnline(server, cookie)]).toEqual([400, true]);
    expect((await send(server, endpoints.logout, { cookie, 'sec-fetch-dest': 'empty' })).status).toBe(200);
    expect(await isOnline(server, cookie)).toBe(false);
  });
});
