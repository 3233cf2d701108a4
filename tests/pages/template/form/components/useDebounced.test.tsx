import { renderHook } from '@testing-library/react';
import { useDebounced } from '@/pages/template/form/components/useDebounced';

const DELAY = 300;
const first = jest.fn();
const second = jest.fn();

const hook = () =>
  renderHook(({ work }) => useDebounced(work, DELAY), {
    initialProps: { work: first as (text: string) => void },
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('runs once after the last call, with its arguments', () => {
  const { result } = hook();
  for (const text of ['a', 'ab', 'abc']) {
    result.current.run(text);
    jest.advanceTimersByTime(DELAY - 1);
  }
  expect(first).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(first.mock.calls).toEqual([['abc']]);
});

test('runs the function of the latest render, even if the call was made before', () => {
  const { result, rerender } = hook();
  result.current.run('a');
  rerender({ work: second });
  jest.advanceTimersByTime(DELAY);
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [['a']]]);
});

test('runs nothing after a cancellation or after unmounting', () => {
  const { result, unmount } = hook();
  result.current.run('a');
  result.current.cancel();
  jest.advanceTimersByTime(DELAY);
  result.current.run('b');
  unmount();
  jest.advanceTimersByTime(DELAY);
  expect(first).not.toHaveBeenCalled();
});
