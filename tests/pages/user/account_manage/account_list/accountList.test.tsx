import { act, fireEvent, render, screen } from '@testing-library/react';
import AccountListPage from '@/pages/user/account_manage/account_list';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../../../support/messages';

type LinkedAccount = import('@/contract').LinkedAccount;

const mockList = jest.fn();
const mockSwitch = jest.fn();
const mockPrimary = jest.fn();
const mockArrive = jest.fn();

jest.mock('@/features/signIn/useCompleteSignIn', () => ({ useCompleteSignIn: () => mockArrive }));
jest.mock('@/services/linked', () => ({
  listAccounts: () => mockList(),
  switchAccount: (...order: unknown[]) => mockSwitch(...order),
  setPrimaryAccount: (...order: unknown[]) => mockPrimary(...order),
}));
const demo: LinkedAccount = {
  id: 'u-demo',
  account: 'demo',
  userType: 'person',
  level: 3,
  status: 'ACTIVE',
  source: 'REGISTERED',
  lastLoginAt: '2026-01-01T00:00:00+08:00',
  primary: true,
  current: true,
};
const work: LinkedAccount = { ...demo, id: 'u-work', account: 'work', primary: false, current: false };

async function show(...answers: LinkedAccount[][]) {
  for (const answer of answers) mockList.mockResolvedValueOnce(answer);
  render(<AccountListPage />);
  await act(async () => undefined);
}
const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
const presses = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('shows the available actions of each account', async () => {
  await show([demo, work]);
  expect(names()).toEqual(['Switch to work', 'Make primary: work']);
});

test.each(['FROZEN', 'CANCELLING'] as const)(
  'shows a reason instead of actions for a %s account',
  async (status) => {
    await show([demo, { ...work, status }]);
    expect(names()).toEqual([]);
    expect(screen.getByText(en[`linked.held.${status}`])).toBeTruthy();
  },
);

test('explains the page to an unverified user with one account and links to verification', async () => {
  await show([{ ...demo, level: 1 }]);
  expect(screen.getByText(en['linked.accounts.alone.unverified'])).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/user/verification');
});

test('completes a switch in the same way as a sign-in', async () => {
  await show([demo, work]);
  mockSwitch.mockResolvedValue({ redirectUrl: '/uaa/bindMobileGuide' });
  await presses('Switch to work');
  expect(mockSwitch).toHaveBeenCalledWith('u-work');
  expect(mockArrive).toHaveBeenCalledWith({ redirectUrl: '/uaa/bindMobileGuide' });
});

test('shows the primary account of the response and focuses the heading of the list', async () => {
  await show([demo, work]);
  mockPrimary.mockResolvedValue([
    { ...demo, primary: false },
    { ...work, primary: true },
  ]);
  await presses('Make primary: work');
  expect(names()).toEqual(['Make primary: demo', 'Switch to work']);
  expect(document.activeElement?.textContent).toBe(en['linked.accounts.heading']);
});

test('shows an error and reloads the list if the account no longer exists', async () => {
  await show([demo, work], [demo]);
  mockSwitch.mockRejectedValue(new ApiError('http', { status: 404 }));
  await presses('Switch to work');
  expect(screen.getByRole('alert').textContent).toContain(en['linked.accounts.gone']);
  expect(screen.getByText(en['linked.accounts.alone'])).toBeTruthy();
  expect(mockArrive).not.toHaveBeenCalled();
});

test('shows an error and keeps the list after a network error', async () => {
  await show([demo, work]);
  mockSwitch.mockRejectedValue(new ApiError('network'));
  await presses('Switch to work');
  expect(screen.getByRole('alert').textContent).toContain(en['linked.unreachable']);
  expect(mockList).toHaveBeenCalledTimes(1);
  expect(names()).toEqual(['Switch to work', 'Make primary: work']);
});
