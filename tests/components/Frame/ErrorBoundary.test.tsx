import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorBoundary } from '@/components/Frame/ErrorBoundary';
import { departures } from '../../support/fakes/departures';
import { visits } from '../../support/fakes/umi';
import { en } from '../../support/messages';

const request = jest.fn<Promise<unknown>, [address: string]>();
globalThis.fetch = request as never;

let failure: Error | null;

function Page() {
  if (failure) throw failure;
  return <h1>home</h1>;
}

const show = () =>
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );

beforeEach(() => {
  jest.clearAllMocks();
  request.mockResolvedValue({ ok: true });
  jest.spyOn(console, 'error').mockImplementation();
  failure = new Error('broken');
});

const createChunkError = () => Object.assign(new Error('x'), { name: 'ChunkLoadError' });
const getTitle = async () => (await screen.findByRole('heading')).textContent;

test('shows a panel after a crash, whose retry reloads the page', async () => {
  show();
  expect(await getTitle()).toBe(en['exception.crash.title']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en['common.retry'] })));
  expect(departures).toEqual(['reload']);
});

test('navigates home from the panel', () => {
  show();
  failure = null;
  fireEvent.click(screen.getByRole('button', { name: en['common.backHome'] }));
  expect(visits).toEqual(['push /']);
  expect(screen.getByRole('heading').textContent).toBe('home');
});

test('reloads once after a failed chunk, and shows a panel the second time', async () => {
  failure = createChunkError();
  const { unmount } = show();
  await waitFor(() => expect(departures).toEqual(['reload']));
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  show();
  expect(await getTitle()).toBe(en['exception.chunk.title']);
  expect(departures).toEqual(['reload']);
});

test('stays while the server is out of reach, and reloads when the browser is online again', async () => {
  failure = createChunkError();
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  expect(await getTitle()).toBe(en['exception.offline.title']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en['common.retry'] })));
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(request).toHaveBeenCalledTimes(3);
  expect(departures).toEqual([]);
  request.mockResolvedValue({ ok: true });
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(departures).toEqual(['reload']);
});

test('renders the page again when the path changes', () => {
  const pageAt = (path: string) => (
    <ErrorBoundary inline path={path}>
      <Page />
    </ErrorBoundary>
  );
  const { rerender } = render(pageAt('/a'));
  failure = null;
  rerender(pageAt('/a'));
  expect(screen.getByRole('heading').textContent).toBe(en['exception.crash.title']);
  rerender(pageAt('/b'));
  expect(screen.getByRole('heading').textContent).toBe('home');
});
