/** Tests that the sign-in page clears the previous user and redirects a signed-in user, before any input. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import LoginPage from '@/pages/uaa/login';
import { consumeSentToSignIn, restartSignIn } from '@/utils/routing/redirect';
import { allowHosts } from '@/utils/routing/sanitizeAddress';
import { answerSession, makeUser } from '../../../support/builders/users';
import { createFakeNetwork } from '../../../support/fakes/fakeNetwork';
import { visits } from '../../../support/fakes/umi';
import { showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();

beforeEach(() => {
  network.answer('findWithUserType', []);
  network.answer('redirect', null);
  answerSession(network, makeUser({ name: 'Former Person' }));
  consumeSentToSignIn();
  allowHosts([]);
});

/** Simulates a tab that shows a user's name before it opens the sign-in page. */
function TabOfUser() {
  const [isOpen, setIsOpen] = useState(false);
  const name = useGlobal(({ userInfo }) => userInfo?.name ?? 'nobody');
  const { fetchLoginStatus } = useGlobalActions();
  useEffect(() => {
    void fetchLoginStatus();
  }, [fetchLoginStatus]);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {name}
      </button>
      {isOpen && <Outlet />}
    </>
  );
}

/** Opens the sign-in page with a query. */
function openPage(query: string, layout = <Outlet />) {
  window.history.replaceState(null, '', `/uaa/login${query}`);
  return showPage(<LoginPage />, { path: `/uaa/login${query}`, layout });
}

test('clears the previous user from memory', async () => {
  await openPage('', <TabOfUser />);
  fireEvent.click(await screen.findByRole('button', { name: 'Former Person' }));
  expect(await screen.findByRole('button', { name: 'nobody' })).toBeTruthy();
});

test.each([
  ['', {}],
  ['?referer=%2Fuser%2Fappeal%3Fa%3D1', { referer: '/user/appeal?a=1' }],
  ['?x=1&referer=%2Fuaa%2Flogout', { x: '1', referer: '/' }],
])(
  'sends for the query %j only %j to the server, without an address that has side effects',
  async (query, sentQuery) => {
    await openPage(query);
    expect(network.sent('redirect').map(({ query }) => query)).toEqual([sentQuery]);
    expect(visits).toEqual([]);
  },
);

test.each([
  ['/user/appeal?a=1', '/user/appeal?a=1'],
  ['https://evil.example/', '/'],
])('redirects a signed-in user after the response %j to %j', async (answer, address) => {
  network.answer('redirect', answer);
  await openPage('');
  await waitFor(() => expect(visits).toEqual([`replace ${address}`]));
});

test('does not redirect a user whom the portal has just sent to sign-in', async () => {
  restartSignIn();
  visits.length = 0;
  network.answer('redirect', '/user/appeal');
  await openPage('');
  expect(network.calls).not.toContain('redirect');
  expect(visits).toEqual([]);
});
