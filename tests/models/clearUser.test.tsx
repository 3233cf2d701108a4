/** When a person goes, nothing of theirs stays in memory: no model, no kept answer, no call under way. */
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import {
  useFrontTable,
  useFrontTableActions,
  useGlobal,
  useGlobalActions,
  useLogin,
  useLoginActions,
} from '@/models/hooks';
import * as notices from '@/services/notices';
import * as portal from '@/services/portal';
import { loadSession } from '@/services/session';
import { cacheKey, readCache, writeCache } from '@/utils/http/cache';
import { PageAt } from '../support/umiWithModels';

jest.mock('@umijs/max', () => jest.requireActual('../support/umiWithModels'));
jest.mock('@/services/portal');
jest.mock('@/services/notices');
const mockClearInitialData = jest.fn();
jest.mock('@/services/initialData', () => ({ clearInitialData: () => mockClearInitialData() }));

let actions: { clearUser: () => void };

/** State of one person: their data, notices, list state and sign-in. */
function Memory() {
  const global = useGlobalActions();
  actions = global;
  const { replaceQuery } = useFrontTableActions();
  const { setUserType } = useLoginActions();
  const { userInfo, notices: told, isFetchedLoginStatus, domain } = useGlobal((state) => state);
  const table = useFrontTable(({ query }) => query);
  const userType = useLogin((state) => state.userType);
  useEffect(() => {
    replaceQuery({ pageNumber: 7, pageSize: 50, keyword: 'private' });
    setUserType('legal');
    void global.fetchLoginStatus();
    void global.fetchNotices();
  }, [replaceQuery, setUserType, global]);
  return <output>{JSON.stringify({ userInfo, told, isFetchedLoginStatus, domain, table, userType })}</output>;
}

const memory = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('empties all stores, and invalidates pending calls', async () => {
  jest.mocked(portal).isOnline.mockResolvedValue(true);
  jest.mocked(portal).getUserInfo.mockResolvedValue({ id: 'u-1', name: 'Former Person' } as never);
  jest
    .mocked(portal)
    .getDomain.mockResolvedValue({ enableVerifySecret: '1', siteName: 'Portal', redirectHosts: [] });
  jest.mocked(notices).getNotices.mockResolvedValue([{ id: 'n1', title: 'private' }] as never);
  const key = cacheKey('/authApi/x', {});
  writeCache(key, 'private', true);
  render(
    <PageAt path="/" layout={<Outlet />}>
      <Memory />
    </PageAt>,
  );
  await screen.findByText(/Former Person.*private/);
  expect(memory()).toMatchObject({ userType: 'legal', table: { pageNumber: 7 } });
  await loadSession();
  const asked = jest.mocked(portal).isOnline.mock.calls.length;
  act(() => actions.clearUser());
  expect(memory()).toMatchObject({
    userInfo: null,
    told: [],
    isFetchedLoginStatus: false,
    table: { pageNumber: 1, pageSize: 10 },
    userType: 'person',
    // The deployment is the same for everybody.
    domain: { siteName: 'Portal' },
  });
  expect(JSON.stringify(memory())).not.toContain('private');
  expect(readCache(key)).toBeUndefined();
  expect(readCache(cacheKey('/authApi/x', {}))).toBeUndefined();
  expect(mockClearInitialData).toHaveBeenCalledTimes(1);
  // Who is here is asked anew.
  await loadSession();
  expect(portal.isOnline).toHaveBeenCalledTimes(asked + 1);
});

test('ignores a response that arrives after the person has left', async () => {
  jest.mocked(portal).isOnline.mockResolvedValue(true);
  jest.mocked(portal).getUserInfo.mockResolvedValue({ id: 'u-1', name: 'Former Person' } as never);
  let answer: (told: never) => void = () => undefined;
  jest.mocked(notices).getNotices.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  render(
    <PageAt path="/" layout={<Outlet />}>
      <Memory />
    </PageAt>,
  );
  await screen.findByText(/Former Person/);
  act(() => actions.clearUser());
  await act(async () => answer([{ id: 'n1', title: 'private' }] as never));
  expect(memory().told).toEqual([]);
});
