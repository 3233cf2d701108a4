/** @jest-environment node */
import { isCalledByLoopback, leadsToPortal, readOrigin } from '../../../mock/_domain/lib/origin';

test.each([
  [{ host: 'localhost:8000' }, 'http://localhost:8000'],
  [{ host: '[::1]:8000' }, 'http://[::1]:8000'],
  [{ host: '127.0.0.1:8000', 'x-forwarded-proto': 'https' }, 'http://127.0.0.1:8000'],
  [{ host: 'Portal.Example.com' }, 'http://portal.example.com'],
  [{ host: 'portal.example.com', 'x-forwarded-proto': 'https' }, 'https://portal.example.com'],
  [{ host: 'portal.example.com', 'x-forwarded-host': 'evil.example' }, 'http://portal.example.com'],
  [{ host: 'evil.example/"><script>' }, 'http://localhost'],
  [{ host: 'LOCALHOST.:8000' }, 'http://localhost:8000'],
  [{ host: 'portal.example.com.' }, 'http://portal.example.com'],
  [{}, 'http://localhost'],
])('%j is asked as %s', (headers, origin) => {
  expect(readOrigin({ headers })).toBe(origin);
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
  ['http://localhost:8000/x', 'http://127.0.0.1:8000', true],
  ['http://LocalHost.:8000/x', 'http://127.0.0.1:8000', true],
  ['http://127.9.9.9:8000/x', 'http://[::1]:8000', true],
  ['http://2130706433:8000/x', 'http://localhost:8000', true],
  ['http://[0:0:0:0:0:0:0:1]:8000/x', 'http://localhost:8000', true],
  ['http://localhost/x', 'http://127.0.0.1', true],
  ['http://localhost:80/x', 'http://portal.example.com', true],
  ['https://portal.example.com/x', 'https://portal.example.com', true],
  ['http://localhost:8001/x', 'http://127.0.0.1:8000', false],
  ['http://localhost/x', 'http://127.0.0.1:8000', false],
  ['https://app.example.com/x', 'https://portal.example.com', false],
])('%s leads to the portal at %s: %s', (address, origin, leads) => {
  expect(leadsToPortal(address, origin)).toBe(leads);
});
