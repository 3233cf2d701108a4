import { render, screen } from '@testing-library/react';
import { addMessagesGates } from '@/bootstrap/MessagesGate';
import { hasAllMessages, loadLocale } from '@/utils/i18n/locale';
import { showPageTitle } from '@/utils/i18n/pageTitle';
import { en } from '../support/messages';

const gated = (path: string) => {
  const route = { path, element: <p>the page</p> };
  addMessagesGates([route]);
  return route.element;
};

// In this order: loaded messages stay loaded.
beforeAll(() => loadLocale('en-US'));

test('shows the sign-in page without waiting for messages', () => {
  render(gated('/uaa/login'));
  expect(screen.getByText('the page')).toBeTruthy();
  expect(hasAllMessages()).toBe(false);
});

test('shows the page and sets its title once the messages have arrived', async () => {
  showPageTitle('/user/account_manage');
  render(gated('/user/account_manage'));
  expect(screen.queryByText('the page')).toBeNull();
  expect(document.title).toBe('');
  expect(await screen.findByText('the page')).toBeTruthy();
  expect(document.title).toBe(en['page.accountManage']);
});
