import { fireEvent, screen } from '@testing-library/react';
import { PASSKEYS_MAX } from '@/constants';
import { PasskeysCard } from '@/pages/user/account_manage/account_security/passkeys/PasskeysCard';
import {
  addPasskeySupport,
  makePasskey,
  makePasskeys,
  removePasskeySupport,
} from '../../../../../support/builders/passkeys';
import { createFakeNetwork, httpError, refusal, settle } from '../../../../../support/fakes/fakeNetwork';
import { en } from '../../../../../support/messages';
import { press, showToUser } from '../../../../../support/render/showPage';

type Passkey = import('@/contract').Passkey;

const network = createFakeNetwork();
const onChanged = jest.fn();

const showCard = () => showToUser(<PasskeysCard onChanged={onChanged} />);
const shows = (list: Passkey[]) => {
  network.answer('passkeys', makePasskeys(list));
  return showCard();
};

beforeEach(() => {
  onChanged.mockClear();
  addPasskeySupport();
});
afterEach(removePasskeySupport);

it('calls each passkey by its name, its provider, or just a passkey', async () => {
  await shows([
    makePasskey({ id: '1', name: '<b>Office</b>', provider: '1Password', synced: true }),
    makePasskey({ id: '2', provider: 'Windows Hello' }),
    makePasskey({ id: '3', lastUsedAt: '2026-11-02T09:00:00+08:00' }),
  ]);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('<b>Office</b>1Password · Synced across your devices');
  expect(rows[0]).toContain('Last usedNever');
  expect(rows[1]).toContain('Windows HelloOn one device only');
  expect(rows[2]).toContain('PasskeyOn one device only');
  expect(rows[2]).not.toContain('Never');
  screen.getByRole('button', { name: 'Rename <b>Office</b>' });
  screen.getByRole('button', { name: 'Remove Windows Hello' });
});

it('shows that the account has no passkey, and offers to add one', async () => {
  await shows([]);
  screen.getByText(en['passkeys.empty']);
  screen.getByRole('button', { name: en['passkeys.add'] });
});

it('offers no more at the limit', async () => {
  await shows(Array.from({ length: PASSKEYS_MAX }, (_, index) => makePasskey({ id: String(index) })));
  screen.getByText(/20 passkeys, the most allowed/);
  expect(screen.queryByRole('button', { name: en['passkeys.add'] })).toBeNull();
});

it('explains in a browser without passkeys that it cannot add one', async () => {
  removePasskeySupport();
  await shows([makePasskey()]);
  screen.getByText(en['passkeys.unsupported']);
  expect(screen.queryByRole('button', { name: en['passkeys.add'] })).toBeNull();
  // Its passkeys can still be removed.
  screen.getByRole('button', { name: 'Remove Passkey' });
});

it('loads the list again after a failure', async () => {
  network.answer('passkeys', httpError(500), makePasskeys([makePasskey()]));
  await showCard();
  screen.getByText(en['passkeys.failed']);
  await press(en['common.retry']);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

describe('renaming', () => {
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: en['passkeys.name'] }), { target: { value } });

  it('sends the name, shows it, and returns to the button', async () => {
    await shows([makePasskey()]);
    network.answer('renamePasskey', makePasskeys([makePasskey({ name: 'Phone' })]));
    await press('Rename Passkey');
    type('Phone');
    await press(en['form.save']);
    expect(network.sent('renamePasskey')).toMatchObject([{ params: { id: 'p-1' }, body: { name: 'Phone' } }]);
    await settle();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename Phone');
  });

  it.each([
    ['too long', 'x'.repeat(41), 'passkeys.name.long'],
    ['with an invisible character', 'Pho\u202ene', 'passkeys.name.text'],
  ] as const)('refuses a name %s before it is sent', async (_, name, message) => {
    await shows([makePasskey()]);
    await press('Rename Passkey');
    type(name);
    await press(en['form.save']);
    await screen.findByText(en[message]);
    expect(network.calls).not.toContain('renamePasskey');
  });

  it('keeps the typed name after a failure', async () => {
    await shows([makePasskey()]);
    network.answer('renamePasskey', httpError(500));
    await press('Rename Passkey');
    type('Phone');
    await press(en['form.save']);
    expect(screen.getByRole('alert').textContent).toBe(en['error.http.500']);
    expect(screen.getByDisplayValue('Phone')).toBeTruthy();
  });

  it('sends nothing when it is canceled', async () => {
    await shows([makePasskey()]);
    await press('Rename Passkey');
    type('Phone');
    await press(en['form.cancel']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(network.calls).not.toContain('renamePasskey');
  });
});

describe('removing', () => {
  it('explains that the last way in cannot be removed, and reads the list again', async () => {
    await shows([makePasskey()]);
    network.answer('removePasskey', refusal('LAST_WAY_IN'));
    await press('Remove Passkey');
    await press(en['form.remove']);
    screen.getByText(en['passkeys.lastWay']);
    expect(network.calls.filter((name) => name === 'passkeys')).toHaveLength(2);
  });

  it('shows that a passkey was removed elsewhere, and reads the list again', async () => {
    await shows([makePasskey()]);
    network.answer('removePasskey', httpError(404));
    network.answer('passkeys', makePasskeys([]));
    await press('Remove Passkey');
    await press(en['form.remove']);
    screen.getByText(en['passkeys.gone']);
    screen.getByText(en['passkeys.empty']);
  });

  it('signals to the browser which passkeys are left', async () => {
    const signalAllAcceptedCredentials = jest.fn().mockResolvedValue(undefined);
    addPasskeySupport({ signalAllAcceptedCredentials });
    await shows([makePasskey(), makePasskey({ id: 'p-2', credentialId: 'BBBB' })]);
    network.answer('removePasskey', makePasskeys([makePasskey({ id: 'p-2', credentialId: 'BBBB' })]));
    await press(screen.getAllByRole('button', { name: 'Remove Passkey' })[0] as HTMLElement);
    await press(en['form.remove']);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    // The check-up counts them.
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(signalAllAcceptedCredentials).toHaveBeenCalledWith({
      rpId: 'localhost',
      userId: 'AAAA',
      allAcceptedCredentialIds: ['BBBB'],
    });
  });
});
