import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { PasswordSignInForm } from '@/features/signIn/components/PasswordSignInForm';
import { en } from '../../../support/messages';

jest.mock('@/models/hooks', () => ({
  useLogin: (select: (state: object) => unknown) => select({ userType: 'person', captchaNeeded: false }),
  useLoginActions: () => ({ signIn: async () => ({}), setUserType: () => {}, askCaptcha: async () => {} }),
}));
jest.mock('@/features/signIn/useCompleteSignIn', () => ({ useCompleteSignIn: () => () => undefined }));
jest.mock('@/features/signIn/components/SignInPageLinks', () => ({ SignInPageLinks: () => null }));

test.each([
  ['61234567', true],
  ['0912345678', true],
  ['+852 61234567', false],
  ['15400000001', false],
  ['demo', false],
])('%s is asked for its region: %s', async (typed, asks) => {
  render(<PasswordSignInForm referer="/" />);
  const field = screen.getByLabelText(en['login.loginId.person']);
  fireEvent.change(field, { target: { value: typed } });
  expect(screen.queryByText(en['login.loginId.region']) !== null).toBe(asks);
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.queryByText(en['login.loginId.region'])).toBeNull();
});

test('offers the user types as one named radio group', () => {
  render(<PasswordSignInForm referer="/" />);
  const group = screen.getByRole('radiogroup', { name: en['login.userType'] });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
});

test('marks empty fields at submit, and not when they lose the focus', async () => {
  render(<PasswordSignInForm referer="/" />);
  const account = screen.getByLabelText(en['login.loginId.person']);
  const password = screen.getByLabelText(en['login.password']);
  await act(async () => {
    fireEvent.blur(account);
    fireEvent.blur(password);
  });
  expect([account, password].map((field) => field.getAttribute('aria-invalid'))).not.toContain('true');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: en['login.submit'] }));
  });
  await screen.findByText(en['validation.loginId.required']);
  expect([account, password].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
});
