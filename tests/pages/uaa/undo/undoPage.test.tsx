import { screen } from '@testing-library/react';
import UndoPage from '@/pages/uaa/undo';
import { createFakeNetwork } from '../../../support/fakeNetwork';
import { en } from '../../../support/messages';
import { press, showPage } from '../../../support/showPage';

const network = createFakeNetwork();
const at = '2026-02-01T10:00:00+08:00';

test.each([
  ['LINK', 'demo_work', 'Account demo_work was linked to your account demo'],
  ['CONTACT', '154****0066', 'They are now 154****0066.'],
  ['PASSKEY', '', 'A passkey that signs in to account demo was added'],
  ['PANIC', '', 'Account demo was locked'],
] as const)('describes a change of kind %s, and undoes it only on request', async (kind, name, text) => {
  network.answer('checkUndo', { kind, account: 'demo', name, changedAt: at, until: at });
  network.answer('undoChange', null);
  await showPage(<UndoPage />, { path: '/uaa/undo?token=t' });
  expect(screen.getByRole('heading', { name: en[`undo.${kind}.title`] })).toBeTruthy();
  expect(document.body.textContent).toContain(text);
  expect(network.calls).toEqual(['checkUndo']);
  await press(en[`undo.${kind}.submit`]);
  expect(network.bodies('undoChange')).toEqual([{ token: 't' }]);
  expect(screen.getByRole('heading', { name: en['undo.done'] })).toBeTruthy();
  expect(document.body.textContent).toContain(en[`undo.${kind}.done`]);
});
