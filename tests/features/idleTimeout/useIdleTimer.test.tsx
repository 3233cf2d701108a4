import { act, renderHook } from '@testing-library/react';
import { IDLE_PING, IDLE_WARNING, MINUTE, SECOND, SESSION_IDLE } from '@/constants';
import { useIdleTimer } from '@/features/idleTimeout/useIdleTimer';

const reportActivity = jest.fn(() => Promise.resolve() as Promise<unknown>);
const onTimeout = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

const renderTimer = () => renderHook(() => useIdleTimer({ reportActivity, onTimeout })).result;
/** Lets the device sleep: the clock move on, and no timer runs. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);
/** Interval at which the hook checks the clock. */
const CHECK_INTERVAL = 5 * SECOND;
/** Advances the clock by `ms`; runs timers only during the last check interval. */
async function advance(ms: number) {
  if (ms > CHECK_INTERVAL) sleep(ms - CHECK_INTERVAL);
  await act(() => jest.advanceTimersByTimeAsync(Math.min(ms, CHECK_INTERVAL)));
}
const move = (type = 'pointermove') =>
  act(async () => {
    window.dispatchEvent(new Event(type));
  });

test('warns two minutes before the end, also if the device sleeps meanwhile, and ends once', async () => {
  const idle = renderTimer();
  await advance(SESSION_IDLE - IDLE_WARNING - SECOND);
  expect(idle.current.remaining).toBeNull();
  await advance(6 * SECOND);
  expect(idle.current.remaining).toBeLessThanOrEqual(IDLE_WARNING);
  expect(idle.current.remaining).toBeGreaterThan(IDLE_WARNING - 10 * SECOND);
  expect(onTimeout).not.toHaveBeenCalled();
  sleep(60 * SECOND);
  await advance(SECOND);
  expect(idle.current.remaining).toBeLessThanOrEqual(59 * SECOND);
  expect(idle.current.remaining).toBeGreaterThan(50 * SECOND);
  await advance(MINUTE);
  expect(onTimeout).toHaveBeenCalledTimes(1);
  await advance(MINUTE);
  expect(onTimeout).toHaveBeenCalledTimes(1);
  expect(idle.current.remaining).toBeNull();
});

test.each(['pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'])(
  'restarts the idle time on %s',
  async (type) => {
    const idle = renderTimer();
    await advance(SESSION_IDLE - IDLE_WARNING - MINUTE);
    await move(type);
    await advance(SESSION_IDLE - IDLE_WARNING - MINUTE);
    expect(idle.current.remaining).toBeNull();
    expect(onTimeout).not.toHaveBeenCalled();
  },
);

test('ignores mouse movement during the warning; the button continues and informs the server', async () => {
  const idle = renderTimer();
  await advance(SESSION_IDLE - IDLE_WARNING + 10 * SECOND);
  const reports = reportActivity.mock.calls.length;
  await move();
  expect(idle.current.remaining).not.toBeNull();
  act(() => idle.current.stay());
  expect(idle.current.remaining).toBeNull();
  expect(reportActivity).toHaveBeenCalledTimes(reports + 1);
  await advance(SESSION_IDLE - IDLE_WARNING - MINUTE);
  expect(idle.current.remaining).toBeNull();
});

test.each<[string, (stay: () => void) => unknown]>([
  ['the next event', () => move('keydown')],
  ['the next check', () => advance(CHECK_INTERVAL)],
  ['a press on the button of the warning', (stay) => act(stay)],
])('ends at %s after the device slept past the end', async (_, wakeUp) => {
  const idle = renderTimer();
  await advance(SESSION_IDLE - IDLE_WARNING + 10 * SECOND);
  sleep(IDLE_WARNING);
  await wakeUp(idle.current.stay);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

test('informs the server of activity every five minutes, and of the last activity', async () => {
  renderTimer();
  for (let minute = 0; minute < 12; minute += 1) {
    await advance(MINUTE);
    await move();
  }
  const during = reportActivity.mock.calls.length;
  expect(during).toBe(2);
  await advance(IDLE_PING);
  expect(reportActivity).toHaveBeenCalledTimes(during + 1);
  // No activity since the last report.
  await advance(2 * IDLE_PING);
  expect(reportActivity).toHaveBeenCalledTimes(during + 1);
});

test('informs an unreachable server again after a minute', async () => {
  reportActivity.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  renderTimer();
  await advance(IDLE_PING);
  await move();
  expect(reportActivity).toHaveBeenCalledTimes(1);
  await advance(MINUTE + 5 * SECOND);
  expect(reportActivity).toHaveBeenCalledTimes(2);
});
