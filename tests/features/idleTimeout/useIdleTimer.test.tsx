import { act, renderHook } from '@testing-library/react';
import { IDLE_PING, IDLE_WARNING, MINUTE, SECOND, SESSION_IDLE } from '@/constants';
import { recordActivity } from '@/features/idleTimeout/activityTimes';
import { useIdleTimer } from '@/features/idleTimeout/useIdleTimer';

const reportActivity = jest.fn(() => Promise.resolve() as Promise<unknown>);
const onTimeout = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

const watched = () => renderHook(() => useIdleTimer({ reportActivity, onTimeout })).result;
/** Lets the device sleep: the clock moves on, and no timer runs. */
const sleeps = (ms: number) => jest.setSystemTime(Date.now() + ms);
/** Interval at which the hook checks the clock. */
const CHECK_INTERVAL = 5 * SECOND;
/** Advances the clock by `ms`; runs timers only during the last check interval. */
async function passes(ms: number) {
  if (ms > CHECK_INTERVAL) sleeps(ms - CHECK_INTERVAL);
  await act(() => jest.advanceTimersByTimeAsync(Math.min(ms, CHECK_INTERVAL)));
}
const moves = (type = 'pointermove') =>
  act(async () => {
    window.dispatchEvent(new Event(type));
  });

test('warns two minutes before the end, and ends once', async () => {
  const idle = watched();
  await passes(SESSION_IDLE - IDLE_WARNING - SECOND);
  expect(idle.current.remaining).toBeNull();
  await passes(6 * SECOND);
  expect(idle.current.remaining).toBeLessThanOrEqual(IDLE_WARNING);
  expect(idle.current.remaining).toBeGreaterThan(IDLE_WARNING - 10 * SECOND);
  expect(onTimeout).not.toHaveBeenCalled();
  await passes(IDLE_WARNING);
  expect(onTimeout).toHaveBeenCalledTimes(1);
  await passes(MINUTE);
  expect(onTimeout).toHaveBeenCalledTimes(1);
  expect(idle.current.remaining).toBeNull();
});

test('computes the remaining time from the clock after the device slept', async () => {
  const idle = watched();
  await passes(SESSION_IDLE - IDLE_WARNING + 5 * SECOND);
  sleeps(60 * SECOND);
  await passes(SECOND);
  expect(idle.current.remaining).toBeLessThanOrEqual(54 * SECOND);
  expect(idle.current.remaining).toBeGreaterThan(50 * SECOND);
});

test.each(['pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'])(
  'restarts the idle time on %s',
  async (type) => {
    const idle = watched();
    await passes(SESSION_IDLE - IDLE_WARNING - MINUTE);
    await moves(type);
    await passes(SESSION_IDLE - IDLE_WARNING - MINUTE);
    expect(idle.current.remaining).toBeNull();
    expect(onTimeout).not.toHaveBeenCalled();
  },
);

test('ignores mouse movement during the warning; the button continues and informs the server', async () => {
  const idle = watched();
  await passes(SESSION_IDLE - IDLE_WARNING + 10 * SECOND);
  const reports = reportActivity.mock.calls.length;
  await moves();
  expect(idle.current.remaining).not.toBeNull();
  act(() => idle.current.stay());
  expect(idle.current.remaining).toBeNull();
  expect(reportActivity).toHaveBeenCalledTimes(reports + 1);
  await passes(SESSION_IDLE - IDLE_WARNING - MINUTE);
  expect(idle.current.remaining).toBeNull();
});

test('hides the warning when another tab continues', async () => {
  const idle = watched();
  await passes(SESSION_IDLE - IDLE_WARNING + 10 * SECOND);
  expect(idle.current.remaining).not.toBeNull();
  recordActivity({ lastActivity: Date.now() }, Date.now());
  await passes(SECOND);
  expect(idle.current.remaining).toBeNull();
});

test('ends at the first event after the device slept past the end', async () => {
  watched();
  sleeps(2 * SESSION_IDLE);
  await moves('keydown');
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

test('ends at the next check without activity', async () => {
  watched();
  sleeps(2 * SESSION_IDLE);
  await passes(CHECK_INTERVAL);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

test('ends if the button is pressed after the end', async () => {
  const idle = watched();
  await passes(SESSION_IDLE - IDLE_WARNING + 10 * SECOND);
  sleeps(IDLE_WARNING);
  act(() => idle.current.stay());
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

test('informs the server of activity every five minutes, and of the last activity', async () => {
  watched();
  for (let minute = 0; minute < 12; minute += 1) {
    await passes(MINUTE);
    await moves();
  }
  const during = reportActivity.mock.calls.length;
  expect(during).toBe(2);
  await passes(IDLE_PING);
  expect(reportActivity).toHaveBeenCalledTimes(during + 1);
  // No activity since the last report.
  await passes(2 * IDLE_PING);
  expect(reportActivity).toHaveBeenCalledTimes(during + 1);
});

test('informs an unreachable server again after a minute', async () => {
  reportActivity.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  watched();
  await passes(IDLE_PING);
  await moves();
  expect(reportActivity).toHaveBeenCalledTimes(1);
  await passes(MINUTE + 5 * SECOND);
  expect(reportActivity).toHaveBeenCalledTimes(2);
});
