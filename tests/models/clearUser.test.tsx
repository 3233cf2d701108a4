/** Tests that clearing the user leaves nothing in memory: no model state, no cached response, no pending call. */
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import {
  useFrontTable,
  useFrontTableActions,
  useGlobal,
  useGlobalActions,
  useLogin,
  useLoginActions,
} from '@/models/hooks';
import { HOME_LOADER, runInitialLoader, takeInitialData } from '@/services/initialData';
import { loadSession } from '@/services/session';
import { cacheKey, readCache, writeCache } from '@/utils/http/cache';
import { answerSession, makeUser } from '../support/builders/users';
import { createDeferredCalls } from '../support/fakes/deferredCalls';
import { createFakeNetwork, settle } from '../support/fakes/fakeNetwork';
import { showPage } from '../support/render/showPage';

type Notice = import('@/contract').Notice;

const network = createFakeNetwork();
const notice: Notice = { id: 'n1', at: '2026-01-01T00:00:00+08:00', title: 'private', text: '', read: false };

beforeEach(() => {
  answerSession(network, makeUser({ name: 'Former Person' }));
  network.answer('domain', { enableVerifySecret: '1', siteName: 'Portal' });
  network.answer('notices', [notice]);
});

let actions: { clearUser: () => void };

/** Renders the state that belongs to a user: user data, notices, list state and sign-in. */
function Memory() {
  const global = useGlobalActions();
  actions = global;
  const { replaceQuery } = useFrontTableActions();
  const { setUserType } = useLoginActions();
  const { userInfo, notices, isFetchedLoginStatus, domain } = useGlobal((state) => state);
  const table = useFrontTable(({ query }) => query);
  const userType = useLogin((state) => state.userType);
  useEffect(() => {
    replaceQuery({ pageNumber: 7, pageSize: 50, keyword: 'private' });
    setUserType('legal');
    void global.fetchLoginStatus();
    void global.fetchNotices();
  }, [replaceQuery, setUserType, global]);
  return (
    <output>{JSON.stringify({ userInfo, notices, isFetchedLoginStatus, domain, table, userType })}</output>
  );
}

const openPage = () => showPage(<Memory />);
const memory = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('empties all stores, and invalidates pending calls', async () => {
  const key = cacheKey('/authApi/x', {});
  writeCache(key, 'private', true);
  await openPage();
  expect(screen.getByText(/Former Person.*private/)).toBeTruthy();
  expect(memory()).toMatchObject({ userType: 'legal', table: { pageNumber: 7 } });
  const load = jest.fn(async () => 'private');
  await runInitialLoader('/', { [HOME_LOADER]: { call: async () => load } });
  expect(load).toHaveBeenCalledTimes(1);
  const requestCount = network.sent('online').length;
  act(() => actions.clearUser());
  expect(memory()).toMatchObject({
    userInfo: null,
    notices: [],
    isFetchedLoginStatus: false,
    table: { pageNumber: 1, pageSize: 10 },
    userType: 'person',
    // The domain is the same for all users.
    domain: { siteName: 'Portal' },
  });
  expect(JSON.stringify(memory())).not.toContain('private');
  expect(readCache(key)).toBeUndefined();
  expect(readCache(cacheKey('/authApi/x', {}))).toBeUndefined();
  expect(takeInitialData(HOME_LOADER)).toBeUndefined();
  // The session is requested again.
  await loadSession();
  expect(network.sent('online')).toHaveLength(requestCount + 1);
});

test('ignores a response that arrives after the user was cleared', async () => {
  const { load, resolveCall } = createDeferredCalls<Notice[]>();
  network.answer('notices', load);
  await openPage();
  expect(screen.getByText(/Former Person/)).toBeTruthy();
  act(() => actions.clearUser());
  await resolveCall(0, [notice]);
  await settle();
  expect(memory().notices).toEqual([]);
});
