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

const showList = (list: Passkey[]) => {
  network.answer('passkeys', makePasskeys(list));
  return showToUser(<PasskeysCard onChanged={onChanged} />);
};

beforeEach(() => {
  onChanged.mockClear();
  addPasskeySupport();
});
afterEach(removePasskeySupport);

it('calls each passkey by its name, its provider, or just a passkey', async () => {
  await showList([
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

it('offers no more at the limit', async () => {
  await showList(Array.from({ length: PASSKEYS_MAX }, (_, index) => makePasskey({ id: String(index) })));
  screen.getByText(/20 passkeys, the most allowed/);
  expect(screen.queryByRole('button', { name: en['passkeys.add'] })).toBeNull();
});

it('explains in a browser without passkeys that it cannot add one', async () => {
  removePasskeySupport();
  await showList([makePasskey()]);
  screen.getByText(en['passkeys.unsupported']);
  expect(screen.queryByRole('button', { name: en['passkeys.add'] })).toBeNull();
  // Its passkeys can still be removed.
  screen.getByRole('button', { name: 'Remove Passkey' });
});

describe('renaming', () => {
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: en['passkeys.name'] }), { target: { value } });

  it('sends the name, shows it, returns to the button, and informs the page', async () => {
    await showList([makePasskey()]);
    network.answer('renamePasskey', makePasskeys([makePasskey({ name: 'Phone' })]));
    await press('Rename Passkey');
    type('Phone');
    await press(en['form.save']);
    expect(network.sent('renamePasskey')).toMatchObject([{ params: { id: 'p-1' }, body: { name: 'Phone' } }]);
    await settle();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename Phone');
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['too long', 'x'.repeat(41), 'passkeys.name.long'],
    ['with an invisible character', 'Pho\u202ene', 'passkeys.name.text'],
  ] as const)('refuses a name %s before it is sent', async (_, name, message) => {
    await showList([makePasskey()]);
    await press('Rename Passkey');
    type(name);
    await press(en['form.save']);
    await screen.findByText(en[message]);
    expect(network.calls).not.toContain('renamePasskey');
  });
});

it.each([
  ['is the last way in', refusal('LAST_WAY_IN'), 'passkeys.lastWay'],
  ['was removed elsewhere', httpError(404), 'passkeys.gone'],
] as const)('explains that a passkey %s, and reads the list again', async (_, failure, message) => {
  await showList([makePasskey()]);
  network.answer('removePasskey', failure);
  await press('Remove Passkey');
  await press(en['form.remove']);
  screen.getByText(en[message]);
  expect(network.sent('passkeys')).toHaveLength(2);
});
