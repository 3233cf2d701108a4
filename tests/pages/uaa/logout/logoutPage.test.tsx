import { screen } from '@testing-library/react';
import { useGlobal } from '@/models/hooks';
import LogoutPage from '@/pages/uaa/logout';
import { draftKey, writeDraft } from '@/utils/storage/drafts';
import { writeTabState } from '@/utils/storage/tabStorage';
import { makeUser } from '../../../support/builders/users';
import { createFakeNetwork, httpError, noResponse } from '../../../support/fakes/fakeNetwork';
import { recordSessionMessages } from '../../../support/fakes/tabMessages';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { press, showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();
const TYPED = 'typed by the person who leaves';

/** All data that the portal has stored in the tab and on the device. */
const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

/** The user in memory. */
function UserName() {
  const name = useGlobal(({ userInfo }) => userInfo?.name);
  return <p>{name}</p>;
}
const userName = () => screen.queryByText('Former User');

const openPage = (query = '') =>
  showPage(
    <>
      <LogoutPage />
      <UserName />
    </>,
    { path: `/uaa/logout${query}`, state: { userInfo: makeUser({ name: 'Former User' }) } },
  );

beforeEach(() => {
  network.answer('domain', { enableVerifySecret: '0' });
  localStorage.setItem('umi_locale', 'pt-BR');
  const fields = ['text'];
  for (const area of ['local', 'session'] as const) {
    writeDraft(area, `${area} of nobody`, fields, { text: TYPED });
    writeDraft(area, draftKey(area, 'u-1'), fields, { text: TYPED });
  }
  writeTabState('form', { text: TYPED });
});

test.each([
  ['the server confirms', null],
  ['the server cannot be reached', httpError(503)],
  ['the server never responds', noResponse],
])('deletes all data of the user in memory, tab and device if %s', async (_, answer) => {
  network.answer('logout', answer);
  expect(stored()).toContain(TYPED);
  await openPage();
  expect(userName()).toBeNull();
  expect(stored()).not.toContain(TYPED);
  expect(localStorage.getItem('umi_locale')).toBe('pt-BR');
});

test('deletes the data and notifies the other tabs before it calls the server', async () => {
  const messages = recordSessionMessages();
  network.answer('logout', () => {
    expect(stored()).not.toContain(TYPED);
    expect(userName()).toBeNull();
    expect(messages).toEqual(['signed-out']);
    return null;
  });
  await openPage();
  expect(network.sent('logout')).toHaveLength(1);
  expect(visits).toEqual(['replace /uaa/login']);
  // Announced again afterwards, because the session existed until the server responded.
  expect(messages).toEqual(['signed-out', 'signed-out']);
});

test('redirects to the sign-in page of the portal if the address in the response is not allowed', async () => {
  network.answer('logout', 'https://evil.example/');
  await openPage('?post_logout_redirect_uri=https%3A%2F%2Fapp.example.com%2F');
  expect(visits).toEqual(['replace /uaa/login']);
});

test('shows an error with a retry button if the server could not be reached', async () => {
  network.answer('logout', httpError(503), null);
  await openPage();
  expect(screen.getByRole('alert').textContent).toContain(en['login.logout.failed']);
  await press(en['common.retry']);
  expect(visits).toEqual(['replace /uaa/login']);
});
