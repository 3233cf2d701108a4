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

const kept = {
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

function liesBehind(hidden: boolean) {
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
  liesBehind(false);
  mockRoles = [role];
  mockUserType = 'person';
  mockGet.mockResolvedValue({ role, choices: [role] });
});
afterEach(() => jest.useRealTimers());

test('sends no request without a role', async () => {
  mockRoles = [];
  renderHook(useActingWatch);
  await passes(60_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(mockGet).not.toHaveBeenCalled();
});

test('as oneself it asks once, and not again', async () => {
  renderHook(useActingWatch);
  await passes(60_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(mockGet).toHaveBeenCalledTimes(1);
});

test('requests the role every 15 seconds and on return, but not in the background', async () => {
  writeActingRole(kept);
  const { unmount } = renderHook(useActingWatch);
  await passes(0);
  expect(mockGet).toHaveBeenCalledTimes(1);
  await passes(15_000);
  expect(mockGet).toHaveBeenCalledTimes(2);
  liesBehind(true);
  await passes(60_000);
  expect(mockGet).toHaveBeenCalledTimes(2);
  liesBehind(false);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(mockGet).toHaveBeenCalledTimes(3);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(mockGet).toHaveBeenCalledTimes(4);
  unmount();
  await passes(60_000);
  expect(mockGet).toHaveBeenCalledTimes(4);
});

test('a tab that keeps a role asks for it even where the person has none left', async () => {
  mockRoles = [];
  writeActingRole(kept);
  renderHook(useActingWatch);
  await passes(0);
  expect(mockGet).toHaveBeenCalledTimes(1);
});

test('reports an end that the wrapper noticed, and requests the session', async () => {
  writeActingRole(kept);
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

test('requests the role of a legal entity in view, and reports its end', async () => {
  mockUserType = 'legal';
  const { result } = renderHook(useActingWatch);
  await passes(15_000);
  expect(mockGet).toHaveBeenCalledTimes(2);
  liesBehind(true);
  await passes(60_000);
  expect(mockGet).toHaveBeenCalledTimes(2);
  liesBehind(false);
  expect(mockFetchLoginStatus).not.toHaveBeenCalled();
  mockGet.mockResolvedValue({ role: null, choices: [] });
  await passes(30_000);
  expect(result.current.news).toEqual({ kind: 'ended', company: 'Example Ltd' });
  expect(mockFetchLoginStatus).toHaveBeenCalledTimes(1);
});

test('a legal entity without a role asks nothing', async () => {
  mockUserType = 'legal';
  mockRoles = [];
  renderHook(useActingWatch);
  await passes(60_000);
  expect(mockGet).not.toHaveBeenCalled();
});
