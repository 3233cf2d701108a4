import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { ApiError } from '@/utils/http/ApiError';
import { createFakeNetwork } from '../../support/fakes/fakeNetwork';
import '../../support/render/keysAsTexts';

let mockIsOffline = true;
// Jest has no chunks: only the module itself can fail to load.
jest.mock('@/components/Dialog/ConfirmModal', () => {
  if (mockIsOffline) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('@/components/Dialog/ConfirmModal');
});

const network = createFakeNetwork();
const perform = jest.fn();
const onDone = jest.fn();
const onSettled = jest.fn();
/** State of the rendered dialog. */
let dialog: import('@/components/Dialog/useConfirmDialog').ConfirmDialogState<string>;

function Page() {
  const confirm = useConfirmDialog<string>(onSettled);
  dialog = confirm;
  return (
    <ConfirmDialog
      dialog={confirm}
      title={(name) => `delete ${name}?`}
      yes="yes"
      no="no"
      act={perform}
      onDone={onDone}
      onError={(error) => error.status === 404 && 'close'}
      unreachable="error.request"
    />
  );
}

const title = () => document.querySelector('.ant-modal-title')?.textContent;
const press = (words: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  return act(async () => fireEvent.click(button as HTMLElement));
};
const isGone = () => waitFor(() => expect(dialog.subject).toBeNull());

beforeEach(async () => {
  for (const mock of [perform, onDone, onSettled]) mock.mockReset();
  render(<Page />);
  await act(async () => dialog.ask('a'));
});

// Must be the first test: a loaded module stays in the cache.
test('shows a notice if the code of the dialog does not load, and opens it at the next attempt', async () => {
  expect(network.notices).toMatchObject([{ type: 'error', title: 'exception.chunk.title' }]);
  expect([dialog.isOpen, dialog.subject]).toEqual([false, null]);
  mockIsOffline = false;
  await act(async () => dialog.ask('a'));
  await waitFor(() => expect(title()).toBe('delete a?'));
});

test('closes after the action, and calls onSettled when it has disappeared', async () => {
  perform.mockResolvedValue('left');
  await press('yes');
  expect(onDone.mock.calls).toEqual([['left', 'a']]);
  await isGone();
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('shows a failure until it is opened again, and closes if onError returns close', async () => {
  perform.mockRejectedValue(new ApiError('refused', { text: 'not now' }));
  await press('yes');
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('not now');
  await press('no');
  await isGone();
  expect(onSettled).not.toHaveBeenCalled();
  expect(perform).toHaveBeenCalledTimes(1);
  act(() => dialog.ask('b'));
  expect(document.querySelector('[role="alert"]')).toBeNull();
  perform.mockRejectedValue(new ApiError('http', { status: 404 }));
  await press('yes');
  await isGone();
  expect(onSettled).toHaveBeenCalledTimes(1);
  expect(onDone).not.toHaveBeenCalled();
});

/** Confirms and closes the dialog. Returns a function that resolves the action. */
async function closeEarly() {
  let answer = (_: string) => {};
  perform.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await press('yes');
  await press('no');
  await isGone();
  return () => act(async () => answer('left'));
}

test('calls onDone and onSettled for a response that arrives after it was closed', async () => {
  const respond = await closeEarly();
  expect(onSettled).not.toHaveBeenCalled();
  await respond();
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('stays open after a response that concerns another subject', async () => {
  const respond = await closeEarly();
  act(() => dialog.ask('b'));
  await respond();
  expect([dialog.isOpen, title()]).toEqual([true, 'delete b?']);
  expect(onSettled).not.toHaveBeenCalled();
});
