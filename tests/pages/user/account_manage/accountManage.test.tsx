import { act, fireEvent, render, screen } from '@testing-library/react';
import AccountManagePage from '@/pages/user/account_manage';
import ModifyPasswordPage from '@/pages/user/account_manage/modify_password';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../../support/messages';

type Security = import('@/contract').Security;

const mockAnswer = jest.fn();
const mockGo = jest.fn();
jest.mock('@umijs/max', () => ({
  ...jest.requireActual<object>('@umijs/max'),
  useLocation: () => ({ search: '' }),
}));
jest.mock('@/services/security', () => ({ getSecurity: () => mockAnswer() }));
jest.mock('@/utils/routing/redirect', () => ({ goTo: (path: string) => mockGo(path) }));
jest.mock('@/models/hooks', () => ({ useGlobal: () => ({ account: 'demo' }) }));
jest.mock('@/components/Field/ChangePasswordForm', () => ({
  ChangePasswordForm: ({ onChanged }: { onChanged: () => Promise<void> }) => (
    <button type="button" onClick={onChanged}>
      change
    </button>
  ),
}));

const some: Security = {
  account: 'demo',
  passwordAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  mobile: '154****0001',
  email: 'd***@example.com',
  emailVersion: 'v',
  questions: 3,
  certificates: 1,
  bindings: 2,
  sessions: 1,
  level: 3,
};
const none: Security = { ...some, passwordAt: null, email: '', questions: 0 };

/** Status texts of the rows, by the last path segment of their links. */
const rows = () =>
  Object.fromEntries(
    [...document.querySelectorAll('li')].map((row) => [
      row.querySelector('a')?.getAttribute('href')?.split('/').at(-1),
      row.querySelector('.hub-state')?.textContent,
    ]),
  );

async function shows(page: JSX.Element, answer: Promise<Security>) {
  mockAnswer.mockReturnValue(answer);
  await act(async () => {
    render(page);
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('shows the status of each setting', async () => {
  await shows(<AccountManagePage />, Promise.resolve(some));
  expect(rows()).toMatchObject({
    modify_password: 'Set 3 days ago',
    modify_email: 'd***@example.com',
    modify_question: '3 of 3 set',
    account_list: 'demo',
  });
  expect(document.querySelector('.hub-state .anticon')).toBeNull();
});

test('marks missing settings by an icon and a text', async () => {
  await shows(<AccountManagePage />, Promise.resolve(none));
  expect(rows()).toMatchObject({
    modify_password: 'Not set yet',
    modify_email: 'Not added yet',
    modify_question: 'Not set yet',
  });
  expect(document.querySelectorAll('.hub-state .anticon')).toHaveLength(3);
});

it('links to every page, and is marked as busy, while the account is loading', async () => {
  await shows(<AccountManagePage />, new Promise(() => undefined));
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(document.querySelectorAll('a[href]')).toHaveLength(7);
});

it('links to every page, and shows a retry button, if the account could not be loaded', async () => {
  await shows(<AccountManagePage />, Promise.reject(new ApiError('network')));
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  expect(document.querySelectorAll('a[href]')).toHaveLength(7);
  mockAnswer.mockResolvedValue(some);
  await act(async () => {
    fireEvent.click(screen.getByText(en['common.retry']));
  });
  expect(rows()).toMatchObject({ modify_email: 'd***@example.com' });
});

test('focuses a heading and shows links to other pages after the password was changed', async () => {
  await shows(<ModifyPasswordPage />, Promise.resolve(some));
  expect(screen.getByText('Your current password was set 3 days ago.')).toBeTruthy();
  await act(async () => {
    fireEvent.click(screen.getByText('change'));
  });
  expect(document.activeElement).toBe(document.querySelector('h2'));
  for (const link of screen.getAllByRole('link')) fireEvent.click(link);
  expect(mockGo.mock.calls.flat()).toEqual([
    '/user/account_manage/account_security',
    '/user/account_manage',
    '/user/behavior_record',
  ]);
});

test('links to a reset, with the account name, if the account has no password', async () => {
  await shows(<ModifyPasswordPage />, Promise.resolve({ ...none, account: 'made_by_provider' }));
  expect(screen.queryByText('change')).toBeNull();
  expect(screen.getByText(/made_by_provider/)).toBeTruthy();
  fireEvent.click(screen.getByText(en['account.password.none.reset']));
  expect(mockGo).toHaveBeenCalledWith('/uaa/resetPwd');
});

test('shows the form even if the age of the password could not be loaded', async () => {
  await shows(<ModifyPasswordPage />, Promise.reject(new ApiError('network')));
  expect(screen.getByText(en['account.failed'])).toBeTruthy();
  expect(screen.getByText('change')).toBeTruthy();
});
