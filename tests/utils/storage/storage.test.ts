/** @jest-environment jsdom */
import { readJson, readText, removeStored, writeJson, writeText } from '@/utils/storage/storage';
import { fillStorage } from '../../support/fakes/brokenStorage';

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

describe('storage that is forbidden', () => {
  const areas = ['localStorage', 'sessionStorage'] as const;
  const real = areas.map((area) => Object.getOwnPropertyDescriptor(window, area) as PropertyDescriptor);

  beforeEach(() => {
    for (const area of areas) {
      Object.defineProperty(window, area, {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  afterEach(() => {
    for (const [index, area] of areas.entries()) {
      Object.defineProperty(window, area, real[index] as PropertyDescriptor);
    }
  });

  test.each(['local', 'session'] as const)('reads %s as empty and does not write to it', (area) => {
    expect(readText(area, 'k')).toBeNull();
    expect(readJson(area, 'k')).toBeNull();
    expect(writeText(area, 'k', 'x')).toBe(false);
    expect(writeJson(area, 'k', {})).toBe(false);
    expect(() => removeStored(area, 'k')).not.toThrow();
  });
});

test('does not write to full storage', () => {
  const full = fillStorage();
  expect(writeText('local', 'k', 'x')).toBe(false);
  full.mockRestore();
});
