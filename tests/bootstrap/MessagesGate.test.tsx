import { render, screen } from '@testing-library/react';
import { addMessagesGates } from '@/bootstrap/MessagesGate';
import * as locale from '@/utils/i18n/locale';
import * as pageTitle from '@/utils/i18n/pageTitle';

jest.mock('@/utils/i18n/locale', () => ({ hasAllMessages: jest.fn(), loadAllMessages: jest.fn() }));
jest.mock('@/utils/i18n/pageTitle', () => ({ refreshTitle: jest.fn() }));
jest.mock('@/components/Status/PageLoading', () => ({ PageLoading: () => 'loading' }));
jest.mock('@/utils/routing/pageRoute', () => ({
  hasFirstMessagesOnly: (path: string) => path === '/uaa/login',
  hasRouteTable: jest.fn(() => true),
  loadRouteTable: jest.fn(),
}));

const gated = (path: string) => {
  const route = { path, element: <p>the page</p> };
  addMessagesGates([route]);
  return route.element;
};

test('shows the page and sets its title once the messages have arrived', async () => {
  jest.mocked(locale.hasAllMessages).mockReturnValue(false);
  let arrive = () => {};
  jest.mocked(locale.loadAllMessages).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(gated('/user/account_manage'));
  expect(screen.queryByText('the page')).toBeNull();
  expect(pageTitle.refreshTitle).not.toHaveBeenCalled();
  arrive();
  expect(await screen.findByText('the page')).toBeTruthy();
  expect(pageTitle.refreshTitle).toHaveBeenCalledTimes(1);
});

test('shows the page at once if its messages are loaded', () => {
  jest.mocked(locale.hasAllMessages).mockReturnValue(true);
  render(gated('/user/account_manage'));
  expect(screen.getByText('the page')).toBeTruthy();
});

test('shows the sign-in page without waiting for messages', () => {
  jest.mocked(locale.hasAllMessages).mockReturnValue(false);
  render(gated('/uaa/login'));
  expect(screen.getByText('the page')).toBeTruthy();
});
