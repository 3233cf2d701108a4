/** @jest-environment node */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isCalledByLoopback, leadsToPortal, readOrigin } from '../../../mock/_domain/lib/origin';

/** A request to a portal that listens on port 8000. */
const called = (headers: IncomingHttpHeaders, localPort: number | undefined = 8000) =>
  ({ headers, socket: { localPort, localAddress: '192.0.2.7' } }) as unknown as IncomingMessage;

const forwarded = (host: string, more = {}) => ({ host, 'x-forwarded-host': host, ...more });

test.each([
  [{ host: 'localhost:8000' }, 'http://localhost:8000'],
  [{ host: '[::1]:8000' }, 'http://[::1]:8000'],
  [{ host: '127.0.0.1:8000', 'x-forwarded-proto': 'https' }, 'http://127.0.0.1:8000'],
  [{ host: '192.0.2.7:8000' }, 'http://192.0.2.7:8000'],
  [{ host: 'LOCALHOST.:8000' }, 'http://localhost:8000'],
  [forwarded('Portal.Example.com'), 'http://portal.example.com'],
  [forwarded('portal.example.com', { 'x-forwarded-proto': 'https' }), 'https://portal.example.com'],
  [forwarded('localhost:4430', { 'x-forwarded-proto': 'https' }), 'http://localhost:4430'],
  [forwarded('portal.example.com.'), 'http://portal.example.com'],
  // What is not the portal's own does not become it by being asked for.
  [{ host: '127.0.0.1:9' }, 'http://localhost:8000'],
  [{ host: '127.0.0.1' }, 'http://localhost:8000'],
  [{ host: '192.0.2.8:8000' }, 'http://localhost:8000'],
  [{ host: 'portal.example.com' }, 'http://localhost:8000'],
  [{ host: 'portal.example.com', 'x-forwarded-proto': 'https' }, 'http://localhost:8000'],
  [{ host: 'portal.example.com', 'x-forwarded-host': 'evil.example' }, 'http://localhost:8000'],
  [{ host: 'localhost:8000', 'x-forwarded-host': 'evil.example' }, 'http://localhost:8000'],
  [forwarded('evil.example/"><script>'), 'http://localhost:8000'],
  [{}, 'http://localhost:8000'],
])('a request with %j is for %s', (headers: IncomingHttpHeaders, origin) => {
  expect(readOrigin(called(headers))).toBe(origin);
});

test('on the usual port a name needs none', () => {
  expect(readOrigin(called({ host: 'localhost' }, 80))).toBe('http://localhost');
});

test.each([
  'localhost',
  'LOCALHOST:8000',
  'localhost.:8000',
  '127.0.0.1:1',
  '127.255.3.4:8000',
  '[::1]',
  '[::1]:8000',
])('%s is a loopback name', (host) => {
  expect(isCalledByLoopback({ headers: { host } })).toBe(true);
});

test.each([
  undefined,
  '',
  'evil.example',
  'evil.example:8000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '127.evil.example',
  '128.0.0.1:8000',
  '192.168.1.2:8000',
  'localhost@evil.example',
  'evil.example#localhost',
  'localhost/evil.example',
  'localhost, evil.example',
  'localhost:8000:evil.example',
  '[::2]:8000',
])('%s is none', (host) => {
  expect(isCalledByLoopback({ headers: { host } })).toBe(false);
});

test.each([
  ['http://localhost:8000/x', '127.0.0.1:8000', true],
  ['http://LocalHost.:8000/x', '127.0.0.1:8000', true],
  ['http://127.9.9.9:8000/x', '[::1]:8000', true],
  ['http://2130706433:8000/x', 'localhost:8000', true],
  ['http://[0:0:0:0:0:0:0:1]:8000/x', 'localhost:8000', true],
  ['http://localhost:8001/x', '127.0.0.1:8000', false],
  ['http://localhost/x', '127.0.0.1:8000', false],
  ['https://app.example.com:8000/x', 'localhost:8000', false],
  // A client may write whatever host it likes: the portal listens where it listens.
  ['http://127.0.0.1:8000/x', '127.0.0.1:9', true],
  ['http://localhost:8000/x', 'portal.example.com', true],
  ['http://[::1]:8000/x', '', true],
])('%s leads to the portal on port 8000 called %s: %s', (address, host, leads) => {
  expect(leadsToPortal(address, called({ host }))).toBe(leads);
});

test.each([
  ['https://portal.example.com/x', true],
  ['http://localhost:8000/x', true],
  ['http://localhost:443/x', true],
  ['http://localhost:8001/x', false],
  ['https://app.example.com/x', false],
])('%s leads to the portal behind a proxy: %s', (address, leads) => {
  const host = 'portal.example.com';
  const headers = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
  expect(leadsToPortal(address, called(headers))).toBe(leads);
});

test('the configured origin is the portal’s, whatever a request says', () => {
  process.env.PORTAL_ORIGIN = 'https://id.example.com/portal/';
  try {
    expect(readOrigin(called({ host: 'evil.example', 'x-forwarded-host': 'evil.example' }))).toBe(
      'https://id.example.com',
    );
  } finally {
    delete process.env.PORTAL_ORIGIN;
  }
});
