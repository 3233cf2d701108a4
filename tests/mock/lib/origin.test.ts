/** @jest-environment node */
import { readOrigin } from '../../../mock/_domain/lib/origin';

test.each([
  [{ host: 'localhost:8000' }, 'http://localhost:8000'],
  [{ host: '[::1]:8000' }, 'http://[::1]:8000'],
  [{ host: '127.0.0.1:8000', 'x-forwarded-proto': 'https' }, 'http://127.0.0.1:8000'],
  [{ host: 'Portal.Example.com' }, 'http://portal.example.com'],
  [{ host: 'portal.example.com', 'x-forwarded-proto': 'https' }, 'https://portal.example.com'],
  [{ host: 'portal.example.com', 'x-forwarded-host': 'evil.example' }, 'http://portal.example.com'],
  [{ host: 'evil.example/"><script>' }, 'http://localhost'],
  [{}, 'http://localhost'],
])('%j is asked as %s', (headers, origin) => {
  expect(readOrigin({ headers })).toBe(origin);
});
