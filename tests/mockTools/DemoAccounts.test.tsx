import { screen } from '@testing-library/react';
import { DemoAccounts } from '@/mockTools/components/DemoAccounts';
import messages from '@/mockTools/locales/en-US';
import { answerSession } from '../support/builders/users';
import { departures } from '../support/fakes/departures';
import { createFakeNetwork, httpError } from '../support/fakes/fakeNetwork';
import { answerSecret, open } from '../support/fakes/openSecret';
import { visits } from '../support/fakes/umi';
import { press, showPage } from '../support/render/showPage';

const network = createFakeNetwork();
const buttonOf = (account: string) => messages['accounts.signIn'].replace('{account}', account);

beforeEach(async () => {
  answerSession(network);
  answerSecret(network);
  await showPage(<DemoAccounts />);
});

test.each([
  ['demo', 'person', 'Demo-2026-pass'],
  ['weak', 'person', '123456'],
  ['boss', 'legal', 'Demo-2026-pass'],
])(
  'signs in to %s as %s with the sealed password, and reloads at home',
  async (account, userType, password) => {
    network.answer('login', { redirectUrl: null });
    await press(buttonOf(account));
    const [request] = network.sent('login');
    expect(request?.query).toEqual({ channelCode: '1' });
    const sent = request?.body as { password: string };
    expect(sent).toEqual({ userType, account, password: expect.any(String), secretId: 'key' });
    expect(open(sent.password)).toBe(password);
    expect(visits).toEqual(['replace /']);
    expect(departures).toEqual(['reload']);
  },
);

test('shows an error and stays if the sign-in fails', async () => {
  network.answer('login', httpError(500));
  await press(buttonOf('demo'));
  expect(screen.getByRole('alert').textContent).toBe(messages['act.failed']);
  expect(visits).toEqual([]);
  expect(departures).toEqual([]);
});

test('offers no sign-in to an account without a password', () => {
  expect(screen.queryByRole('button', { name: buttonOf('linked') })).toBeNull();
});
