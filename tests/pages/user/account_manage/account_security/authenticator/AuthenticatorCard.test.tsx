import { act, fireEvent, screen } from '@testing-library/react';
import { AuthenticatorCard } from '@/pages/user/account_manage/account_security/authenticator/AuthenticatorCard';
import { createFakeNetwork, refusal, settle, unreachable } from '../../../../../support/fakes/fakeNetwork';
import { leaveFor, visits } from '../../../../../support/fakes/umi';
import { en } from '../../../../../support/messages';
import { press, pressInDialog, showToUser } from '../../../../../support/render/showPage';

type Authenticator = import('@/contract').Authenticator;

const network = createFakeNetwork();
const onChanged = jest.fn();

const NONE: Authenticator = { addedAt: null, lastUsedAt: null, codesLeft: 0, codesMadeAt: null };
const on = (codesLeft = 10): Authenticator => ({
  addedAt: '2026-11-01T09:00:00+08:00',
  lastUsedAt: null,
  codesLeft,
  codesMadeAt: '2026-11-01T09:00:00+08:00',
});
const SETUP = {
  secret: 'A2B3'.repeat(8),
  uri: 'otpauth://totp/x',
  expiresAt: '2099-01-01T00:00:00Z',
};
const CODES = ['A2B3C4D5E6', 'Z9Y8X7W6V5'];

async function showCard(...states: Parameters<typeof network.answer<'authenticator'>>[1][]) {
  network.answer('authenticator', ...states);
  await showToUser(<AuthenticatorCard onChanged={onChanged} />);
}

async function startSetup() {
  network.answer('startAuthenticator', SETUP);
  await press(en['authenticator.setUp']);
}

async function enterCode(code: string) {
  fireEvent.change(screen.getByRole('textbox', { name: en['authenticator.code'] }), {
    target: { value: code },
  });
  await press(en['form.confirm']);
}

beforeEach(() => {
  onChanged.mockClear();
});

it.each([
  [7, 0],
  [2, 1],
])('shows how many codes are left, and advises to create new ones if few are: %i', async (left, hints) => {
  await showCard(on(left));
  screen.getByText(`${left} of 10`);
  screen.getByText(en['security.never']);
  expect(screen.queryAllByText(en['authenticator.codesFew'])).toHaveLength(hints);
});

it('shows the key in groups, a hint after a wrong code, and the recovery codes once after the right one', async () => {
  await showCard(NONE, on());
  await startSetup();
  screen.getByText(Array(8).fill('A2B3').join(' '));
  await enterCode('12345');
  expect(network.sent('confirmAuthenticator')).toEqual([]);
  network.answer('confirmAuthenticator', refusal('CODE_WRONG', '', { triesLeft: 3 }), { codes: CODES });
  await enterCode('654321');
  screen.getByText(en['authenticator.clock']);
  await enterCode(' 123 456');
  expect(network.sent('confirmAuthenticator').at(-1)).toMatchObject({ body: { code: '123456' } });
  // The check-up counts it.
  expect(onChanged).toHaveBeenCalled();
  screen.getByText('A2B3C-4D5E6');
  await press(en['authenticator.codes.done']);
  expect(screen.queryByText('A2B3C-4D5E6')).toBeNull();
  screen.getByText('10 of 10');
});

it('starts again after a setup that was canceled or has ended', async () => {
  await showCard(NONE, NONE);
  await startSetup();
  await press(en['form.cancel']);
  screen.getByText(en['authenticator.none']);
  await startSetup();
  network.answer('confirmAuthenticator', refusal('TICKET_UNKNOWN'));
  await enterCode('123456');
  screen.getByText(en['authenticator.gone']);
  screen.getByRole('button', { name: en['authenticator.setUp'] });
});

it('shows the app and a hint about the codes if the app was confirmed, but the response was lost', async () => {
  await showCard(NONE, NONE, on(), on());
  await startSetup();
  network.answer('confirmAuthenticator', unreachable, refusal('CHANGED_MEANWHILE'));
  await enterCode('123456');
  await enterCode('123456');
  screen.getByText(en['authenticator.changed']);
  screen.getByRole('button', { name: en['authenticator.renew'] });
});

it('removes the app after a confirmation', async () => {
  await showCard(on(), NONE);
  network.answer('removeAuthenticator', null);
  await press(en['form.remove']);
  expect(network.calls).not.toContain('removeAuthenticator');
  await pressInDialog(en['authenticator.remove.yes']);
  expect(network.sent('removeAuthenticator')).toHaveLength(1);
  screen.getByText(en['authenticator.none']);
  expect(network.notices).toMatchObject([{ type: 'success', title: en['authenticator.removed'] }]);
  // The check-up counts it.
  expect(onChanged).toHaveBeenCalled();
});

async function showCodes() {
  await showCard(on(), on());
  network.answer('renewRecoveryCodes', { codes: CODES });
  await press(en['authenticator.renew']);
  await press(en['authenticator.renew.yes']);
  screen.getByText('A2B3C-4D5E6');
}

it('asks before the user leaves codes that are not saved, and navigates after the confirmation', async () => {
  await showCodes();
  act(() => leaveFor('/user/notices'));
  await settle();
  screen.getByText(en['authenticator.codes.leave.text']);
  expect(visits).toEqual([]);
  await press(en['authenticator.codes.leave.yes']);
  expect(visits).toEqual(['push /user/notices']);
});

it.each([
  ['the redirect to sign-in', '/uaa/login', false],
  ['the user leaves saved codes', '/user/notices', true],
])('does not ask before %s', async (_, path, areSaved) => {
  await showCodes();
  if (areSaved) await press(en['authenticator.codes.done']);
  leaveFor(path);
  expect(visits).toEqual([`push ${path}`]);
});
