import { act, renderHook, waitFor } from '@testing-library/react';
import { createLazyModule, useLazyModule } from '@/hooks/useLazyModule';

const connect = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const pause = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  connect();
});

test('loads when the browser is idle, and is ready for the next component', async () => {
  const load = jest.fn(async () => 'part');
  const part = createLazyModule(load);
  const { result } = renderHook(() => useLazyModule(part, false));
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe('part'));
  const next = renderHook(() => useLazyModule(part, false));
  expect(next.result.current).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([[{ saveData: true }], [{ effectiveType: 'slow-2g' }]])(
  'loads on demand for the network %o',
  async (connection) => {
    connect(connection);
    const load = jest.fn(async () => 'part');
    const part = createLazyModule(load);
    const { result, rerender } = renderHook(({ isNeeded }) => useLazyModule(part, isNeeded), {
      initialProps: { isNeeded: false },
    });
    await pause();
    expect(load).not.toHaveBeenCalled();
    rerender({ isNeeded: true });
    await waitFor(() => expect(result.current).toBe('part'));
  },
);

test('reports a failed part only on demand, and loads it again', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('Loading chunk 1 failed.'));
  const part = createLazyModule(load);
  const onFailure = jest.fn();
  const { result, rerender } = renderHook(({ isNeeded }) => useLazyModule(part, isNeeded, onFailure), {
    initialProps: { isNeeded: false },
  });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await pause();
  expect(onFailure).not.toHaveBeenCalled();
  rerender({ isNeeded: true });
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  rerender({ isNeeded: false });
  load.mockResolvedValue('part');
  rerender({ isNeeded: true });
  await waitFor(() => expect(result.current).toBe('part'));
  expect(onFailure).toHaveBeenCalledTimes(1);
});
