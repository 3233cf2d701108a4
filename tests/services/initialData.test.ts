/** @jest-environment jsdom */
import { DOMAIN_LIFETIME, LOADER_TIMEOUT, REQUEST_TIMEOUT } from '@/constants';
import { runInitialLoader, startInitialLoader, takeInitialData } from '@/services/initialData';
import { forgetSession } from '@/services/session';
import { hasRouteTable } from '@/utils/routing/pageRoute';
import { writeActingRole } from '@/utils/storage/actingStore';
import { answerSession } from '../support/builders/users';
import { createFakeNetwork, httpError, settle } from '../support/fakes/fakeNetwork';

const HOME = '/user/identity_manage';
const network = createFakeNetwork();
const version = jest.fn();
const identity = jest.fn();
const page = jest.fn();
const loaders = {
  version: { call: async () => version },
  identity: { call: async () => identity, page },
};

let now = Date.now();

beforeEach(() => {
  jest.resetAllMocks();
  // The domain that the previous test loaded has become stale.
  now += DOMAIN_LIFETIME;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  forgetSession();
  writeActingRole(null);
  answerSession(network);
  page.mockResolvedValue(undefined);
  takeInitialData('version');
  takeInitialData('identity');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

// Must be the first tests: a loaded table stays loaded.
it.each(['/', '/user', HOME])('requests home at %s without the route table', async (address) => {
  identity.mockResolvedValue({ name: '测试*' });
  await runInitialLoader(address, loaders);
  expect(await takeInitialData('identity')).toEqual({ name: '测试*' });
  expect(hasRouteTable()).toBe(false);
});

it('runs the loader of the matched page and returns its data once', async () => {
  version.mockResolvedValue('1.2.3');
  await runInitialLoader('/uaa/getVersion', loaders);
  expect(identity).not.toHaveBeenCalled();
  expect(await takeInitialData('version')).toBe('1.2.3');
  expect(takeInitialData('version')).toBeUndefined();
});

it('requests private data and the page only with a session', async () => {
  network.answer('online', false);
  await runInitialLoader(HOME, loaders);
  expect(identity).not.toHaveBeenCalled();
  expect(page).not.toHaveBeenCalled();
  expect(takeInitialData('identity')).toBeUndefined();

  forgetSession();
  network.answer('online', true);
  identity.mockResolvedValue({ name: '测试*' });
  await runInitialLoader(HOME, loaders);
  expect(page).toHaveBeenCalledTimes(1);
  expect(await takeInitialData('identity')).toEqual({ name: '测试*' });
});

it('requests domain and session immediately, and private data only after the session is known', async () => {
  let answer = () => {};
  network.answer('online', () => new Promise((resolve) => (answer = () => resolve(true))));
  const running = runInitialLoader(HOME, loaders);
  await settle();
  expect(network.calls).toEqual(['domain', 'online']);
  expect(identity).not.toHaveBeenCalled();
  answer();
  await running;
  expect(identity).toHaveBeenCalledTimes(1);
});

it('waits for the confirmation of a role', async () => {
  writeActingRole({ id: 'r-1', company: 'Example Ltd', capacity: 'HANDLER', end: null, owner: 'u-1' });
  network.answer('accountDetail', httpError(500));
  await runInitialLoader(HOME, loaders);
  expect(identity).not.toHaveBeenCalled();
  forgetSession();
  answerSession(network);
  await runInitialLoader(HOME, loaders);
  expect(identity).toHaveBeenCalledTimes(1);
});

it('starts the loader registered earlier for a page that opens after the sign-in', async () => {
  await runInitialLoader('/uaa/login', loaders);
  identity.mockResolvedValue({ name: '测试*' });
  await startInitialLoader('/?from=sign-in');
  expect(await takeInitialData('identity')).toEqual({ name: '测试*' });
});

it('drops an unused response after the timeout of a call', async () => {
  version.mockResolvedValue('1.2.3');
  await runInitialLoader('/uaa/getVersion', loaders);
  jest.spyOn(Date, 'now').mockReturnValue(now + REQUEST_TIMEOUT + 1000);
  expect(takeInitialData('version')).toBeUndefined();
});

it('waits for the loader no longer than LOADER_TIMEOUT', async () => {
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
