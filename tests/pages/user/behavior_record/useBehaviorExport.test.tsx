import { act, renderHook } from '@testing-library/react';
import { useBehaviorExport } from '@/pages/user/behavior_record/useBehaviorExport';
import { hasNoPendingCalls } from '@/utils/http/sharedCalls';
import { behaviorRow } from '../../../support/builders/behaviorRow';
import { createFakeNetwork, httpError, settle } from '../../../support/fakes/fakeNetwork';

type Part = import('@/contract').BehaviorPart;

const network = createFakeNetwork();
/** Answers a request, by default the latest one. */
let answer: ReturnType<typeof network.withhold<'exportBehaviorRecords'>>;

const part = (from: number, count: number, next: string | null, total = 3000): Part => ({
  list: Array.from({ length: count }, (_, index) => behaviorRow(`r-${from + index}`)),
  total,
  next,
});
const queries = () => network.sent('exportBehaviorRecords').map(({ query }) => query);

async function startExport() {
  const onDone = jest.fn();
  const hook = renderHook(() => useBehaviorExport(onDone));
  act(() => hook.result.current.start({ type: 'LOGIN' }));
  await settle();
  const state = () => {
    const { phase, done, total } = hook.result.current;
    return [phase, done, total];
  };
  return { ...hook, onDone, state };
}

beforeEach(() => {
  answer = network.withhold('exportBehaviorRecords');
});

test.each([
  ['an error', httpError(500)],
  ['an empty response', httpError(200)],
])('keeps the loaded parts after %s and requests only the failed part again', async (_, failure) => {
  const { result, onDone, state } = await startExport();
  await answer(part(0, 1000, 'c1', 1500));
  await answer(failure);
  expect(state()).toEqual(['failed', 1000, 1500]);
  expect(onDone).not.toHaveBeenCalled();
  act(() => result.current.retry());
  act(() => result.current.retry());
  await settle();
  expect(queries().slice(2)).toEqual([{ type: 'LOGIN', cursor: 'c1' }]);
  await answer(part(1000, 500, null, 1500));
  expect(state()).toEqual(['done', 1500, 1500]);
  const [rows, filter] = onDone.mock.calls[0];
  expect([rows.length, rows[0].id, rows[1499].id, filter]).toEqual([
    1500,
    'r-0',
    'r-1499',
    { type: 'LOGIN' },
  ]);
});

test('aborts the request when canceled and ignores its response', async () => {
  const { result, onDone, state } = await startExport();
  await answer(part(0, 1000, 'c1'));
  expect(hasNoPendingCalls()).toBe(false);
  act(() => result.current.cancel());
  await settle();
  expect(hasNoPendingCalls()).toBe(true);
  await answer(part(1000, 1000, null));
  expect(state()).toEqual(['canceled', 0, null]);
  expect(onDone).not.toHaveBeenCalled();
  act(() => result.current.retry());
  await settle();
  expect(queries()).toHaveLength(2);
});

test('saves nothing and sends no request after unmounting', async () => {
  const { unmount, onDone } = await startExport();
  unmount();
  await settle();
  expect(hasNoPendingCalls()).toBe(true);
  await answer(part(0, 1000, 'c1'));
  expect(queries()).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
});
