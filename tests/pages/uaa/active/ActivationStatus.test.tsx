import { screen } from '@testing-library/react';
import { ActivationStatus } from '@/pages/uaa/active/components/ActivationStatus';
import { en } from '../../../support/messages';
import { showPage } from '../../../support/showPage';

jest.mock('@umijs/max', () => jest.requireActual('../../../support/umiWithModels'));

const activation = { id: '', email: 'r***@example.com', expiresAt: '', resendAt: '' };

test.each([
  ['person', '/uaa/login', false],
  ['legal', '/uaa/login?referer=%2Fuser%2Frole_manage', true],
] as const)(
  'links an activated account of the type %s to %s, and a company to its proof',
  async (userType, address, isAskedForProof) => {
    const shown = { ...activation, userType, state: 'ACTIVATED' } as const;
    await showPage(<ActivationStatus activation={shown} onChange={() => undefined} />);
    expect(screen.getByText(en['register.active.ACTIVATED'])).toBeTruthy();
    const signIn = screen.getByRole('link', { name: en['register.way.signIn'] });
    expect(signIn.getAttribute('href')).toBe(address);
    expect(screen.queryByText(en['register.active.company']) !== null).toBe(isAskedForProof);
  },
);
