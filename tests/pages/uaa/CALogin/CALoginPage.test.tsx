import { screen } from '@testing-library/react';
import CALoginPage from '@/pages/uaa/CALogin';
import { createFakeNetwork, refusal } from '../../../support/fakes/fakeNetwork';
import { addSigningService } from '../../../support/fakes/keyService';
import { en } from '../../../support/messages';
import { press, showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();

test('links an unlinked certificate to another sign-in, which returns to the page that links it', async () => {
  addSigningService(network);
  Object.defineProperty(globalThis.crypto, 'subtle', { value: {} });
  network.answer('caLogin', refusal('CERT_NOT_BOUND'));
  await showPage(<CALoginPage />, { path: '/uaa/CALogin' });
  await press(en['certificate.submit']);
  expect(await screen.findByText(en['certificate.notBound'])).toBeTruthy();
  const link = screen.getByRole('link', { name: en['certificate.notBound.signIn'] });
  const page = encodeURIComponent('/user/account_manage/account_unbind');
  expect(link.getAttribute('href')).toBe(`/uaa/login?referer=${page}`);
});

test('links to other ways to sign in, which return to the requested page', async () => {
  const referer = encodeURIComponent('/user/notices?read=0');
  await showPage(<CALoginPage />, { path: `/uaa/CALogin?referer=${referer}` });
  const link = screen.getByRole('link', { name: en['certificate.otherWays'] });
  expect(link.getAttribute('href')).toBe(`/uaa/login?referer=${referer}`);
});
