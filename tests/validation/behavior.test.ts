import { BEHAVIOR_LOOKBACK_DAYS } from '@/constants';
import { checkDayRange, getFirstBehaviorDay } from '@/validation/behavior';
import { formatChinaDate } from '@/validation/dates';
import { addDays, countDays, getChinaDayStart, isCalendarDay } from '@/validation/days';

const TODAY = '2026-03-01';
const FIRST = '2025-09-03';

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['', false],
])('accepts %j as a day: %s', (value, is) => {
  expect(isCalendarDay(value)).toBe(is);
});

test('computes days in China, regardless of the time zone of the device', () => {
  expect(formatChinaDate(Date.parse('2026-02-28T15:59:59.999Z'))).toBe('2026-02-28');
  expect(formatChinaDate(Date.parse('2026-02-28T16:00:00Z'))).toBe('2026-03-01');
  expect(getChinaDayStart('2026-03-01')).toBe(Date.parse('2026-02-28T16:00:00Z'));
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(countDays('2026-02-28', '2026-03-01')).toBe(2);
});

test('allows a range of all recorded days, including today', () => {
  expect(getFirstBehaviorDay(TODAY)).toBe(FIRST);
  expect(countDays(FIRST, TODAY)).toBe(BEHAVIOR_LOOKBACK_DAYS);
});

test.each([
  [{}, null],
  [{ from: FIRST, to: TODAY }, null],
  [{ from: TODAY, to: TODAY }, null],
  [{ from: addDays(FIRST, -1) }, 'RANGE_TOO_LONG'],
  [{ from: FIRST, to: addDays(TODAY, 1) }, 'RANGE_TOO_LONG'],
  [{ from: TODAY, to: addDays(TODAY, -1) }, 'RANGE_BACKWARDS'],
  [{ from: addDays(TODAY, 1) }, 'RANGE_BACKWARDS'],
])('checks the range %j: %s', (range, problem) => {
  expect(checkDayRange(range, TODAY)).toBe(problem);
});
