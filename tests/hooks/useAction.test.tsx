import { act, renderHook } from '@testing-library/react';
import { useAction } from '@/hooks/useAction';
import { ApiError } from '@/utils/http/ApiError';
import { createDeferredCalls } from '../support/fakes/deferredCalls';

const values = { account: 'demo' };

test('runs the work once for five quick submits, with one result', async () => {
  const { load, resolveCall } = createDeferredCalls<string>();
  const { result } = renderHook(() => useAction<string, object>({ act: load }));
  let results: Promise<(string | undefined)[]> | undefined;
  act(() => {
    results = Promise.all([1, 2, 3, 4, 5].map(() => result.current.run(values)));
  });
  expect(result.current.running).toBe(true);
  await resolveCall(0, 'done');
  expect(load.mock.calls).toEqual([[values]]);
  expect(await results).toEqual(Array(5).fill('done'));
  expect(result.current.running).toBe(false);
});

test('runs again after the end, with the work of the last render', async () => {
  const [first, second] = [createDeferredCalls<string>(), createDeferredCalls<string>()];
  const { result, rerender } = renderHook(({ load }) => useAction<string, object>({ act: load }), {
    initialProps: first,
  });
  act(() => void result.current.run(values));
  await first.resolveCall(0, '1');
  rerender(second);
  act(() => void result.current.run(values));
  await second.resolveCall(0, '2');
  expect([first.load, second.load].map((load) => load.mock.calls.length)).toEqual([1, 1]);
});

test('logs an error as a warning, returns it as ApiError, and allows another run', async () => {
  const consoleWarn = jest.spyOn(console, 'warn').mockImplementation();
  const { load, resolveCall, rejectCall } = createDeferredCalls<string>();
  const { result } = renderHook(() => useAction<string, object>({ act: load }));
  const error = new Error('http error');
  let returned: Promise<string | undefined> | undefined;
  act(() => {
    returned = result.current.run(values);
  });
  await rejectCall(0, error);
  expect(await returned).toBeUndefined();
  expect(consoleWarn.mock.calls).toEqual([[error]]);
  expect(result.current.error).toMatchObject({ name: 'ApiError', kind: 'unexpected', cause: error });
  expect(result.current.running).toBe(false);
  act(() => void result.current.run(values));
  expect(load).toHaveBeenCalledTimes(2);
  await resolveCall(1, 'x');
  consoleWarn.mockRestore();
});

test('ignores a result after unmount', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const { load, resolveCall } = createDeferredCalls<string>();
  const { result, unmount } = renderHook(() => useAction<string, object>({ act: load }));
  let returned: Promise<string | undefined> | undefined;
  act(() => {
    returned = result.current.run(values);
  });
  unmount();
  await resolveCall(0, 'late');
  expect(await returned).toBeUndefined();
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test('calls onDone after a success, and stores no error that onError has handled', async () => {
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
