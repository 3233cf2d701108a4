import { act, renderHook } from '@testing-library/react';
import { resetActing } from '@/features/capacities/acting';
import { useActingWatch } from '@/layouts/useActingWatch';
import { endActingRole, writeActingRole } from '@/utils/storage/actingStore';

type Acting = import('@/contract').Acting;

const mockGet = jest.fn<Promise<Acting>, []>();
const mockFetchLoginStatus = jest.fn(async () => 'in');
let mockRoles: object[] = [];
let mockUserType = 'person';
jest.mock('@/services/acting', () => ({ getActing: () => mockGet(), switchActing: jest.fn() }));
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) =>
    pick({ userInfo: { roles: mockRoles, userType: mockUserType } }),
  useGlobalActions: () => ({ fetchLoginStatus: mockFetchLoginStatus }),
}));

const storedRole = {
  id: 'r-1',
  company: 'Example Ltd',
  capacity: 'HANDLER',
  end: '2026-12-31',
  owner: 'u-1',
} as const;
const role = {
  id: 'r-1',
  orgName: 'Example Ltd',
  uscc: '91440000TTTTTTT16C',
  capacity: 'HANDLER',
  end: '2026-12-31',
  matters: ['TAX'],
} as Acting['choices'][number];

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: hidden ? 'hidden' : 'visible',
  });
}

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  sessionStorage.clear();
  resetActing();
  setHidden(false);
  mockRoles = [role];
  mockUserType = 'person';
  mockGet.mockResolvedValue({ role, choices: [role] });
});
afterEach(() => jest.useRealTimers());

test('sends no request for an individual without a role', async () => {
  mockRoles = [];
  renderHook(useActingWatch);
  await passes(60_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(mockGet).not.toHaveBeenCalled();
});

test('requests the role only once while an individual acts for themselves', async () => {
  renderHook(useActingWatch);
  await passes(60_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(mockGet).toHaveBeenCalledTimes(1);
});

test('requests the role every 15 seconds and on return, but not in the background', async () => {
  writeActingRole(storedRole);
  const { unmount } = renderHook(useActingWatch);
  await passes(0);
  expect(mockGet).toHaveBeenCalledTimes(1);
  await passes(15_000);
  expect(mockGet).toHaveBeenCalledTimes(2);
  setHidden(true);
  await passes(60_000);
  expect(mockGet).toHaveBeenCalledTimes(2);
  setHidden(false);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(mockGet).toHaveBeenCalledTimes(3);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(mockGet).toHaveBeenCalledTimes(4);
  unmount();
  await passes(60_000);
  expect(mockGet).toHaveBeenCalledTimes(4);
});

test('requests a stored role even if the user has no roles anymore', async () => {
  mockRoles = [];
  writeActingRole(storedRole);
  renderHook(useActingWatch);
  await passes(0);
  expect(mockGet).toHaveBeenCalledTimes(1);
});

test('reports the end of the role that another request revealed, and reloads the session', async () => {
  writeActingRole(storedRole);
  const { result } = renderHook(useActingWatch);
  await passes(0);
  const { turn } = result.current;
  mockGet.mockResolvedValue({ role: null, choices: [] });
  await act(async () => void endActingRole('r-1'));
  expect(result.current).toMatchObject({
    role: null,
    turn: turn + 1,
    news: { kind: 'ended', company: 'Example Ltd' },
  });
  expect(mockFetchLoginStatus).toHaveBeenCalledTimes(1);
});

test('requests the role of a legal entity only in the foreground, and reports its end', async () => {
  mockUserType = 'legal';
  const { result } = renderHook(useActingWatch);
  await passes(15_000);
  expect(mockGet).toHaveBeenCalledTimes(2);
  setHidden(true);
  await passes(60_000);
  expect(mockGet).toHaveBeenCalledTimes(2);
  setHidden(false);
  expect(mockFetchLoginStatus).not.toHaveBeenCalled();
  mockGet.mockResolvedValue({ role: null, choices: [] });
  await passes(30_000);
  expect(result.current.news).toEqual({ kind: 'ended', company: 'Example Ltd' });
  expect(mockFetchLoginStatus).toHaveBeenCalledTimes(1);
});

test('sends no request for a legal entity without a role', async () => {
  mockUserType = 'legal';
  mockRoles = [];
  renderHook(useActingWatch);
  await passes(60_000);
  expect(mockGet).not.toHaveBeenCalled();
});
