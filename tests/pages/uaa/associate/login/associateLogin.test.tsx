import { screen, waitFor } from '@testing-library/react';
import AssociateLoginPage from '@/pages/uaa/associate/login';
import { bindTicket } from '@/pages/uaa/associate/login/useBindTicket';
import { saveLoginReferer } from '@/utils/routing/loginReferer';
import { answerSession } from '../../../../support/builders/users';
import { createFakeNetwork, httpError, refusal, settle } from '../../../../support/fakes/fakeNetwork';
import { answerSecret, open } from '../../../../support/fakes/openSecret';
import { visits } from '../../../../support/fakes/umi';
import { en } from '../../../../support/messages';
import { field, submitForm, typeInto } from '../../../../support/render/formFields';
import { press, showPage } from '../../../../support/render/showPage';

const network = createFakeNetwork();
const ticket = { provider: 'cityPass', providerName: 'City Pass', nickname: 'n***' };
const offeredToLegal = [{ provider: 'cityPass', channelCode: 5 as const, name: 'City Pass' }];

beforeEach(() => {
  saveLoginReferer('/user/appeal');
  answerSession(network);
  answerSecret(network);
  network.answer('findWithUserType', []);
  network.answer('captchaNeeded', false);
  network.answer('bindTicket', ticket);
});

const openPage = (query = '?bind=t1') =>
  showPage(<AssociateLoginPage />, { path: `/uaa/associate/login${query}` });
const readTicket = () => bindTicket.read(new URLSearchParams());

async function signIn() {
  typeInto('account', 'demo');
  typeInto('password', 'Demo-2026');
  submitForm();
  await settle();
}

test('shows the provider account, binds it by a sign-in, and opens the page that required the sign-in', async () => {
  await openPage();
  expect(screen.getByText(/City Pass.*n\*\*\*/)).toBeTruthy();
  network.answer('login', { redirectUrl: null });
  await signIn();
  await waitFor(() => expect(visits.at(-1)).toBe('replace /user/appeal'));
  expect(network.sent('login')).toMatchObject([
    {
      query: { channelCode: '5' },
      body: { userType: 'person', account: 'demo', provider: 'cityPass', ticket: 't1' },
    },
  ]);
  expect(open((network.bodies('login')[0] as { password: string }).password)).toBe('Demo-2026');
  expect(readTicket()).toBe('');
});

test('deletes the ticket and returns to sign-in if the account belongs to another user', async () => {
  await openPage();
  await press(en['associate.notYou']);
  expect(visits.at(-1)).toBe('replace /uaa/login?referer=%2Fuser%2Fappeal');
  expect(readTicket()).toBe('');
});

test.each(['?bind=t1', ''])(
  'links back to sign-in for an unknown or a missing ticket: "%s"',
  async (query) => {
    network.answer('bindTicket', refusal('TICKET_UNKNOWN'));
    await openPage(query);
    expect(screen.getByRole('alert').textContent).toBe(en['associate.gone']);
    await press(en['associate.back']);
    expect(visits.at(-1)).toBe('replace /uaa/login?referer=%2Fuser%2Fappeal');
  },
);

test('keeps the form after a refused sign-in, but not the ticket that has expired meanwhile', async () => {
  network.answer('login', refusal('BAD_CREDENTIALS', 'not right'), refusal('TICKET_UNKNOWN'));
  await openPage();
  await signIn();
  await screen.findByText('not right');
  expect(readTicket()).toBe('t1');
  await signIn();
  await screen.findByText(en['associate.gone']);
  expect(readTicket()).toBe('');
});

test("shows an error if the account to link does not load, and after a retry the form for the provider's user type", async () => {
  network.answer('findWithUserType', offeredToLegal);
  network.answer('bindTicket', httpError(503), refusal('TOO_MANY'), ticket);
  await openPage();
  for (let failures = 0; failures < 2; failures += 1) {
    expect(screen.getByText(en['associate.loadFailed'])).toBeTruthy();
    expect(readTicket()).toBe('t1');
    await press(en['common.retry']);
  }
  expect(screen.getByLabelText(en['login.loginId.legal'])).toBe(field('account'));
  expect(field('userType', 'legal').checked).toBe(true);
  expect(network.sent('findWithUserType')).toMatchObject([{ query: { userType: 'legal' } }]);
});
