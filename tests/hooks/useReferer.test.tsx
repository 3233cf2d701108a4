import { renderHook } from '@testing-library/react';
import { useReferer } from '@/hooks/useReferer';
import { PageAt } from '../support/render/pageAt';

test.each([
  ['', '/'],
  ['referer=%2Fuser%2Fappeal%3Fa%3D1', '/user/appeal?a=1'],
  ['referer=%2Fuser%2Fappeal&referer=%2Fuser%2Fappeal', '/'],
  ['referer=%2F%2Fevil.example&referer=%2Fuser%2Fappeal', '/'],
  ['referer=%2Fuaa%2Flogout', '/'],
])('reads the query %j as the referer %j', (search, path) => {
  const { result } = renderHook(useReferer, {
    wrapper: ({ children }) => <PageAt path={`/?${search}`}>{children}</PageAt>,
  });
  expect(result.current).toBe(path);
});
