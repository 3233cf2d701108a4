import { renderHook } from '@testing-library/react';
import { useFinishGuide } from '@/hooks/useFinishGuide';
import { createFakeNetwork } from '../support/fakes/fakeNetwork';
import { visits } from '../support/fakes/umi';
import { PageAt } from '../support/render/pageAt';

const network = createFakeNetwork();

/** Renders the hook in a guide that was opened with this query. */
function guideAt(query: string) {
  const address = `/uaa/modifyPwdGuide${query}`;
  window.history.replaceState(null, '', address);
  return renderHook(useFinishGuide, {
    wrapper: ({ children }) => <PageAt path={address}>{children}</PageAt>,
  }).result.current;
}

test.each([
  ['?requestId=r1&referer=%2Fuser%2Fappeal', { requestId: 'r1', referer: '/user/appeal' }],
  ['?referer=%2Fuaa%2Flogout', { referer: '/' }],
  ['?referer=%2F%2Fevil.example', { referer: '/' }],
])('sends no referer with a side effect: for the query %j only %j', async (query, sentQuery) => {
  network.answer('redirect', '/user/verification');
  expect(await guideAt(query).leave()).toBe('/user/verification');
  expect(network.sent('redirect').map((call) => call.query)).toEqual([sentQuery]);
  expect(visits).toEqual(['replace /user/verification']);
});

test('opens the referer if the address in the response may not be followed', async () => {
  network.answer('redirect', 'https://evil.example/');
  expect(await guideAt('?referer=%2Fuser%2Fappeal').leave()).toBe('/user/appeal');
  expect(visits).toEqual(['replace /user/appeal']);
});
