import { render, screen } from '@testing-library/react';
import { FactorRequiredLink } from '@/components/Action/FactorRequiredLink';
import { ApiError } from '@/utils/http/ApiError';

jest.mock('@umijs/max', () => jest.requireActual('../../support/umiByKey'));

const SECURITY = '/user/account_manage/account_security';
const lacking = new ApiError('refused', { subCode: 'FACTOR_REQUIRED' });

afterEach(() => window.history.replaceState(null, '', '/'));

it('links to the page that adds what is required', () => {
  render(<FactorRequiredLink error={lacking} />);
  expect(screen.getByRole('link', { name: 'page.accountSecurity' }).getAttribute('href')).toBe(SECURITY);
});

it('shows nothing for another error, for none, and on that page', () => {
  const { container, rerender } = render(<FactorRequiredLink error={null} />);
  rerender(<FactorRequiredLink error={new ApiError('refused', { subCode: 'ROLE_LEVEL' })} />);
  expect(container.innerHTML).toBe('');
  window.history.replaceState(null, '', SECURITY);
  rerender(<FactorRequiredLink error={lacking} />);
  expect(container.innerHTML).toBe('');
});
