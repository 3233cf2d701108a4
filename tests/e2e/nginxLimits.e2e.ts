/**
 * Slow and excessive clients in front of nginx: limits per network, without effect on other clients. docs/serving.md
 * has the numbers.
 */
import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import type { ExactRequest } from '../support/servers/sendExactly';
import { NGINX_START_TIMEOUT, type Nginx, startNginx } from './support/run/nginx';
import { expectSecurityHeaders, FakeApi, sendRequest } from './support/run/nginxRequests';

/** Time limit (ms). */
const TIMEOUT = 10_000;

/** Polls until a condition is true. Rejects at the time limit. */
async function until(isMet: () => boolean): Promise<void> {
  const deadline = Date.now() + TIMEOUT;
  while (!isMet()) {
    if (Date.now() > deadline) throw new Error(`The condition was not met within ${TIMEOUT} ms: ${isMet}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const REQUESTS_MAX = 200;
const UPLOADS_MAX = 20;
const BURST = 400;
/** Seconds that nginx waits here for the rest of a request, in place of the delivered 15. */
const WAIT = 2;
const UPLOAD = '/anonApi/component/v1/file';
// Accepted requests are held open and would wait for the end of the longest test.
jest.setTimeout(30_000);

let api: FakeApi;
let nginx: Nginx;
beforeAll(async () => {
  api = await FakeApi.start();
  nginx = await startNginx({ api: api.address, isBalanced: true, clientTimeout: `${WAIT}s` });
}, NGINX_START_TIMEOUT);
afterAll(async () => {
  await nginx?.stop();
  api?.close();
});

/** Sends a request with this client address in X-Forwarded-For, as a load balancer does. */
const sendFrom = (address: string, path: string, options: ExactRequest = {}) =>
  sendRequest(nginx.origin, path, { ...options, headers: { 'x-forwarded-for': address } });

/** Delays the responses of the API; returns them, and a function that sends them. */
function holdResponses() {
  const held: http.ServerResponse[] = [];
  api.answer = (req, res) => req.resume() && held.push(res);
  return { held, release: () => held.splice(0).map((res) => res.end('received')) };
}

/** Expects the response to a request above a limit. */
async function expectRefused(request: ReturnType<typeof sendRequest>) {
  const response = await request;
  expect([response.status, response.body.toString()]).toEqual([429, '429']);
  expect(response.headers['cache-control']).toEqual(['no-store']);
  expect(response.headers['retry-after']).toEqual(['8']);
  expectSecurityHeaders(response);
}

const statusesOf = async (requests: ReturnType<typeof sendRequest>[]) =>
  (await Promise.all(requests)).map(({ status }) => status);

test('accepts sixty simultaneous requests from one address', async () => {
  const { held, release } = holdResponses();
  const calls = Array.from({ length: 60 }, () => sendFrom('203.0.113.1', '/anonApi/x'));
  await until(() => held.length === 60);
  release();
  expect(new Set(await statusesOf(calls))).toEqual(new Set([200]));
});

test.each([
  ['one address', () => '203.0.113.2', '203.0.113.3'],
  ['one network of IPv6', (at: number) => `2001:db8:0:1::${(at + 1).toString(16)}`, '2001:db8:0:2::1'],
])(
  'allows %s 200 simultaneous requests, including files, and does not count those of another network',
  async (_who, addressOf, other) => {
    const { held, release } = holdResponses();
    const calls = Array.from({ length: REQUESTS_MAX }, (_item, at) => sendFrom(addressOf(at), '/anonApi/x'));
    await until(() => held.length === REQUESTS_MAX);
    await expectRefused(sendFrom(addressOf(REQUESTS_MAX), '/anonApi/x'));
    await expectRefused(sendFrom(addressOf(REQUESTS_MAX), '/favicon.svg'));
    expect((await sendFrom(other, '/favicon.svg')).status).toBe(200);
    release();
    expect(new Set(await statusesOf(calls))).toEqual(new Set([200]));
    expect((await sendFrom(addressOf(0), '/favicon.svg')).status).toBe(200);
  },
);

test('allows one address 20 simultaneous uploads, and other calls besides', async () => {
  const { held, release } = holdResponses();
  const upload = () => sendFrom('203.0.113.4', UPLOAD, { method: 'POST', body: 'x' });
  const uploads = Array.from({ length: UPLOADS_MAX }, upload);
  await until(() => held.length === UPLOADS_MAX);
  await expectRefused(upload());
  const call = sendFrom('203.0.113.4', '/anonApi/x');
  await until(() => held.length === UPLOADS_MAX + 1);
  release();
  expect(new Set(await statusesOf([...uploads, call]))).toEqual(new Set([200]));
});

test('limits continuous calls to a burst and then fifty a second, but neither files nor other addresses', async () => {
  let received = 0;
  api.answer = (_req, res) => {
    received += 1;
    res.end();
  };
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
  const batch = () => Array.from({ length: 100 }, () => sendFrom('203.0.113.5', '/anonApi/x', { agent }));
  const began = Date.now();
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 3000) statuses.push(...(await statusesOf(batch())));
  const seconds = (Date.now() - began) / 1000;
  const passed = statuses.filter((status) => status === 200);
  expect([...new Set(statuses)]).toEqual([200, 429]);
  expect(passed.length).toBe(received);
  expect(passed.length).toBeGreaterThan(BURST);
  expect(passed.length).toBeLessThanOrEqual(BURST + 1 + Math.ceil(50 * seconds));
  expect((await sendFrom('203.0.113.5', '/favicon.svg')).status).toBe(200);
  expect((await sendFrom('203.0.113.6', '/anonApi/x')).status).toBe(200);
  agent.destroy();
});

/** Sends the beginning of a request, then `drop` every second, until nginx closes the connection; returns duration and error. */
async function sendSlowly(beginning: string, drop = '') {
  const socket = connect(Number(new URL(nginx.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  const began = Date.now();
  let code: string | undefined;
  socket.on('error', (error: NodeJS.ErrnoException) => {
    code = error.code;
  });
  socket.write(beginning);
  const dropping = setInterval(() => drop && socket.write(drop), 1000);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dropping);
  return { code, seconds: (Date.now() - began) / 1000 };
}

// startNginx throws if the configuration does not contain the delivered 15 seconds, which it may shorten.
test('waits a limited time for unfinished headers or a missing body, and then closes the connection', async () => {
  const ends = await Promise.all([
    sendSlowly('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A:', 'a'),
    sendSlowly('POST /anonApi/x HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n1'),
  ]);
  for (const { code, seconds } of ends) {
    expect(code).toBe('ECONNRESET');
    expect(seconds).toBeGreaterThan(WAIT - 1);
    expect(seconds).toBeLessThan(WAIT + 10);
  }
});
