import { act, fireEvent, screen } from '@testing-library/react';
import { AuthenticatorCard } from '@/pages/user/account_manage/account_security/authenticator/AuthenticatorCard';
import {
  createFakeNetwork,
  httpError,
  refusal,
  settle,
  unreachable,
} from '../../../../../support/fakes/fakeNetwork';
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

async function shows(...states: Parameters<typeof network.answer<'authenticator'>>[1][]) {
  network.answer('authenticator', ...states);
  await showToUser(<AuthenticatorCard onChanged={onChanged} />);
}

async function startsSetup() {
  network.answer('startAuthenticator', SETUP);
  await press(en['authenticator.setUp']);
}

async function enters(code: string) {
  fireEvent.change(screen.getByRole('textbox', { name: en['authenticator.code'] }), {
    target: { value: code },
  });
  await press(en['form.confirm']);
}

beforeEach(() => {
  onChanged.mockClear();
});

it('shows when the app was added, and how many codes are left', async () => {
  await shows(on(7));
  screen.getByText('7 of 10');
  screen.getByText(en['security.never']);
  expect(screen.queryByText(en['authenticator.codesFew'])).toBeNull();
});

it.each([0, 2])('advises to create new codes if %i are left', async (left) => {
  await shows({ ...on(left), codesMadeAt: null });
  screen.getByText(en['authenticator.codesFew']);
  expect(screen.queryByText(en['authenticator.codesMadeAt'])).toBeNull();
});

it('loads again after a failure', async () => {
  await shows(httpError(500), NONE);
  screen.getByText(en['authenticator.failed']);
  await press(en['common.retry']);
  screen.getByText(en['authenticator.none']);
});

it('shows the key in groups, sends the code without spaces, and shows the recovery codes once', async () => {
  await shows(NONE, on());
  await startsSetup();
  screen.getByText(Array(8).fill('A2B3').join(' '));
  network.answer('confirmAuthenticator', { codes: CODES });
  await enters(' 123 456');
  expect(network.sent('confirmAuthenticator')).toMatchObject([{ body: { code: '123456' } }]);
  // The check-up counts it.
  expect(onChanged).toHaveBeenCalled();
  screen.getByText('A2B3C-4D5E6');
  await press(en['authenticator.codes.done']);
  expect(screen.queryByText('A2B3C-4D5E6')).toBeNull();
  screen.getByText('10 of 10');
});

it('sends nothing for a code that cannot be right', async () => {
  await shows(NONE);
  await startsSetup();
  await enters('12345');
  expect(network.sent('confirmAuthenticator')).toEqual([]);
});

it('shows how many tries are left after a wrong code, and that the clock of the phone may be wrong', async () => {
  await shows(NONE);
  await startsSetup();
  network.answer('confirmAuthenticator', refusal('CODE_WRONG', 'Wrong. Tries left: 3.', { triesLeft: 3 }));
  await enters('123456');
  await screen.findByText(/Tries left: 3/);
  screen.getByText(en['authenticator.clock']);
});

it('sets up nothing if the user cancels', async () => {
  await shows(NONE);
  await startsSetup();
  await press(en['form.cancel']);
  screen.getByText(en['authenticator.none']);
  screen.getByRole('button', { name: en['authenticator.setUp'] });
  expect(network.sent('confirmAuthenticator')).toEqual([]);
});

it('starts again after a setup that has ended', async () => {
  await shows(NONE, NONE);
  await startsSetup();
  network.answer('confirmAuthenticator', refusal('TICKET_UNKNOWN'));
  await enters('123456');
  screen.getByText(en['authenticator.gone']);
  screen.getByRole('button', { name: en['authenticator.setUp'] });
});

it('shows the app and a hint about the codes if the app was confirmed, but the response was lost', async () => {
  await shows(NONE, NONE, on(), on());
  await startsSetup();
  network.answer('confirmAuthenticator', unreachable, refusal('CHANGED_MEANWHILE'));
  await enters('123456');
  await enters('123456');
  screen.getByText(en['authenticator.changed']);
  screen.getByRole('button', { name: en['authenticator.renew'] });
});

it('removes the app after a confirmation', async () => {
  await shows(on(), NONE);
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

describe('leaving the page while codes are shown', () => {
  const showsCodes = async () => {
    await shows(on(), on());
    network.answer('renewRecoveryCodes', { codes: CODES });
    await press(en['authenticator.renew']);
    await press(en['authenticator.renew.yes']);
    screen.getByText('A2B3C-4D5E6');
  };

  it('asks first, and navigates after the confirmation', async () => {
    await showsCodes();
    act(() => leaveFor('/user/notices'));
    await settle();
    screen.getByText(en['authenticator.codes.leave.text']);
    expect(visits).toEqual([]);
    await press(en['authenticator.codes.leave.yes']);
    expect(visits).toEqual(['push /user/notices']);
  });

  it('does not block the redirect to sign-in', async () => {
    await showsCodes();
    leaveFor('/uaa/login');
    expect(visits).toEqual(['push /uaa/login']);
  });

  it('does not ask once they are saved', async () => {
    await showsCodes();
    await press(en['authenticator.codes.done']);
    leaveFor('/user/notices');
    expect(visits).toEqual(['push /user/notices']);
  });
});
