import { act, screen } from '@testing-library/react';
import { MainFrame } from '@/layouts/components/MainFrame';
import { loadRouteTable } from '@/utils/routing/pageRoute';
import { offerPasskey } from '@/utils/storage/passkeyOffer';
import { addPasskeySupport, hasLock, makePasskeys } from '../../support/builders/passkeys';
import { createFakeNetwork } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';
import { press, showToUser } from '../../support/render/showPage';
import '../../support/fakes/resizeObserver';

const network = createFakeNetwork();
const page = () => document.querySelector('#main-content');

test('shows urgent notices and the offer of a passkey above the page, and focuses the page after each', async () => {
  addPasskeySupport(hasLock);
  await loadRouteTable();
  const at = '2026-03-05T14:07:09+08:00';
  network.answer('notices', [{ id: 'n', at, title: 'Urgent', text: 'words', read: false, urgent: true }]);
  network.answer('readNotices', null);
  network.answer('passkeys', makePasskeys([]));
  offerPasskey();
  await showToUser(<MainFrame>the page</MainFrame>, { path: '/user/identity_manage' });

  await press(await screen.findByRole('button', { name: en['security.urgent.read'] }));
  expect(document.activeElement).toBe(page());
  expect(screen.queryByText('Urgent')).toBeNull();

  act(() => (document.activeElement as HTMLElement).blur());
  await press(await screen.findByRole('button', { name: en['passkeys.offer.later'] }));
  expect(document.activeElement).toBe(page());
  expect(screen.queryByText(en['passkeys.offer.title'])).toBeNull();
});

test("names the link to home even if the portal's name could not be loaded", async () => {
  await loadRouteTable();
  network.answer('notices', []);
  await showToUser(<MainFrame>the page</MainFrame>, { path: '/user/identity_manage' });
  const link = screen.getByRole('link', { name: en['layout.siteName'] });
  expect(link.getAttribute('href')).toBe('/');
});
