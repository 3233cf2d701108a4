import { render, screen } from '@testing-library/react';
import { FactorRequiredLink } from '@/components/Action/FactorRequiredLink';
import { ApiError } from '@/utils/http/ApiError';
import '../../support/render/keysAsTexts';

const SECURITY = '/user/account_manage/account_security';
const factorRequired = new ApiError('refused', { subCode: 'FACTOR_REQUIRED' });

afterEach(() => window.history.replaceState(null, '', '/'));

test('links to the security page if the account lacks a required proof', () => {
  render(<FactorRequiredLink error={factorRequired} />);
  expect(screen.getByRole('link', { name: 'page.accountSecurity' }).getAttribute('href')).toBe(SECURITY);
});

test('shows nothing without an error, for another error, and on the security page', () => {
  const { container, rerender } = render(<FactorRequiredLink error={null} />);
  expect(container.innerHTML).toBe('');
  rerender(<FactorRequiredLink error={new ApiError('refused', { subCode: 'ROLE_LEVEL' })} />);
  expect(container.innerHTML).toBe('');
  window.history.replaceState(null, '', SECURITY);
  rerender(<FactorRequiredLink error={factorRequired} />);
  expect(container.innerHTML).toBe('');
});
