import { act, renderHook } from '@testing-library/react';
import { useRead } from '@/hooks/useRead';
import { runInitialLoader } from '@/services/initialData';
import { clearCache } from '@/utils/http/cache';
import { separateCalls } from '@/utils/http/sharedCalls';
import { writeActingRole } from '@/utils/storage/actingStore';
import { storedRole } from '../support/builders/actingRoles';
import { createDeferredCalls } from '../support/fakes/deferredCalls';

/** A new key for each test, so that no test reads the cache of another. */
let thing: readonly [string, number] = ['thing', 0];

beforeEach(() => {
  thing = ['thing', thing[1] + 1];
  writeActingRole(null);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const settle = () => act(async () => undefined);

async function read<T>(load: () => Promise<T>, options?: { initial?: string; keep?: boolean }) {
  const hook = renderHook(() => useRead(thing, load, options));
  await settle();
  return hook;
}

it('returns a failure as ApiError and does not retry by itself', async () => {
  const load = jest.fn().mockRejectedValue(new TypeError('no network'));
  const { result } = await read(load);
  expect(result.current).toMatchObject({ data: null, loading: false, error: { kind: 'unexpected' } });
  expect(load).toHaveBeenCalledTimes(1);
});

it('ignores the response to an older request', async () => {
  const { load, resolveCall, rejectCall } = createDeferredCalls<string>();
  const { result } = await read(load);
  await act(async () => result.current.reload());
  await act(async () => result.current.reload());
  const newest = load.mock.calls.length - 1;
  await resolveCall(newest, 'newest');
  await resolveCall(0, 'oldest');
  if (newest > 1) await rejectCall(1);
  expect(result.current).toMatchObject({ data: 'newest', loading: false, error: null });
});

it('keeps the data that an action has set if the response to an older request arrives afterwards', async () => {
  const { load, resolveCall } = createDeferredCalls<string>();
  const { result } = await read(load);
  await act(async () => result.current.replace('changed'));
  await resolveCall(0, 'as it was');
  expect(result.current).toMatchObject({ data: 'changed', loading: false });
});

it('ignores data that a late action of the previous user sets', async () => {
  const load = jest.fn(async () => 'of the next user');
  const before = await read(load);
  before.unmount();
  clearCache();
  const { result } = await read(load);
  await act(async () => before.result.current.replace('of the previous user'));
  expect(result.current.data).toBe('of the next user');
});

it.each([
  ['no data', false, null],
  ['the data of the previous key, with `keepPrevious`,', true, 'record 1'],
])('returns %s until the response for another key arrives', async (_, keepPrevious, shown) => {
  const load = jest.fn(async (id: number) => `record ${id}`);
  const { result, rerender } = renderHook(
    ({ id }) => useRead(['record', id], () => load(id), { keepPrevious }),
    { initialProps: { id: 1 } },
  );
  await settle();
  rerender({ id: 2 });
  expect(result.current).toMatchObject({ data: shown, loading: true });
  await settle();
  expect(result.current).toMatchObject({ data: 'record 2', loading: false });
});

it('shares one request and its data between readers of the same key', async () => {
  const load = jest.fn(async () => 'shared');
  const first = await read(load);
  const other = renderHook(() => useRead(thing, load));
  await act(async () => first.result.current.replace('changed'));
  expect(other.result.current.data).toBe('changed');
});

it('does not return a cached response to a reader without `keep`', async () => {
  const load = jest.fn(async () => 'kept');
  const page = await read(load, { keep: true });
  page.unmount();
  const form = renderHook(() => useRead(thing, load));
  expect(form.result.current).toMatchObject({ data: null, loading: true });
  await settle();
});

it('uses the response of the initial-data loader once', async () => {
  await runInitialLoader('/uaa/getVersion', { version: { call: async () => async () => 'ahead' } });
  const load = jest.fn(async () => 'asked');
  const { result } = await read<string>(load, { initial: 'version' });
  expect(result.current.data).toBe('ahead');
  expect(load).not.toHaveBeenCalled();
  await act(async () => result.current.reload());
  expect(result.current.data).toBe('asked');
});

describe('when a page is opened again', () => {
  const openTwice = async (options: { keep?: boolean }, between: () => void = () => undefined) => {
    const { load, resolveCall } = createDeferredCalls<string>();
    const first = await read(load, options);
    await resolveCall(0, 'first');
    first.unmount();
    // The cache removes an unused query in a later task.
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    between();
    return { shown: (await read(load, options)).result.current, load };
  };

  it('loads the data again and returns no old response', async () => {
    const { shown, load } = await openTwice({});
    expect(shown).toMatchObject({ data: null, loading: true });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('returns a cached response immediately, and loads it again', async () => {
    const { shown, load } = await openTwice({ keep: true });
    expect(shown).toMatchObject({ data: 'first', loading: true });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a write', separateCalls],
    ['a sign-in, a sign-out or another role', clearCache],
  ])('returns no cached response after %s', async (_, happens) => {
    expect((await openTwice({ keep: true }, happens)).shown.data).toBeNull();
  });

  it('returns no cached response of another role', async () => {
    const { shown } = await openTwice({ keep: true }, () => {
      writeActingRole(storedRole);
    });
    expect(shown.data).toBeNull();
  });
});

describe('polling', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('polls until the final response', async () => {
    let state = 'waiting';
    const load = jest.fn(async () => state);
    renderHook(() =>
      useRead(['query'], load, { poll: { every: 1_000, waits: (data) => data === 'waiting' } }),
    );
    await passes(2_500);
    expect(load).toHaveBeenCalledTimes(3);
    state = 'done';
    await passes(10_000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('does not poll in the background, and polls immediately when the page becomes visible', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const load = jest.fn(async () => 'waiting');
    renderHook(() => useRead(['query'], load, { poll: { every: 1_000, waits: () => true } }));
    await passes(5_000);
    expect(load).toHaveBeenCalledTimes(1);
    visibility.mockReturnValue('visible');
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    expect(load).toHaveBeenCalledTimes(2);
    visibility.mockRestore();
  });
});
