/** Tests that the sign-in page clears the previous user and redirects a signed-in user, before any input. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import LoginPage from '@/pages/uaa/login';
import * as portal from '@/services/portal';
import * as signIn from '@/services/signIn';
import { consumeSentToSignIn, restartSignIn } from '@/utils/routing/redirect';
import { allowHosts } from '@/utils/routing/sanitizeAddress';
import { visits } from '../../../support/umi';
import { PageAt } from '../../../support/umiWithModels';

jest.mock('@umijs/max', () => jest.requireActual('../../../support/umiWithModels'));
jest.mock('@/services/portal');
jest.mock('@/services/signIn');
// These tests do not need the content of the page.
jest.mock('@/pages/uaa/login/components/ChannelPanel', () => ({ ChannelPanel: () => null }));
jest.mock('@/pages/uaa/login/components/OtherSignInOptions', () => ({ OtherSignInOptions: () => null }));
jest.mock('@/pages/uaa/login/components/SignInHeading', () => ({ SignInHeading: () => null }));

const { getRedirect, findProviders } = jest.mocked(signIn);
const { getDomain, getUserInfo, isOnline } = jest.mocked(portal);

beforeEach(() => {
  jest.resetAllMocks();
  findProviders.mockResolvedValue([]);
  getRedirect.mockResolvedValue(null);
  isOnline.mockResolvedValue(true);
  getDomain.mockResolvedValue({ enableVerifySecret: '1', siteName: '', redirectHosts: [] });
  getUserInfo.mockResolvedValue({ id: 'u-1', account: 'demo', name: 'Former Person' } as never);
  consumeSentToSignIn();
  allowHosts([]);
  visits.length = 0;
});

/** Simulates a tab that shows a user's name before it opens the sign-in page. */
function AfterSomebody() {
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
async function opens(query: string, layout = <Outlet />) {
  window.history.replaceState(null, '', `/uaa/login${query}`);
  render(
    <PageAt path={`/uaa/login${query}`} layout={layout}>
      <LoginPage />
    </PageAt>,
  );
  await act(async () => undefined);
}

test('clears the previous user from memory', async () => {
  await opens('', <AfterSomebody />);
  fireEvent.click(await screen.findByRole('button', { name: 'Former Person' }));
  expect(await screen.findByRole('button', { name: 'nobody' })).toBeTruthy();
});

test.each([
  ['', {}],
  ['?referer=%2Fuser%2Fappeal%3Fa%3D1', { referer: '/user/appeal?a=1' }],
  ['?referer=%2Fuaa%2Flogout', { referer: '/' }],
  ['?x=1&referer=%2FUAA%2FLog%256Fut%2F', { x: '1', referer: '/' }],
  ['?referer=%2Fuaa%2Fauthorize%2FcallBack%3Fcode%3Dx', { referer: '/' }],
  ['?referer=%2Fuaa%2FautoAuth%3Fticket%3Dx', { referer: '/' }],
  ['?referer=https%3A%2F%2Fevil.example', { referer: '/' }],
  ['?referer=%2Fuser%2Fappeal&referer=%2Fuser%2Fappeal', { referer: '/' }],
])(
  'sends for the query %j only %j to the server, without an address that has side effects',
  async (query, asked) => {
    await opens(query);
    expect(getRedirect.mock.calls).toEqual([[asked]]);
    expect(visits).toEqual([]);
  },
);

test.each([
  ['/user/appeal?a=1', '/user/appeal?a=1'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/authApi/logout', '/'],
])('redirects a signed-in user after the response %j to %j', async (answer, address) => {
  getRedirect.mockResolvedValue(answer);
  await opens('');
  await waitFor(() => expect(visits).toEqual([`replace ${address}`]));
});

test('does not redirect a user whom the portal has just sent to sign-in', async () => {
  restartSignIn();
  visits.length = 0;
  getRedirect.mockResolvedValue('/user/appeal');
  await opens('');
  expect(getRedirect).not.toHaveBeenCalled();
  expect(visits).toEqual([]);
});
