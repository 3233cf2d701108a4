import { fireEvent, screen, waitFor } from '@testing-library/react';
import { BindForm } from '@/pages/uaa/associate/login/components/BindForm';
import { bindTicket } from '@/pages/uaa/associate/login/useBindTicket';
import { saveLoginReferer } from '@/utils/routing/loginReferer';
import { createFakeNetwork } from '../../../../support/fakeNetwork';
import { en } from '../../../../support/messages';
import { answerSecret, open } from '../../../../support/openSecret';
import { showPage } from '../../../../support/showPage';
import { visits } from '../../../../support/umi';
import { answerSession } from '../../../../support/users';

const network = createFakeNetwork();
const ticket = { provider: 'cityPass', providerName: 'City Pass', nickname: 'n***' };

beforeEach(async () => {
  bindTicket.read(new URLSearchParams({ bind: 't1' }));
  saveLoginReferer('/user/appeal');
  answerSession(network);
  answerSecret(network);
  network.answer('findWithUserType', []);
  await showPage(<BindForm bind="t1" ticket={ticket} onError={() => false} />);
});

const readTicket = () => bindTicket.read(new URLSearchParams());

test('shows the provider account, binds it by a sign-in, and opens the page that required the sign-in', async () => {
  expect(screen.getByText(/City Pass.*n\*\*\*/)).toBeTruthy();
  network.answer('login', { redirectUrl: null });
  fireEvent.change(screen.getByLabelText(en['login.loginId.person']), { target: { value: 'demo' } });
  fireEvent.change(screen.getByLabelText(en['login.password']), { target: { value: 'Demo-2026' } });
  fireEvent.click(screen.getByRole('button', { name: en['associate.submit'] }));
  await waitFor(() => expect(visits).toEqual(['replace /user/appeal']));
  expect(network.sent('login')).toMatchObject([
    {
      query: { channelCode: '5' },
      body: { userType: 'person', account: 'demo', provider: 'cityPass', ticket: 't1' },
    },
  ]);
  expect(open((network.bodies('login')[0] as { password: string }).password)).toBe('Demo-2026');
  expect(readTicket()).toBe('');
});

test('links to registration', () => {
  fireEvent.click(screen.getByRole('link', { name: en['associate.register'] }));
  expect(visits).toEqual(['push /uaa/register']);
  expect(readTicket()).toBe('t1');
});

test('deletes the ticket and returns to sign-in if the account belongs to another user', () => {
  fireEvent.click(screen.getByRole('button', { name: en['associate.notYou'] }));
  expect(visits).toEqual(['replace /uaa/login?referer=%2Fuser%2Fappeal']);
  expect(readTicket()).toBe('');
});
