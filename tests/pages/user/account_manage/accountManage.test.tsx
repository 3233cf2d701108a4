import { fireEvent, screen } from '@testing-library/react';
import AccountManagePage from '@/pages/user/account_manage';
import ModifyPasswordPage from '@/pages/user/account_manage/modify_password';
import { makeSecurity } from '../../../support/builders/users';
import { createFakeNetwork, httpError } from '../../../support/fakes/fakeNetwork';
import { answerSecret, open } from '../../../support/fakes/openSecret';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { fillIn } from '../../../support/render/formFields';
import { showToUser } from '../../../support/render/showPage';

const network = createFakeNetwork();
const complete = makeSecurity({
  passwordAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  email: 'd***@example.com',
  questions: 3,
});
const incomplete = { ...complete, passwordAt: null, email: '', questions: 0 };

/** Status texts of the rows, by the last path segment of their links. */
const rows = () =>
  Object.fromEntries(
    [...document.querySelectorAll('li')].map((row) => [
      row.querySelector('a')?.getAttribute('href')?.split('/').at(-1),
      row.querySelector('.hub-state')?.textContent,
    ]),
  );

const changeButton = () => screen.queryByRole('button', { name: en['newPassword.submit'] });
test('shows the status of each setting, and marks missing ones by an icon', async () => {
  network.answer('security', complete);
  const { unmount } = await showToUser(<AccountManagePage />);
  expect(rows()).toMatchObject({
    modify_password: 'Set 3 days ago',
    modify_email: 'd***@example.com',
    modify_question: '3 of 3 set',
    account_list: 'demo',
  });
  expect(document.querySelector('.hub-state .anticon')).toBeNull();
  unmount();
  network.answer('security', incomplete);
  await showToUser(<AccountManagePage />);
  expect(rows()).toMatchObject({
    modify_password: 'Not set yet',
    modify_email: 'Not added yet',
    modify_question: 'Not set yet',
  });
  expect(document.querySelectorAll('.hub-state .anticon')).toHaveLength(3);
});

test('focuses a heading and shows links to other pages after the password was changed', async () => {
  network.answer('security', complete);
  network.answer('changePassword', null);
  answerSecret(network);
  await showToUser(<ModifyPasswordPage />);
  expect(screen.getByText('Your current password was set 3 days ago.')).toBeTruthy();
  fillIn({ pwd: 'Former-2026-pass', newPwd: 'Rise-2026-shine', newPwd2: 'Rise-2026-shine' });
  fireEvent.click(changeButton() as HTMLElement);
  await screen.findByText(en['newPassword.changed']);
  const [body] = network.bodies('changePassword');
  expect([body?.pwd, body?.newPwd].map((sealed) => open(sealed ?? ''))).toEqual([
    'Former-2026-pass',
    'Rise-2026-shine',
  ]);
  expect(document.activeElement).toBe(document.querySelector('h2'));
  for (const link of screen.getAllByRole('link')) fireEvent.click(link);
  expect(visits).toEqual([
    'push /user/account_manage/account_security',
    'push /user/account_manage',
    'push /user/behavior_record',
  ]);
});

test('links to a reset, with the account name, if the account has no password', async () => {
  network.answer('security', { ...incomplete, account: 'made_by_provider' });
  await showToUser(<ModifyPasswordPage />);
  expect(changeButton()).toBeNull();
  expect(screen.getByText(/made_by_provider/)).toBeTruthy();
  fireEvent.click(screen.getByText(en['account.password.none.reset']));
  expect(visits).toEqual(['push /uaa/resetPwd']);
});

test.each([
  ['ended', en['behavior.disowned.ended']],
  ['noted', en['behavior.disowned.noted']],
  ['constructor', undefined],
])('explains the change after a reported activity, whose session was %s: %s', async (disowned, text) => {
  network.answer('security', complete);
  await showToUser(<ModifyPasswordPage />, { path: `/?disowned=${disowned}` });
  expect(document.querySelector('.ant-alert-message')?.textContent).toBe(text);
  expect(changeButton()).toBeTruthy();
});

test('shows the form even if the age of the password could not be loaded', async () => {
  network.answer('security', httpError(503));
  await showToUser(<ModifyPasswordPage />);
  expect(screen.getByText(en['account.failed'])).toBeTruthy();
  expect(changeButton()).toBeTruthy();
});
