import { screen } from '@testing-library/react';
import { QR_LIFETIME } from '@/constants';
import QrSignInPanel from '@/pages/uaa/login/components/QrSignInPanel';
import { createFakeNetwork, httpError, refusal } from '../../../../support/fakeNetwork';
import { en } from '../../../../support/messages';
import { press, showPage } from '../../../../support/showPage';

const network = createFakeNetwork();

/** The announced state of the code. */
const state = () => screen.getByRole('status').querySelector('p')?.textContent;

test('shows that no code could be loaded, and another attempt by the same button shows one', async () => {
  network.answer('getUuid', httpError(503), 'u1');
  network.answer('getQRCode', {
    content: 'code of u1',
    expiresAt: new Date(Date.now() + QR_LIFETIME).toISOString(),
  });
  network.answer('login', refusal('WAITING'));
  await showPage(<QrSignInPanel referer="/" onChannel={() => undefined} />);
  expect(state()).toBe(en['qr.failed']);
  expect(screen.queryByLabelText(en['qr.code'])).toBeNull();

  const retry = screen.getByRole('button', { name: en['common.retry'] });
  await press(retry);
  expect(state()).toBe(en['qr.waiting']);
  expect(screen.queryByLabelText(en['qr.code'])).not.toBeNull();
  expect(screen.getByRole('button', { name: en['qr.renew'] })).toBe(retry);
});
