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
  // A foreign host does not become the portal's own because a request names it.
  [{ host: '127.0.0.1:9' }, 'http://localhost:8000'],
  [{ host: '127.0.0.1' }, 'http://localhost:8000'],
  [{ host: '192.0.2.8:8000' }, 'http://localhost:8000'],
  [{ host: 'portal.example.com' }, 'http://localhost:8000'],
  [{ host: 'portal.example.com', 'x-forwarded-proto': 'https' }, 'http://localhost:8000'],
  [{ host: 'portal.example.com', 'x-forwarded-host': 'evil.example' }, 'http://localhost:8000'],
  [{ host: 'localhost:8000', 'x-forwarded-host': 'evil.example' }, 'http://localhost:8000'],
  [forwarded('evil.example/"><script>'), 'http://localhost:8000'],
  [{}, 'http://localhost:8000'],
])('returns for a request with %j the origin %s', (headers: IncomingHttpHeaders, origin) => {
  expect(readOrigin(called(headers))).toBe(origin);
});

test('omits the default port', () => {
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
])('accepts %s as a loopback name', (host) => {
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
])('does not accept %s as a loopback name', (host) => {
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
  // A client can send any Host header. It does not change where the portal listens.
  ['http://127.0.0.1:8000/x', '127.0.0.1:9', true],
  ['http://localhost:8000/x', 'portal.example.com', true],
  ['http://[::1]:8000/x', '', true],
])('decides if %s addresses the portal on port 8000 with the Host %s: %s', (address, host, leads) => {
  expect(leadsToPortal(address, called({ host }))).toBe(leads);
});

test.each([
  ['https://portal.example.com/x', true],
  ['http://localhost:8000/x', true],
  ['http://localhost:443/x', true],
  ['http://localhost:8001/x', false],
  ['https://app.example.com/x', false],
])('decides if %s addresses the portal behind a proxy: %s', (address, leads) => {
  const host = 'portal.example.com';
  const headers = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
  expect(leadsToPortal(address, called(headers))).toBe(leads);
});

test('returns the configured origin, whatever a request says', () => {
  process.env.PORTAL_ORIGIN = 'https://id.example.com/portal/';
  try {
    expect(readOrigin(called({ host: 'evil.example', 'x-forwarded-host': 'evil.example' }))).toBe(
      'https://id.example.com',
    );
  } finally {
    delete process.env.PORTAL_ORIGIN;
  }
});
