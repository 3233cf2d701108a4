import { act, renderHook } from '@testing-library/react';
import { useBehaviorExport } from '@/pages/user/behavior_record/useBehaviorExport';
import { hasNoPendingCalls } from '@/utils/http/sharedCalls';
import { behaviorRow } from '../../../support/builders/behaviorRow';
import { createFakeNetwork, httpError, refusal, settle } from '../../../support/fakes/fakeNetwork';

type Part = import('@/contract').BehaviorPart;

const network = createFakeNetwork();
/** Answers a request, by default the latest one. */
let answers: ReturnType<typeof network.withhold<'exportBehaviorRecords'>>;

const part = (from: number, count: number, next: string | null, total = 3000): Part => ({
  list: Array.from({ length: count }, (_, index) => behaviorRow(`r-${from + index}`)),
  total,
  next,
});
const queries = () => network.sent('exportBehaviorRecords').map(({ query }) => query);

async function begins() {
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
  answers = network.withhold('exportBehaviorRecords');
});

test('requests each part once and passes all rows to the callback at the end', async () => {
  const { onDone, state } = await begins();
  expect(state()).toEqual(['running', 0, null]);
  await answers(part(0, 1000, 'c1'));
  expect(state()).toEqual(['running', 1000, 3000]);
  await answers(part(1000, 1000, 'c2'));
  expect(onDone).not.toHaveBeenCalled();
  await answers(part(2000, 1000, null));
  expect(state()).toEqual(['done', 3000, 3000]);
  expect(queries()).toEqual([
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
  ['an error', httpError(500)],
  ['a refusal', refusal('LOCKED')],
  ['an empty response', httpError(200)],
])('keeps the loaded parts after %s and requests only the failed part again', async (_, failure) => {
  const { result, onDone, state } = await begins();
  await answers(part(0, 1000, 'c1', 1500));
  await answers(failure);
  expect(state()).toEqual(['failed', 1000, 1500]);
  expect(onDone).not.toHaveBeenCalled();
  act(() => result.current.retry());
  act(() => result.current.retry());
  await settle();
  expect(queries().slice(2)).toEqual([{ type: 'LOGIN', cursor: 'c1' }]);
  await answers(part(1000, 500, null, 1500));
  expect(state()).toEqual(['done', 1500, 1500]);
  expect(onDone.mock.calls[0][0]).toHaveLength(1500);
});

test('aborts the request when canceled and ignores its response', async () => {
  const { result, onDone, state } = await begins();
  await answers(part(0, 1000, 'c1'));
  expect(hasNoPendingCalls()).toBe(false);
  act(() => result.current.cancel());
  await settle();
  expect(hasNoPendingCalls()).toBe(true);
  await answers(part(1000, 1000, null));
  expect(state()).toEqual(['canceled', 0, null]);
  expect(onDone).not.toHaveBeenCalled();
  act(() => result.current.retry());
  await settle();
  expect(queries()).toHaveLength(2);
});

test('saves nothing and sends no request after unmounting', async () => {
  const { unmount, onDone } = await begins();
  unmount();
  await settle();
  expect(hasNoPendingCalls()).toBe(true);
  await answers(part(0, 1000, 'c1'));
  expect(queries()).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
});

test('discards a running export when another one starts', async () => {
  const { result, onDone, state } = await begins();
  act(() => result.current.start({ type: 'LOGOUT' }));
  await settle();
  await answers(part(0, 5, null, 5), 0);
  expect(onDone).not.toHaveBeenCalled();
  await answers(part(0, 2, null, 2));
  expect(state()).toEqual(['done', 2, 2]);
  expect(onDone).toHaveBeenCalledWith(expect.anything(), { type: 'LOGOUT' });
});
