import { LOADER_TIMEOUT, REQUEST_TIMEOUT } from '@/constants';
import { runInitialLoader, startInitialLoader, takeInitialData } from '@/services/initialData';
import { getDomain } from '@/services/portal';
import { isSomebodyHere, loadSession } from '@/services/session';
import { loadRouteTable } from '@/utils/routing/pageRoute';
import { readActingRole } from '@/utils/storage/actingStore';

jest.mock('@/services/session');
jest.mock('@/services/portal');
jest.mock('@/utils/storage/actingStore');
jest.mock('@/utils/routing/pageRoute', () => {
  const actual = jest.requireActual<object>('@/utils/routing/pageRoute');
  return { ...actual, loadRouteTable: jest.fn() };
});

const HOME = '/user/identity_manage';
const here = jest.mocked(isSomebodyHere);
const session = jest.mocked(loadSession);
const table = jest.mocked(loadRouteTable);
const version = jest.fn();
const identity = jest.fn();
const page = jest.fn();
const loaders = {
  version: { call: async () => version },
  identity: { call: async () => identity, page },
};

type RouteModule = typeof import('@/utils/routing/pageRoute');

/** As it is where the table loads. */
const { loadRouteTable: load } = jest.requireActual<RouteModule>('@/utils/routing/pageRoute');

beforeEach(() => {
  jest.resetAllMocks();
  table.mockImplementation(load);
  jest.mocked(getDomain).mockResolvedValue({} as never);
  page.mockResolvedValue(undefined);
  takeInitialData('version');
  takeInitialData('identity');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('runs the loader of the matched page and hands its answer over once', async () => {
  version.mockResolvedValue('1.2.3');
  await runInitialLoader('/uaa/getVersion', loaders);
  expect(identity).not.toHaveBeenCalled();
  expect(await takeInitialData('version')).toBe('1.2.3');
  expect(takeInitialData('version')).toBeUndefined();
});

it('runs nothing for a page without loader', async () => {
  await runInitialLoader('/uaa/login', loaders);
  await runInitialLoader('/user/account_manage', loaders);
  expect(here).not.toHaveBeenCalled();
  expect(session).not.toHaveBeenCalled();
});

it('requests private data and the page only with a session', async () => {
  here.mockResolvedValue(false);
  await runInitialLoader(HOME, loaders);
  expect(identity).not.toHaveBeenCalled();
  expect(page).not.toHaveBeenCalled();
  expect(takeInitialData('identity')).toBeUndefined();

  here.mockResolvedValue(true);
  identity.mockResolvedValue({ name: '测试*' });
  await runInitialLoader(HOME, loaders);
  expect(page).toHaveBeenCalledTimes(1);
  expect(await takeInitialData('identity')).toEqual({ name: '测试*' });
});

it.each(['/', '/user', HOME])('requests home at %s without waiting for the route table', async (address) => {
  table.mockReturnValue(new Promise(() => undefined));
  here.mockResolvedValue(true);
  identity.mockResolvedValue({ name: '测试*' });
  await runInitialLoader(address, loaders);
  expect(await takeInitialData('identity')).toEqual({ name: '测试*' });
});

it('requests domain and session at once, and no details before the session is known', async () => {
  let answer: (online: boolean) => void = () => undefined;
  here.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const running = runInitialLoader(HOME, loaders);
  await new Promise((resolve) => setTimeout(resolve));
  expect(getDomain).toHaveBeenCalledTimes(1);
  expect(here).toHaveBeenCalledTimes(1);
  expect(identity).not.toHaveBeenCalled();
  answer(true);
  await running;
  expect(identity).toHaveBeenCalledTimes(1);
});

it('waits for the confirmation of a role', async () => {
  jest.mocked(readActingRole).mockReturnValue({ id: 'r-1' } as never);
  session.mockResolvedValue({ status: 'failed' });
  await runInitialLoader(HOME, loaders);
  expect(identity).not.toHaveBeenCalled();
  session.mockResolvedValue({ status: 'in' } as never);
  await runInitialLoader(HOME, loaders);
  expect(identity).toHaveBeenCalledTimes(1);
});

it('starts the loader that boot has named, without waiting for more than it', async () => {
  await runInitialLoader('/uaa/login', loaders);
  here.mockResolvedValue(true);
  identity.mockResolvedValue({ name: '测试*' });
  await startInitialLoader('/?from=sign-in');
  expect(await takeInitialData('identity')).toEqual({ name: '测试*' });
});

it('keeps an unused response no longer than the timeout of a call', async () => {
  const now = Date.now();
  version.mockResolvedValue('1.2.3');
  await runInitialLoader('/uaa/getVersion', loaders);
  jest.spyOn(Date, 'now').mockReturnValue(now + REQUEST_TIMEOUT + 1000);
  expect(takeInitialData('version')).toBeUndefined();
});

it('keeps the response if the chunk of the page does not load', async () => {
  here.mockResolvedValue(true);
  page.mockRejectedValue(new Error('Loading chunk 1 failed.'));
  identity.mockResolvedValue({ name: '测试*' });
  await runInitialLoader(HOME, loaders);
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
