import { screen } from '@testing-library/react';
import AccountListPage from '@/pages/user/account_manage/account_list';
import { createFakeNetwork, httpError } from '../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../support/fakes/umi';
import { en } from '../../../../support/messages';
import { press, showPage } from '../../../../support/render/showPage';

type LinkedAccount = import('@/contract').LinkedAccount;

const network = createFakeNetwork();
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
  network.answer('accounts', ...answers);
  await showPage(<AccountListPage />);
}
const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

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
  network.answer('switchAccount', { redirectUrl: '/uaa/bindMobileGuide' });
  await press('Switch to work');
  expect(network.sent('switchAccount')).toMatchObject([{ params: { id: 'u-work' } }]);
  expect(visits).toEqual(['replace /uaa/bindMobileGuide?referer=%2Fuser%2Faccount_manage%2Faccount_list']);
});

test('shows the primary account of the response and focuses the heading of the list', async () => {
  await show([demo, work]);
  expect(names()).toEqual(['Switch to work', 'Make primary: work']);
  network.answer('setPrimaryAccount', [
    { ...demo, primary: false },
    { ...work, primary: true },
  ]);
  await press('Make primary: work');
  expect(names()).toEqual(['Make primary: demo', 'Switch to work']);
  expect(document.activeElement?.textContent).toBe(en['linked.accounts.heading']);
});

test('shows an error and reloads the list if the account no longer exists', async () => {
  await show([demo, work], [demo]);
  network.answer('switchAccount', httpError(404));
  await press('Switch to work');
  expect(screen.getByRole('alert').textContent).toContain(en['linked.accounts.gone']);
  expect(screen.getByText(en['linked.accounts.alone'])).toBeTruthy();
  expect(visits).toEqual([]);
});
