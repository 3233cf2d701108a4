import { IDLE_WARNING, MINUTE, SECOND, SESSION_IDLE } from '@/constants';
import { getAnnouncedTime, getIdlePhase, getRemainingTime } from '@/features/idleTimeout/idlePhase';

const SEEN = 1_000_000;

test.each([
  [0, 'used', SESSION_IDLE],
  [SESSION_IDLE - IDLE_WARNING - 1, 'used', IDLE_WARNING + 1],
  [SESSION_IDLE - IDLE_WARNING, 'warned', IDLE_WARNING],
  [SESSION_IDLE - 1, 'warned', 1],
  [SESSION_IDLE, 'over', 0],
  [10 * SESSION_IDLE, 'over', 0],
] as const)('%i ms after the last sign of life it is %s', (idle, phase, rest) => {
  expect([getIdlePhase(SEEN, SEEN + idle), getRemainingTime(SEEN, SEEN + idle)]).toEqual([phase, rest]);
});

test('announces the remaining time at four moments', () => {
  const said = Array.from({ length: IDLE_WARNING / SECOND + 1 }, (_, second) =>
    getAnnouncedTime(second * SECOND),
  );
  expect([...new Set(said)]).toEqual([10 * SECOND, 30 * SECOND, MINUTE, IDLE_WARNING]);
  expect(getAnnouncedTime(31 * SECOND)).toBe(MINUTE);
});
