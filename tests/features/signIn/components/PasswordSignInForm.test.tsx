import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { PasswordSignInForm } from '@/features/signIn/components/PasswordSignInForm';
import { en } from '../../../support/messages';

let mockUserType = 'person';
jest.mock('@/models/hooks', () => ({
  useLogin: (select: (state: object) => unknown) => select({ userType: mockUserType, captchaNeeded: false }),
  useLoginActions: () => ({ signIn: async () => ({}), setUserType: () => {}, askCaptcha: async () => {} }),
}));
jest.mock('@/features/signIn/useCompleteSignIn', () => ({ useCompleteSignIn: () => () => undefined }));
const mockFindPhrase = jest.fn(
  async (account: string, userType: string, show: (line: () => (typed: string) => string) => void) =>
    show(() => (typed) => `${typed}: phrase of ${userType} ${account}`),
);
jest.mock('@/features/signIn/signInPhrase', () => ({
  __esModule: true,
  default: (...args: Parameters<typeof mockFindPhrase>) => mockFindPhrase(...args),
}));
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

describe('the phrase', () => {
  const field = () => screen.getByLabelText(en['login.loginId.person']);
  beforeEach(() => mockFindPhrase.mockClear());
  afterEach(() => {
    mockUserType = 'person';
  });

  test('is asked for once a name is left, and shown by the name that is in the field', async () => {
    render(<PasswordSignInForm referer="/" />);
    fireEvent.change(field(), { target: { value: 'demo' } });
    expect(mockFindPhrase).not.toHaveBeenCalled();
    await act(async () => {
      fireEvent.blur(field());
    });
    screen.getByText('demo: phrase of person demo');
    fireEvent.change(field(), { target: { value: 'demo_work' } });
    screen.getByText('demo_work: phrase of person demo');
  });

  test('of a name that the browser filled in is asked for when the password gets the focus', async () => {
    render(<PasswordSignInForm referer="/" />);
    fireEvent.change(field(), { target: { value: 'demo' } });
    await act(async () => {
      fireEvent.focus(screen.getByLabelText(en['login.password']));
    });
    screen.getByText('demo: phrase of person demo');
  });

  test('is asked for by the user type', async () => {
    mockUserType = 'legal';
    render(<PasswordSignInForm referer="/" />);
    const legal = screen.getByLabelText(en['login.loginId.legal']);
    fireEvent.change(legal, { target: { value: 'boss' } });
    await act(async () => {
      fireEvent.blur(legal);
    });
    screen.getByText('boss: phrase of legal boss');
  });
});
