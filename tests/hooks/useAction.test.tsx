import { act, renderHook } from '@testing-library/react';
import { useAction } from '@/hooks/useAction';
import { ApiError } from '@/utils/http/ApiError';

/** Work that ends when the test says so. */
function someWork() {
  const ends: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const work = jest.fn(
    (_values: object) => new Promise<string>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  return { work, ends };
}

const values = { account: 'demo' };

test('runs the work once for five quick submits, with one result', async () => {
  const { work, ends } = someWork();
  const { result } = renderHook(() => useAction({ act: work }));
  let results: Promise<(string | undefined)[]> | undefined;
  act(() => {
    results = Promise.all([1, 2, 3, 4, 5].map(() => result.current.run(values)));
  });
  expect(result.current.running).toBe(true);
  await act(async () => ends[0]?.resolve('done'));
  expect(work.mock.calls).toEqual([[values]]);
  expect(await results).toEqual(Array(5).fill('done'));
  expect(result.current.running).toBe(false);
});

test('runs again after the end, with the work of the last render', async () => {
  const first = someWork();
  const second = someWork();
  const { result, rerender } = renderHook(({ work }) => useAction({ act: work }), { initialProps: first });
  act(() => void result.current.run(values));
  await act(async () => first.ends[0]?.resolve('1'));
  rerender(second);
  act(() => void result.current.run(values));
  await act(async () => second.ends[0]?.resolve('2'));
  expect([first.work, second.work].map((work) => work.mock.calls.length)).toEqual([1, 1]);
});

test('logs an error as a warning, returns it as ApiError, and allows another run', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const { work, ends } = someWork();
  const { result } = renderHook(() => useAction({ act: work }));
  const error = new Error('http error');
  let answer: Promise<string | undefined> | undefined;
  act(() => {
    answer = result.current.run(values);
  });
  await act(async () => ends[0]?.reject(error));
  expect(await answer).toBeUndefined();
  expect(warned.mock.calls).toEqual([[error]]);
  expect(result.current.error).toMatchObject({ name: 'ApiError', kind: 'unexpected', cause: error });
  expect(result.current.running).toBe(false);
  act(() => void result.current.run(values));
  expect(work).toHaveBeenCalledTimes(2);
  await act(async () => ends[1]?.resolve('x'));
  warned.mockRestore();
});

test('ignores a result after unmount', async () => {
  const complained = jest.spyOn(console, 'error').mockImplementation();
  const { work, ends } = someWork();
  const { result, unmount } = renderHook(() => useAction({ act: work }));
  let answer: Promise<string | undefined> | undefined;
  act(() => {
    answer = result.current.run(values);
  });
  unmount();
  await act(async () => ends[0]?.resolve('late'));
  expect(await answer).toBeUndefined();
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

test('includes the callback after a success or a handled failure', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const failed = new ApiError('refused');
  const act_ = jest.fn().mockRejectedValueOnce(failed).mockResolvedValueOnce('done');
  const onDone = jest.fn();
  const onError = jest.fn(() => true);
  const { result } = renderHook(() => useAction({ act: act_, onDone, onError }));
  await act(async () => void result.current.run(undefined));
  expect([onError.mock.calls, result.current.error]).toEqual([[[failed, undefined]], null]);
  await act(async () => void result.current.run(undefined));
  expect(onDone.mock.calls).toEqual([['done', undefined]]);
});
