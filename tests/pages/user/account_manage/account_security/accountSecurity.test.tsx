import { screen } from '@testing-library/react';
import AccountSecurityPage from '@/pages/user/account_manage/account_security';
import { makePasskeys } from '../../../../support/builders/passkeys';
import { makeSecurity } from '../../../../support/builders/users';
import { createFakeNetwork, noResponse } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { press, showToUser } from '../../../../support/render/showPage';

const network = createFakeNetwork();
const OTHER_CARDS = ['authenticator', 'phrase', 'trustedBrowsers', 'sessions', 'cancellation'] as const;

test('moves the focus from the required second factor to the heading of the passkeys', async () => {
  network.answer('security', makeSecurity({ missingProof: 'company' }));
  network.answer('passkeys', makePasskeys([]));
  for (const name of OTHER_CARDS) network.answer(name, noResponse);
  await showToUser(<AccountSecurityPage />);
  await press('Set up: Passkey or authenticator app');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: en['passkeys.heading'] }));
});
