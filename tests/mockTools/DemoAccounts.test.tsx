import { act, fireEvent, render, screen } from '@testing-library/react';
import { DemoAccounts } from '@/mockTools/components/DemoAccounts';
import words from '@/mockTools/locales/en-US';
import { ApiError } from '@/utils/http/ApiError';

const mockLogin = jest.fn();
const mockComplete = jest.fn();
const mockReload = jest.fn();
jest.mock('@/services/signIn', () => ({ login: (...order: unknown[]) => mockLogin(...order) }));
jest.mock('@/services/secrets', () => ({
  sealForRequest: async (values: string[]) => ({
    values: values.map((value) => `sealed ${value}`),
    secretId: 'k-1',
  }),
}));
jest.mock('@/features/signIn/useCompleteSignIn', () => ({
  useCompleteSignIn: (referer: string) => (result: unknown) => mockComplete(referer, result),
}));
jest.mock('@/utils/routing/redirect', () => ({ reload: () => mockReload() }));

const buttonOf = (account: string) => words['accounts.signIn'].replace('{account}', account);
const press = (account: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: buttonOf(account) })));

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  render(<DemoAccounts />);
});

test.each([
  ['demo', 'person', 'Demo-2026-pass'],
  ['weak', 'person', '123456'],
  ['boss', 'legal', 'Demo-2026-pass'],
])(
  'signs in to %s as %s with the sealed password, and reloads at home',
  async (account, userType, password) => {
    const result = { redirectUrl: null };
    mockLogin.mockResolvedValue(result);
    await press(account);
    expect(mockLogin.mock.calls).toEqual([
      [1, { userType, account, password: `sealed ${password}`, secretId: 'k-1' }],
    ]);
    expect(mockComplete.mock.calls).toEqual([['/', result]]);
    expect(mockReload).toHaveBeenCalledTimes(1);
  },
);

test('shows an error and stays if the sign-in fails', async () => {
  mockLogin.mockRejectedValue(new ApiError('network'));
  await press('demo');
  expect(screen.getByRole('alert').textContent).toBe(words['act.failed']);
  expect(mockComplete).not.toHaveBeenCalled();
  expect(mockReload).not.toHaveBeenCalled();
});

test('offers no sign-in to an account without a password', () => {
  expect(screen.queryByRole('button', { name: buttonOf('linked') })).toBeNull();
});
