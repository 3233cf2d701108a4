import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { visits } from '../support/fakes/umi';
import { PageAt } from '../support/render/pageAt';

const NAMES = ['code'];
const PATH = '/back?code=c1&tab=2';

/** The value and the query of the address at each render. */
const seen: [code: string | null | undefined, search: string][] = [];

function Page() {
  const { search } = useLocation();
  seen.push([useOneTimeQuery((query) => query.get('code'), NAMES), search]);
  return null;
}

beforeEach(() => {
  window.history.replaceState(null, '', PATH);
  seen.length = 0;
});

test('returns the value after it was removed from the address, and on every later render', () => {
  const page = () => (
    <PageAt path={PATH}>
      <Page />
    </PageAt>
  );
  const { rerender } = render(page());
  rerender(page());
  expect(seen[0]).toEqual([undefined, '?code=c1&tab=2']);
  expect(seen.slice(1)).toEqual(Array(seen.length - 1).fill(['c1', '?tab=2']));
  expect(seen.length).toBeGreaterThan(2);
  expect(visits).toEqual(['replace /back?tab=2']);
});

test('keeps the value if effects run twice', () => {
  render(
    <StrictMode>
      <PageAt path={PATH}>
        <Page />
      </PageAt>
    </StrictMode>,
  );
  expect(seen.at(-1)).toEqual(['c1', '?tab=2']);
});
