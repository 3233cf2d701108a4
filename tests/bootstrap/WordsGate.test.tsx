import { render, screen } from '@testing-library/react';
import { gatePages } from '@/bootstrap/MessagesGate';
import * as locale from '@/utils/i18n/locale';
import * as pageTitle from '@/utils/i18n/pageTitle';

jest.mock('@/utils/i18n/locale', () => ({ hasAllWords: jest.fn(), loadAllWords: jest.fn() }));
jest.mock('@/utils/i18n/pageTitle', () => ({ retitle: jest.fn() }));
jest.mock('@/loading', () => ({ __esModule: true, default: () => 'loading' }));
jest.mock('@/utils/routing/routeTable', () => ({
  hasFirstWordsOnly: (path: string) => path === '/uaa/login',
}));

const gated = (path: string) => {
  const route = { path, element: <p>the page</p> };
  gatePages([route]);
  return route.element;
};

test('a page waits for its words, and then has its title written', async () => {
  jest.mocked(locale.hasAllWords).mockReturnValue(false);
  let arrive = () => {};
  jest.mocked(locale.loadAllWords).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(gated('/user/account_manage'));
  expect(screen.queryByText('the page')).toBeNull();
  expect(pageTitle.retitle).not.toHaveBeenCalled();
  arrive();
  expect(await screen.findByText('the page')).toBeTruthy();
  expect(pageTitle.retitle).toHaveBeenCalledTimes(1);
});

test('a page whose words are there opens at once', () => {
  jest.mocked(locale.hasAllWords).mockReturnValue(true);
  render(gated('/user/account_manage'));
  expect(screen.getByText('the page')).toBeTruthy();
});

test('the sign-in page waits for nothing', () => {
  jest.mocked(locale.hasAllWords).mockReturnValue(false);
  render(gated('/uaa/login'));
  expect(screen.getByText('the page')).toBeTruthy();
});
