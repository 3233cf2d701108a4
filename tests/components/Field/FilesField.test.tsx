import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Form } from 'antd';
import { FilesField } from '@/components/Field/FilesField';
import { ApiError } from '@/utils/http/ApiError';
import '../../support/fakes/blobBytes';

type Upload = Parameters<typeof import('@/services/files').uploadFile>[0];

// jsdom does not implement object URLs.
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = jest.fn();
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A fake server whose pending uploads the test resolves or rejects. */
function aServer() {
  const uploads: (Upload & { answer: (answer: object) => void; fail: () => void })[] = [];
  const send = (upload: Upload) =>
    new Promise<never>((resolve, reject) => {
      upload.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      uploads.push({ ...upload, answer: resolve as never, fail: () => reject(new ApiError('network')) });
    });
  return { uploads, send };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

function show() {
  const server = aServer();
  const onFinish = jest.fn();
  const { unmount } = render(
    <Form onFinish={onFinish}>
      <FilesField label="appeal.files" send={server.send} required />
      <button type="submit">send</button>
    </Form>,
  );
  return { ...server, onFinish, unmount };
}

const zone = () => screen.getByLabelText(/^Supporting documents/) as HTMLInputElement;
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '');
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function choose(...files: File[]) {
  fireEvent.change(zone(), { target: { files } });
  await settle();
}

const picture = (name = 'a.png') => new File([PNG], name);

test('uploads a file on selection, and shows its progress and its end', async () => {
  const { uploads } = show();
  await choose(picture());
  expect(uploads[0]?.file.name).toBe('a.png');
  act(() => uploads[0]?.onProgress?.(0.4));
  expect(screen.getByRole('progressbar', { name: 'Upload of a.png' }).getAttribute('value')).toBe('0.4');
  expect(rows()[0]).toContain('40% uploaded');
  await act(async () => uploads[0]?.answer({ id: '1', name: 'a.png', type: 'image/png', size: 8 }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(rows()[0]).toContain('Uploaded');
  expect(screen.getByText('1 of 1 files uploaded').getAttribute('role')).toBe('status');
});

test('shows refused files with a reason and uploads only the others', async () => {
  const { uploads } = show();
  const hostile = '<img src=x onerror=alert(1)>.png';
  await choose(picture(), new File(['text'], hostile), new File([], 'empty.png'));
  expect(uploads).toHaveLength(1);
  const told = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(told.map((row) => row.textContent)).toEqual([
    `${hostile}: Only JPG, PNG and PDF files are accepted.`,
    'empty.png: The file is empty.',
  ]);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  await choose(picture('b.png'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(uploads).toHaveLength(2);
});

test('blocks the submission while an upload is pending or has failed', async () => {
  const { uploads, onFinish } = show();
  const submitForm = async () => {
    fireEvent.click(screen.getByText('send'));
    await settle();
  };
  await submitForm();
  await screen.findByText('Please add at least one file.');
  await choose(picture());
  await waitFor(() => expect(screen.queryByText('Please add at least one file.')).toBeNull());
  await submitForm();
  await screen.findByText(/still uploading/);
  await act(async () => uploads[0]?.fail());
  await screen.findByText(/upload failed/);
  await submitForm();
  await screen.findByText(/Try again or remove it/);
  expect(onFinish).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Try again: a.png' }));
  await settle();
  await act(async () => uploads[1]?.answer({ id: '1', name: 'a.png', type: 'image/png', size: 8 }));
  await submitForm();
  expect(onFinish.mock.calls[0][0].files[0].stored.id).toBe('1');
});

test('aborts the upload of a removed file, ignores its response, and focuses the field', async () => {
  const { uploads } = show();
  await choose(picture());
  fireEvent.click(screen.getByRole('button', { name: 'Remove: a.png' }));
  await settle();
  expect(uploads[0]?.signal?.aborted).toBe(true);
  expect(document.activeElement).toBe(zone());
  await act(async () => uploads[0]?.answer({ id: '1', name: 'a.png', type: 'image/png', size: 8 }));
  expect(rows()).toEqual([]);
});

test('accepts dropped and pasted files, but does not handle pasted text', async () => {
  const { uploads } = show();
  fireEvent.drop(zone(), { dataTransfer: { files: [picture('dropped.png')] } });
  await settle();
  const paste = (target: Element, types: string[]) =>
    fireEvent.paste(target, { clipboardData: { files: [picture('pasted.png')], types } });
  paste(document.body, ['Files']);
  await settle();
  expect(uploads.map(({ file }) => file.name)).toEqual(['dropped.png', 'pasted.png']);
  const text = document.body.appendChild(document.createElement('textarea'));
  paste(text, ['text/plain', 'Files']);
  await settle();
  expect(uploads).toHaveLength(2);
  text.remove();
});

test('aborts the uploads on unmount', async () => {
  const { uploads, unmount } = show();
  await choose(picture());
  expect(uploads[0]?.signal?.aborted).toBe(false);
  unmount();
  expect(uploads[0]?.signal?.aborted).toBe(true);
});
