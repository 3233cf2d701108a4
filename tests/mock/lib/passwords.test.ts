import crypto from 'node:crypto';
import { hashPassword, matchesPassword, UNUSABLE_PASSWORD } from '../../../mock/_domain/lib/passwords';

jest.mock('node:crypto', () => {
  const actual = jest.requireActual('node:crypto');
  return { ...actual, scryptSync: jest.fn(actual.scryptSync) };
});
const scrypt = jest.mocked(crypto.scryptSync);

const stored = hashPassword('Demo-2026-pass', 'salt');

beforeEach(() => scrypt.mockClear());

test('matches only the stored password', () => {
  expect(matchesPassword(stored, 'Demo-2026-pass')).toBe(true);
  expect(matchesPassword(stored, 'demo-2026-pass')).toBe(false);
  expect(matchesPassword(stored, '')).toBe(false);
});

test.each(['', 'none', 'Demo-2026-pass'])(
  'does not match %j for an account without a password',
  (password) => {
    expect(matchesPassword(UNUSABLE_PASSWORD, password)).toBe(false);
  },
);

test('does the same work for an unknown account, and matches nothing', () => {
  for (const password of ['', 'Demo-2026-pass']) {
    scrypt.mockClear();
    expect(matchesPassword(undefined, password)).toBe(false);
    const [[, , bytes, cost] = []] = scrypt.mock.calls;
    matchesPassword(stored, password);
    expect(scrypt).toHaveBeenCalledTimes(2);
    expect(scrypt.mock.calls[1]?.slice(2)).toEqual([bytes, cost]);
  }
});
