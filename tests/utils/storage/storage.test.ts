/** @jest-environment jsdom */
import { readJson, readText, removeStored, writeJson, writeText } from '@/utils/storage/storage';
import { fillStorage, forbidStorage } from '../../support/fakes/brokenStorage';

afterEach(() => jest.restoreAllMocks());

test('separates the two areas', () => {
  expect(writeText('local', 'k', 'a')).toBe(true);
  expect(writeJson('session', 'k', { b: [1] })).toBe(true);
  expect(readText('local', 'k')).toBe('a');
  expect(readJson('session', 'k')).toEqual({ b: [1] });
  removeStored('local', 'k');
  expect(readText('local', 'k')).toBeNull();
  expect(readJson('session', 'k')).toEqual({ b: [1] });
});

test.each(['', '{', 'undefined', '{"a":}'])('reads the broken JSON %j as null', (text) => {
  writeText('local', 'k', text);
  expect(readJson('local', 'k')).toBeNull();
});

test.each(['local', 'session'] as const)(
  'reads forbidden %s storage as empty and does not write to it',
  (area) => {
    forbidStorage();
    expect(readText(area, 'k')).toBeNull();
    expect(readJson(area, 'k')).toBeNull();
    expect(writeText(area, 'k', 'x')).toBe(false);
    expect(writeJson(area, 'k', {})).toBe(false);
    expect(() => removeStored(area, 'k')).not.toThrow();
  },
);

test('does not write to full storage', () => {
  fillStorage();
  expect(writeText('local', 'k', 'x')).toBe(false);
});
