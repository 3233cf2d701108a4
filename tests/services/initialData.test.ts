import { LOADER_TIMEOUT } from '@/constants';
import { runInitialLoader, takeInitialData } from '@/services/initialData';
import { loadSession } from '@/services/session';

jest.mock('@/services/session');

const session = jest.mocked(loadSession);
const version = jest.fn();
const identity = jest.fn();
const loaders = { version, identity };

beforeEach(() => {
  jest.resetAllMocks();
  takeInitialData('version');
  takeInitialData('identity');
});
afterEach(() => jest.useRealTimers());

it('runs the loader of the matched page and hands its answer over once', async () => {
  version.mockResolvedValue('1.2.3');
  await runInitialLoader('/uaa/getVersion', loaders);
  expect(identity).not.toHaveBeenCalled();
  expect(await takeInitialData('version')).toBe('1.2.3');
  expect(takeInitialData('version')).toBeUndefined();
});

it('runs nothing for a page without loader', async () => {
  await runInitialLoader('/uaa/login', loaders);
  expect(session).not.toHaveBeenCalled();
});

it('asks for private data only when somebody is signed in', async () => {
  session.mockResolvedValue({ status: 'out' });
  await runInitialLoader('/user/identity_manage', loaders);
  expect(identity).not.toHaveBeenCalled();

  session.mockResolvedValue({ status: 'in' } as never);
  identity.mockResolvedValue({ name: '测试*' });
  await runInitialLoader('/user/identity_manage', loaders);
  expect(await takeInitialData('identity')).toEqual({ name: '测试*' });
});

it('lets the page render when the loader fails; the page hears of the failure', async () => {
  version.mockRejectedValue(new Error('http error'));
  await expect(runInitialLoader('/uaa/getVersion', loaders)).resolves.toBeUndefined();
  await expect(takeInitialData('version')).rejects.toThrow('http error');
});

it('waits no longer than its patience', async () => {
  jest.useFakeTimers();
  version.mockReturnValue(new Promise(() => undefined));
  let rendered = false;
  const rendering = runInitialLoader('/uaa/getVersion', loaders).then(() => {
    rendered = true;
  });
  await jest.advanceTimersByTimeAsync(LOADER_TIMEOUT - 1);
  expect(rendered).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await rendering;
  expect(rendered).toBe(true);
});
