import { act, renderHook } from '@testing-library/react';
import { IDLE_PING, IDLE_WARNING, MINUTE, SECOND, SESSION_IDLE } from '@/constants';
import { recordActivity } from '@/features/idleTimeout/activityTimes';
import { useIdleTimer } from '@/features/idleTimeout/useIdleTimer';

const tell = jest.fn(() => Promise.resolve() as Promise<unknown>);
const onOver = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const watched = () => renderHook(() => useIdleTimer({ tell, onOver })).result;
/** The device sleeps: time passes, and no timer runs. */
const sleeps = (ms: number) => jest.setSystemTime(Date.now() + ms);
/** As often as the clock is looked at. */
const LOOK = 5 * SECOND;
/** Time passes; of a long time the timers run at its end alone. */
async function passes(ms: number) {
  if (ms > LOOK) sleeps(ms - LOOK);
  await act(() => jest.advanceTimersByTimeAsync(Math.min(ms, LOOK)));
}
const moves = (type = 'pointermove') =>
  act(async () => {
    window.dispatchEvent(new Event(type));
  });

test('warns two minutes before the end, and ends once', async () => {
  const idle = watched();
  await passes(SESSION_IDLE - IDLE_WARNING - SECOND);
  expect(idle.current.rest).toBeNull();
  await passes(6 * SECOND);
  expect(idle.current.rest).toBeLessThanOrEqual(IDLE_WARNING);
  expect(idle.current.rest).toBeGreaterThan(IDLE_WARNING - 10 * SECOND);
  expect(onOver).not.toHaveBeenCalled();
  await passes(IDLE_WARNING);
  expect(onOver).toHaveBeenCalledTimes(1);
  await passes(MINUTE);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(idle.current.rest).toBeNull();
});

test('the time left comes from the clock, not from counting', async () => {
  const idle = watched();
  await passes(SESSION_IDLE - IDLE_WARNING + 5 * SECOND);
  sleeps(60 * SECOND);
  await passes(SECOND);
  expect(idle.current.rest).toBeLessThanOrEqual(54 * SECOND);
  expect(idle.current.rest).toBeGreaterThan(50 * SECOND);
});

test.each(['pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'])(
  'a sign of life puts it off: %s',
  async (type) => {
    const idle = watched();
    await passes(SESSION_IDLE - IDLE_WARNING - MINUTE);
    await moves(type);
    await passes(SESSION_IDLE - IDLE_WARNING - MINUTE);
    expect(idle.current.rest).toBeNull();
    expect(onOver).not.toHaveBeenCalled();
  },
);

test('ignores mouse movement during the warning; the button continues and informs the server', async () => {
  const idle = watched();
  await passes(SESSION_IDLE - IDLE_WARNING + 10 * SECOND);
  const told = tell.mock.calls.length;
  await moves();
  expect(idle.current.rest).not.toBeNull();
  act(() => idle.current.stay());
  expect(idle.current.rest).toBeNull();
  expect(tell).toHaveBeenCalledTimes(told + 1);
  await passes(SESSION_IDLE - IDLE_WARNING - MINUTE);
  expect(idle.current.rest).toBeNull();
});

test('hides the warning when another tab continues', async () => {
  const idle = watched();
  await passes(SESSION_IDLE - IDLE_WARNING + 10 * SECOND);
  expect(idle.current.rest).not.toBeNull();
  recordActivity({ seen: Date.now() }, Date.now());
  await passes(SECOND);
  expect(idle.current.rest).toBeNull();
});

test('a device that slept past the end is signed out on waking, before anything else counts', async () => {
  watched();
  sleeps(2 * SESSION_IDLE);
  await moves('keydown');
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('ends at the next check without activity', async () => {
  watched();
  sleeps(2 * SESSION_IDLE);
  await passes(LOOK);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('the button pressed too late changes nothing', async () => {
  const idle = watched();
  await passes(SESSION_IDLE - IDLE_WARNING + 10 * SECOND);
  sleeps(IDLE_WARNING);
  act(() => idle.current.stay());
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('informs the server of activity every five minutes, and of the last activity', async () => {
  watched();
  for (let minute = 0; minute < 12; minute += 1) {
    await passes(MINUTE);
    await moves();
  }
  const during = tell.mock.calls.length;
  expect(during).toBe(2);
  await passes(IDLE_PING);
  expect(tell).toHaveBeenCalledTimes(during + 1);
  // Nobody was there since: there is nothing to tell.
  await passes(2 * IDLE_PING);
  expect(tell).toHaveBeenCalledTimes(during + 1);
});

test('informs an unreachable server again after a minute', async () => {
  tell.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  watched();
  await passes(IDLE_PING);
  await moves();
  expect(tell).toHaveBeenCalledTimes(1);
  await passes(MINUTE + 5 * SECOND);
  expect(tell).toHaveBeenCalledTimes(2);
});

test('works in a single tab if storage throws', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const idle = watched();
  await passes(SESSION_IDLE - IDLE_WARNING - MINUTE);
  await moves();
  await passes(2 * MINUTE);
  expect(idle.current.rest).toBeNull();
  await passes(SESSION_IDLE);
  expect(onOver).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
