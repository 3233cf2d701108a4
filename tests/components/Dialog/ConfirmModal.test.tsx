import { act, render, screen } from '@testing-library/react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { createFakeNetwork } from '../../support/fakeNetwork';
import { en } from '../../support/messages';

let mockIsOffline = true;
// Jest has no chunks: only the module itself can fail to load.
jest.mock('@/components/Dialog/ConfirmModal', () => {
  if (mockIsOffline) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('@/components/Dialog/ConfirmModal');
});

const network = createFakeNetwork();
let dialog: import('@/components/Dialog/useConfirmDialog').ConfirmDialogState<string>;

function Page() {
  const confirm = useConfirmDialog<string>();
  dialog = confirm;
  return (
    <ConfirmDialog
      dialog={confirm}
      title={(name) => `delete ${name}?`}
      yes="yes"
      no="no"
      act={async () => undefined}
      onDone={() => undefined}
      unreachable="error.request"
    />
  );
}

test('shows a notice if the code of the dialog does not load, and opens it at the next attempt', async () => {
  render(<Page />);
  await act(async () => dialog.ask('a'));
  expect(network.notices).toMatchObject([{ type: 'error', title: en['exception.chunk.title'] }]);
  expect([dialog.isOpen, dialog.subject]).toEqual([false, null]);

  mockIsOffline = false;
  await act(async () => dialog.ask('a'));
  expect(await screen.findByRole('dialog', { name: 'delete a?' })).toBeTruthy();
});
