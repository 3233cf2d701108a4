import { screen } from '@testing-library/react';
import ModifyEmailPage from '@/pages/user/account_manage/modify_email';
import { answerSession, makeSecurity } from '../../../../support/builders/users';
import { createFakeNetwork, refusal } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { field, fillIn, send } from '../../../../support/render/formFields';
import { showToUser } from '../../../../support/render/showPage';

const network = createFakeNetwork();

const openPage = (owner = 'u-1') => showToUser(<ModifyEmailPage />, { user: { id: owner } });

async function changeEmail(email: string, code = '123456') {
  fillIn({ email, code });
  await send();
}

beforeEach(() => {
  network.answer('security', makeSecurity({ email: 'd***@example.com' }));
  network.answer('changeEmail', null);
  answerSession(network);
});

test('sends the normalized address with the version on screen, and reloads the user', async () => {
  await openPage();
  expect(screen.getByText('Current address: d***@example.com')).toBeTruthy();
  await changeEmail(' ｆresh@example.com ');
  expect(network.bodies('changeEmail')).toEqual([
    { email: 'fresh@example.com', code: '123456', version: 'v1' },
  ]);
  expect(network.sent('accountDetail')).toHaveLength(1);
  expect(
    screen.getByText(en['account.email.changed.text'].replace('{email}', 'fresh@example.com')),
  ).toBeTruthy();
  expect(JSON.stringify({ ...localStorage })).not.toContain('example.com');
});

test('shows other texts when the first address is added', async () => {
  network.answer('security', makeSecurity({ email: '' }));
  await openPage();
  expect(screen.getByText(en['account.email.none'])).toBeTruthy();
  expect(screen.getByText(en['account.email.add'])).toBeTruthy();
  await changeEmail('fresh@example.com');
  expect(screen.getByText(en['account.email.added'])).toBeTruthy();
});

test.each(['EMAIL_TAKEN', 'EMAIL_SAME'] as const)('shows %s at the address field', async (name) => {
  network.answer('changeEmail', refusal(name));
  await openPage();
  await changeEmail('taken@example.com');
  expect(field('email').getAttribute('aria-invalid')).toBe('true');
  expect(await screen.findByText(en[`subCode.${name}`])).toBeTruthy();
  // The code of a taken address is used up; for the current address the server does not check the code.
  expect(field('code').value).toBe(name === 'EMAIL_TAKEN' ? '' : '123456');
  expect(network.sent('accountDetail')).toEqual([]);
});

test('shows an address that was changed elsewhere, and sends its version the next time', async () => {
  network.answer('changeEmail', refusal('CHANGED_MEANWHILE'), null);
  await openPage();
  network.answer('security', makeSecurity({ email: 's***@example.com', emailVersion: 'v2' }));
  await changeEmail('fresh@example.com');
  expect(screen.getByText('Current address: s***@example.com')).toBeTruthy();
  expect(screen.getByText(en['subCode.CHANGED_MEANWHILE'])).toBeTruthy();
  await changeEmail('fresh@example.com');
  expect(network.bodies('changeEmail')[1]).toMatchObject({ version: 'v2', code: '123456' });
});
