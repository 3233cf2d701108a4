import { screen } from '@testing-library/react';
import { useGlobal } from '@/models/hooks';
import UndoPage from '@/pages/uaa/undo';
import { createFakeNetwork, unreachable } from '../../../support/fakes/fakeNetwork';
import { recordSessionMessages } from '../../../support/fakes/tabMessages';
import { en } from '../../../support/messages';
import { pageText, press, showToUser } from '../../../support/render/showPage';

type Kind = import('@/contract').UndoOffer['kind'];

const network = createFakeNetwork();
const at = '2026-02-01T10:00:00+08:00';

/** The user in memory. */
const UserId = () => <output>{useGlobal(({ userInfo }) => userInfo?.id)}</output>;
const userId = () => document.querySelector('output')?.textContent;

/** Opens the link of a change, while another user is signed in. */
function openPage(kind: Kind, name: string) {
  network.answer('checkUndo', { kind, account: 'demo', name, changedAt: at, until: at });
  const page = (
    <>
      <UndoPage />
      <UserId />
    </>
  );
  return showToUser(page, { path: '/uaa/undo?token=t' });
}

test.each([
  ['LINK', 'demo_work', 'Account demo_work was linked to your account demo'],
  ['CONTACT', '154****0066', 'They are now 154****0066.'],
  ['PASSKEY', '', 'A passkey that signs in to account demo was added'],
  ['PANIC', '', 'Account demo was locked'],
] as const)(
  'describes a change of kind %s, undoes it only on request, and makes the other tabs check their session',
  async (kind, name, text) => {
    const messages = recordSessionMessages();
    network.answer('undoChange', null);
    await openPage(kind, name);
    expect(screen.getByRole('heading', { name: en[`undo.${kind}.title`] })).toBeTruthy();
    expect(pageText()).toContain(text);
    expect(network.calls).toEqual(['checkUndo']);
    await press(en[`undo.${kind}.submit`]);
    expect(network.bodies('undoChange')).toEqual([{ token: 't' }]);
    expect(screen.getByRole('heading', { name: en['undo.done'] })).toBeTruthy();
    expect(pageText()).toContain(en[`undo.${kind}.done`]);
    // Not `signed-out`: the browser may be signed in to another account, whose session continues.
    expect(messages).toEqual(['signed-in']);
    expect(userId()).toBe('');
  },
);

test('sends no message to the other tabs if the change was not undone', async () => {
  const messages = recordSessionMessages();
  network.answer('undoChange', unreachable);
  await openPage('IDENTITY', '测*甲');
  await press(en['undo.IDENTITY.submit']);
  expect(screen.queryByRole('heading', { name: en['undo.done'] })).toBeNull();
  expect([messages, userId()]).toEqual([[], 'u-1']);
});
