import { act, renderHook } from '@testing-library/react';
import { useUndo } from '@/pages/uaa/undo/useUndo';
import * as service from '@/services/undo';
import { ApiError } from '@/utils/http/ApiError';

const mockForgetPerson = jest.fn();
const mockAnnounce = jest.fn();
jest.mock('@/services/undo');
jest.mock('@/models/hooks', () => ({ useGlobalActions: () => ({ clearUser: mockForgetPerson }) }));
jest.mock('@/utils/storage/sessionChannel', () => ({
  announceSessionChange: (...given: unknown[]) => mockAnnounce(...given),
}));

const { checkUndo, undoChange } = jest.mocked(service);

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.clear();
});

/** Renders the hook with a valid undo link. */
async function opens(kind: 'IDENTITY' | 'LINK') {
  const at = '2026-02-01T10:00:00+08:00';
  checkUndo.mockResolvedValue({ kind, account: 'demo', name: '测*甲', changedAt: at, until: at });
  const { result } = renderHook(() => useUndo('token'));
  await act(async () => undefined);
  return result;
}

test.each(['IDENTITY', 'LINK'] as const)(
  'makes the other tabs check their session after a change of kind %s was undone',
  async (kind) => {
    const page = await opens(kind);
    undoChange.mockResolvedValue(null);
    expect(mockAnnounce).not.toHaveBeenCalled();
    await act(() => page.current.action.run());
    expect(page.current.end).toBe('done');
    // Not `signed-out`: the browser may be signed in to another account, whose session continues.
    expect(mockAnnounce.mock.calls).toEqual([['signed-in']]);
    expect(mockForgetPerson).toHaveBeenCalledTimes(1);
  },
);

test('sends no message to the other tabs if the change was not undone', async () => {
  const page = await opens('IDENTITY');
  undoChange.mockRejectedValue(new ApiError('network'));
  await act(() => page.current.action.run());
  expect([page.current.end, mockAnnounce.mock.calls, mockForgetPerson.mock.calls]).toEqual([null, [], []]);
});
