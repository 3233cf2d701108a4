import { act, render, waitFor } from '@testing-library/react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';

const mockNotice = jest.fn();
let mockIsOffline = true;
jest.mock('@umijs/max', () => jest.requireActual('../../support/umiByKey'));
jest.mock('@/utils/notice', () => ({ showNotice: (notice: unknown) => mockNotice(notice) }));
jest.mock('@/components/Dialog/ConfirmModal', () => {
  if (mockIsOffline) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('@/components/Dialog/ConfirmModal');
});

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
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<Page />);
  await act(async () => dialog.ask('a'));
  expect(mockNotice).toHaveBeenCalledWith(expect.objectContaining({ title: 'exception.chunk.title' }));
  expect([dialog.isOpen, dialog.subject]).toEqual([false, null]);

  mockIsOffline = false;
  await act(async () => dialog.ask('a'));
  await waitFor(() => expect(document.querySelector('.ant-modal-title')?.textContent).toBe('delete a?'));
});
