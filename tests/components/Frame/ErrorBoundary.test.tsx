import { act, fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/components/Frame/ErrorBoundary';
import { en } from '../../support/messages';

const mockGoTo = jest.fn();
const mockReload = jest.fn();
const mockReloadOnce = jest.fn();
const mockReachable = jest.fn();

jest.mock('@/utils/routing/redirect', () => ({
  goTo: (path: string) => mockGoTo(path),
  reload: () => mockReload(),
}));
jest.mock('@/utils/routing/chunkReload', () => ({
  isChunkError: (error: Error) => error.name === 'ChunkLoadError',
  isServerReachable: () => Promise.resolve(mockReachable()),
  reloadOnce: () => mockReloadOnce(),
}));

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
  mockReachable.mockReturnValue(true);
  mockReloadOnce.mockReturnValue(false);
  jest.spyOn(console, 'error').mockImplementation();
  failure = new Error('broken');
});
afterEach(() => jest.restoreAllMocks());

const createChunkError = () => Object.assign(new Error('x'), { name: 'ChunkLoadError' });
const getTitle = async () => (await screen.findByRole('heading')).textContent;

test('shows a panel after a crash, whose retry reloads the page', async () => {
  show();
  expect(await getTitle()).toBe(en['exception.crash.title']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en['common.retry'] })));
  expect(mockReload).toHaveBeenCalledTimes(1);
});

test('navigates home from the panel', () => {
  show();
  failure = null;
  fireEvent.click(screen.getByRole('button', { name: en['common.backHome'] }));
  expect(mockGoTo.mock.calls).toEqual([['/']]);
  expect(screen.getByRole('heading').textContent).toBe('home');
});

test('reloads once after a failed chunk, and shows a panel the second time', async () => {
  failure = createChunkError();
  mockReloadOnce.mockReturnValueOnce(true);
  const { unmount } = show();
  await act(async () => undefined);
  expect(mockReloadOnce).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  show();
  expect(await getTitle()).toBe(en['exception.chunk.title']);
});

test('does not reload until the server is reachable again', async () => {
  failure = createChunkError();
  mockReachable.mockReturnValue(false);
  show();
  expect(await getTitle()).toBe(en['exception.offline.title']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en['common.retry'] })));
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(mockReloadOnce).not.toHaveBeenCalled();
  expect(mockReload).not.toHaveBeenCalled();
  mockReachable.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(mockReload).toHaveBeenCalledTimes(1);
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
