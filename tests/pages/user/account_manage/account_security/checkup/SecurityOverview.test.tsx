import { screen, waitFor } from '@testing-library/react';
import { SecurityOverview } from '@/pages/user/account_manage/account_security/checkup/SecurityOverview';
import { answerSession, makeSecurity } from '../../../../../support/builders/users';
import { createFakeNetwork, refusal } from '../../../../../support/fakes/fakeNetwork';
import { answerSecret } from '../../../../../support/fakes/openSecret';
import { en } from '../../../../../support/messages';
import { fillIn, send } from '../../../../../support/render/formFields';
import { press, showToUser } from '../../../../../support/render/showPage';

const network = createFakeNetwork();
type Answers = Parameters<typeof network.answer<'security'>>[1][];

const at = new Date().toISOString();
const none = makeSecurity({ passwordAt: null, mobile: '', bindings: 1 });
const whole = {
  ...none,
  passwordAt: at,
  mobile: '154****0001',
  email: 'd***@example.com',
  level: 3 as const,
  questions: 3,
  passkeys: 2,
};

const onPasswordChanged = jest.fn();
const onSecondFactor = jest.fn();
async function showOverview(...answers: Answers): Promise<void> {
  network.answer('security', ...answers);
  await showToUser(
    <SecurityOverview onPasswordChanged={onPasswordChanged} onSecondFactor={onSecondFactor} />,
  );
}

/** Waits for the form in the drawer, and submits it with these values. */
async function submitDrawer(values: Record<string, string>): Promise<void> {
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  fillIn(values);
  await send();
}
const EMAIL = { email: 'fresh@example.com', code: '123456' };
const questions = () => screen.findByText(en['account.question.none']);

beforeEach(() => {
  onPasswordChanged.mockReset();
  onSecondFactor.mockReset();
  answerSession(network);
  answerSecret(network);
  network.answer('questions', { questions: [], version: 'v1' });
});

test('shows the strength of the protection, and recommendations with the most helpful first, each with its page or form', async () => {
  await showOverview(none);
  expect(screen.getByText('Protection: low')).toBeTruthy();
  expect(screen.getByText('0 of 6 in order')).toBeTruthy();
  expect(screen.getByText('Set a password: you don’t have one yet')).toBeTruthy();
  const names = screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector('a, button')?.getAttribute('aria-label'));
  expect(names).toEqual([
    'Set up: Password',
    'Set up: Mobile number',
    'Set up: Passkey or authenticator app',
    'Set up: Email',
    'Verify: Verification level',
    'Set up: Security questions',
  ]);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  // Without a password a reset chooses the first one.
  expect(hrefOf('Set up: Password')).toBe('/user/account_manage/modify_password');
  expect(hrefOf('Set up: Mobile number')).toBe('/user/info_manage/modify_mobile');
  await press('Set up: Email');
  await screen.findByText(en['account.email.why']);
  expect(screen.getByRole('dialog').textContent).toContain(en['page.modifyEmail']);
});

test.each([
  ['company', /^Required · .* legal representatives and administrators need one/],
  ['level', /^Required · .* a password alone/],
] as const)(
  'lists first what the account must have for its %s, and moves the focus there',
  async (missingProof, why) => {
    await showOverview({ ...none, missingProof });
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toMatch(why);
    await press('Set up: Passkey or authenticator app');
    expect(onSecondFactor).toHaveBeenCalledTimes(1);
  },
);

test('counts what protects an account in which everything is in order', async () => {
  await showOverview({ ...whole, authenticator: true, bindings: 4, certificates: 5 });
  const factOf = (name: string) =>
    screen.getByText(name).parentElement?.querySelector('dd > div')?.textContent;
  expect(factOf(en['security.factor.secondFactor'])).toBe('Passkeys (2) · Authenticator app');
  // The linked accounts and the certificates.
  expect(factOf(en['page.accountUnbind'])).toBe('9');
  expect(screen.getByText('Protection: high')).toBeTruthy();
  expect(screen.getByText('There’s nothing you need to do.')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test.each([
  ['here', null, [en['lost.stopped']]],
  ['elsewhere', refusal('CHANGED_MEANWHILE'), []],
])('warns of a recovery by another person until it is stopped %s', async (_, response, notices) => {
  await showOverview({ ...whole, lostAccess: { state: 'WAITING', until: at } });
  expect(screen.getByText(en['lost.member'])).toBeTruthy();
  network.answer('stopOwnLostAccess', response);
  network.answer('security', whole);
  await press(en['lost.stop']);
  expect(screen.queryByText(en['lost.member'])).toBeNull();
  expect(document.activeElement?.textContent).toBe(en['security.overview']);
  expect(network.notices.map(({ title }) => title)).toEqual(notices);
});

test('leaves the next form open if a form that was closed while saving completes', async () => {
  await showOverview({ ...whole, email: '', questions: 0 });
  await press('Set up: Email');
  const respond = network.withhold('changeEmail');
  await submitDrawer(EMAIL);
  await waitFor(() => expect(network.calls).toContain('changeEmail'));
  await press(en['common.close']);
  await press('Set up: Security questions');
  expect(await questions()).toBeTruthy();
  await respond(null);
  expect(await screen.findByText(en['security.fixed.email'])).toBeTruthy();
  expect(await questions()).toBeTruthy();
});

test('informs the page of a new password, which ends sessions', async () => {
  await showOverview({ ...whole, passwordAt: '2020-01-01T00:00:00+08:00' });
  await press('Change: Password');
  network.answer('changePassword', null);
  const newPwd = 'Longer-than-that-1';
  await submitDrawer({ pwd: 'Demo-2026', newPwd, newPwd2: newPwd });
  await waitFor(() => expect(onPasswordChanged).toHaveBeenCalledTimes(1));
});
