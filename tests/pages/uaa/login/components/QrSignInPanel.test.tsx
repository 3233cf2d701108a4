import { screen } from '@testing-library/react';
import { QR_LIFETIME } from '@/constants';
import QrSignInPanel from '@/pages/uaa/login/components/QrSignInPanel';
import { createFakeNetwork, httpError, refusal } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { press, showPage } from '../../../../support/render/showPage';

const network = createFakeNetwork();

/** The announced state of the code. */
const state = () => screen.getByRole('status').querySelector('p')?.textContent;

beforeEach(() => {
  network.answer('getQRCode', {
    content: 'code of u1',
    expiresAt: new Date(Date.now() + QR_LIFETIME).toISOString(),
  });
  network.answer('login', refusal('WAITING'));
});
afterEach(() => jest.restoreAllMocks());

test('shows that no code could be loaded, and another attempt by the same button shows one', async () => {
  network.answer('getUuid', httpError(503), 'u1');
  await showPage(<QrSignInPanel referer="/" onChannel={() => undefined} />);
  expect(state()).toBe(en['qr.failed']);
  expect(screen.queryByLabelText(en['qr.code'])).toBeNull();

  const retry = screen.getByRole('button', { name: en['common.retry'] });
  await press(retry);
  expect(state()).toBe(en['qr.waiting']);
  expect(screen.queryByLabelText(en['qr.code'])).not.toBeNull();
  expect(screen.getByRole('button', { name: en['qr.renew'] })).toBe(retry);
});

test('does not ask a visitor on a phone to scan the code on the same screen', async () => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: media.includes('coarse') }));
  network.answer('getUuid', 'u1');
  await showPage(<QrSignInPanel referer="/" onChannel={() => undefined} />);
  expect(state()).toBe(en['qr.waiting.phone']);
  expect(screen.queryByText(en['qr.waiting.hint'])).toBeNull();
});
