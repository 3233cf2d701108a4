import { act, renderHook } from '@testing-library/react';
import { useBehaviorExport } from '@/pages/user/behavior_record/useBehaviorExport';

type Answer = { list: { id: string }[]; total: number; next: string | null } | boolean;
const mockCalls: {
  query: { cursor?: string };
  signal: AbortSignal;
  settle: (answer: Answer) => void;
  fail: () => void;
}[] = [];

jest.mock('@/services/behavior', () => ({
  exportBehaviorRecords: (query: object, signal: AbortSignal) =>
    new Promise((resolve, reject) => {
      mockCalls.push({ query, signal, settle: resolve, fail: () => reject(new Error('gone')) });
    }),
}));

const part = (from: number, count: number, next: string | null, total = 3000): Answer => ({
  list: Array.from({ length: count }, (_, index) => ({ id: `r-${from + index}` })),
  total,
  next,
});
const answers = (answer: Answer) => act(async () => mockCalls.at(-1)?.settle(answer));

function begins() {
  const onDone = jest.fn();
  const hook = renderHook(() => useBehaviorExport(onDone));
  act(() => hook.result.current.start({ type: 'LOGIN' }));
  const state = () => {
    const { phase, done, total } = hook.result.current;
    return [phase, done, total];
  };
  return { ...hook, onDone, state };
}

beforeEach(() => {
  mockCalls.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('requests each part once and passes all rows to the callback at the end', async () => {
  const { onDone, state } = begins();
  expect(state()).toEqual(['running', 0, null]);
  await answers(part(0, 1000, 'c1'));
  expect(state()).toEqual(['running', 1000, 3000]);
  await answers(part(1000, 1000, 'c2'));
  expect(onDone).not.toHaveBeenCalled();
  await answers(part(2000, 1000, null));
  expect(state()).toEqual(['done', 3000, 3000]);
  expect(mockCalls.map(({ query }) => query)).toEqual([
    { type: 'LOGIN' },
    { type: 'LOGIN', cursor: 'c1' },
    { type: 'LOGIN', cursor: 'c2' },
  ]);
  const [rows, filter] = onDone.mock.calls[0];
  expect([rows.length, rows[0].id, rows[2999].id, filter]).toEqual([
    3000,
    'r-0',
    'r-2999',
    { type: 'LOGIN' },
  ]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test.each([
  ['an error', () => mockCalls.at(-1)?.fail()],
  ['a refusal', () => mockCalls.at(-1)?.settle(false)],
  ['an empty response', () => mockCalls.at(-1)?.settle(true)],
])('keeps the loaded parts after %s and requests only the failed part again', async (_, fails) => {
  const { result, onDone, state } = begins();
  await answers(part(0, 1000, 'c1', 1500));
  await act(async () => fails());
  expect(state()).toEqual(['failed', 1000, 1500]);
  expect(onDone).not.toHaveBeenCalled();
  act(() => result.current.retry());
  act(() => result.current.retry());
  expect(mockCalls).toHaveLength(3);
  expect(mockCalls[2]?.query).toEqual({ type: 'LOGIN', cursor: 'c1' });
  await answers(part(1000, 500, null, 1500));
  expect(state()).toEqual(['done', 1500, 1500]);
  expect(onDone.mock.calls[0][0]).toHaveLength(1500);
});

test('aborts the request when canceled and ignores its response', async () => {
  const { result, onDone, state } = begins();
  await answers(part(0, 1000, 'c1'));
  act(() => result.current.cancel());
  expect(mockCalls[1]?.signal.aborted).toBe(true);
  await answers(part(1000, 1000, null));
  expect(state()).toEqual(['canceled', 0, null]);
  expect(onDone).not.toHaveBeenCalled();
  act(() => result.current.retry());
  expect(mockCalls).toHaveLength(2);
});

test('saves nothing and sends no request after unmounting', async () => {
  const { unmount, onDone } = begins();
  unmount();
  expect(mockCalls[0]?.signal.aborted).toBe(true);
  await answers(part(0, 1000, 'c1'));
  expect(mockCalls).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
});

test('discards a running export when another one starts', async () => {
  const { result, onDone, state } = begins();
  act(() => result.current.start({ type: 'LOGOUT' }));
  const [first] = mockCalls;
  await act(async () => first?.settle(part(0, 5, null, 5)));
  expect(onDone).not.toHaveBeenCalled();
  await answers(part(0, 2, null, 2));
  expect(state()).toEqual(['done', 2, 2]);
  expect(onDone).toHaveBeenCalledWith(expect.anything(), { type: 'LOGOUT' });
});
