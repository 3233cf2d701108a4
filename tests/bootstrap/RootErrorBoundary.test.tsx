import { fireEvent, render, screen } from '@testing-library/react';
import { RootErrorBoundary } from '@/bootstrap/RootErrorBoundary';
import { en } from '../support/messages';

const mockGoTo = jest.fn();
const mockReload = jest.fn();
const mockReloadOnce = jest.fn();

jest.mock('@/components/AppearanceBar', () => ({ AppearanceBar: () => null }));
jest.mock('@/utils/routing/redirect', () => ({
  goTo: (path: string) => mockGoTo(path),
  reload: () => mockReload(),
}));
jest.mock('@/utils/routing/chunkReload', () => ({
  isChunkError: (error: Error) => error.name === 'ChunkLoadError',
  reloadOnce: () => mockReloadOnce(),
}));

let failure: Error | null;

function Page() {
  if (failure) throw failure;
  return <h1>home</h1>;
}

const show = () =>
  render(
    <RootErrorBoundary>
      <Page />
    </RootErrorBoundary>,
  );

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation();
  failure = new Error('broken');
});
afterEach(() => jest.restoreAllMocks());

test('a page that throws leaves a panel that tries again', () => {
  show();
  expect(screen.getByRole('heading').textContent).toBe(en['exception.crash.title']);
  fireEvent.click(screen.getByRole('button', { name: en['common.retry'] }));
  expect(mockReload).toHaveBeenCalledTimes(1);
});

test('the way home leads out of the panel', () => {
  show();
  failure = null;
  fireEvent.click(screen.getByRole('button', { name: en['common.backHome'] }));
  expect(mockGoTo.mock.calls).toEqual([['/']]);
  expect(screen.getByRole('heading').textContent).toBe('home');
});

test('a chunk that fails reloads once without a word, and is told of the second time', () => {
  failure = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  mockReloadOnce.mockReturnValueOnce(true);
  const { unmount } = show();
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  show();
  expect(screen.getByRole('heading').textContent).toBe(en['exception.chunk.title']);
});
