import { renderHook } from '@testing-library/react';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';

const mockBar = { search: '' };
const mockStrip = jest.fn((_names: readonly string[]) => {
  mockBar.search = '';
});
jest.mock('@umijs/max', () => ({ useSearchParams: () => [new URLSearchParams(mockBar.search)] }));
jest.mock('@/utils/routing/redirect', () => ({
  removeQueryParams: (names: readonly string[]) => mockStrip(names),
}));

const NAMES = ['code'];

/** The value and the address that each render saw. */
function taken(reactStrictMode = false) {
  mockBar.search = '?code=c1';
  mockStrip.mockClear();
  const seen: [code: string | null | undefined, bar: string][] = [];
  const { rerender } = renderHook(
    () => {
      seen.push([useOneTimeQuery((query) => query.get('code'), NAMES), mockBar.search]);
    },
    { reactStrictMode },
  );
  rerender();
  return seen;
}

test('hands the value out only once it has left the address bar, and keeps it', () => {
  const seen = taken();
  expect(seen[0]).toEqual([undefined, '?code=c1']);
  expect(seen.slice(1)).toEqual(Array(seen.length - 1).fill(['c1', '']));
  expect(seen.length).toBeGreaterThan(1);
  expect(mockStrip.mock.calls).toEqual([[NAMES]]);
});

test('effects that run twice do not lose it', () => {
  expect(taken(true).at(-1)).toEqual(['c1', '']);
});
