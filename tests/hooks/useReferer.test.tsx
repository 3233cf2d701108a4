import { renderHook } from '@testing-library/react';
import { useReferer } from '@/hooks/useReferer';

let mockSearch = '';
jest.mock('@umijs/max', () => ({
  ...jest.requireActual('../support/umi'),
  useSearchParams: () => [new URLSearchParams(mockSearch)],
}));

test.each([
  ['', '/'],
  ['referer=%2Fuser%2Fappeal%3Fa%3D1', '/user/appeal?a=1'],
  ['referer=', '/'],
  ['referer=%2Fuser%2Fappeal&referer=%2Fuser%2Fappeal', '/'],
  ['referer=%2F%2Fevil.example&referer=%2Fuser%2Fappeal', '/'],
  ['referer%5B%5D=%2Fuser%2Fappeal', '/'],
  ['referer=https%3A%2F%2Fevil.example', '/'],
  ['referer=%2Fuaa%2Flogout', '/'],
  [`referer=%2F${'a'.repeat(2_048)}`, '/'],
])('reads the query %j as the referer %j', (search, path) => {
  mockSearch = search;
  expect(renderHook(() => useReferer()).result.current).toBe(path);
});
