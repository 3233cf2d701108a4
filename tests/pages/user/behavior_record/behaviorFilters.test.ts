import {
  behaviorFilters,
  findRangeProblems,
  isQuickRange,
  QUICK_RANGES,
  toQuickRange,
} from '@/pages/user/behavior_record/filters';
import { readListQuery } from '@/utils/routing/listQuery';
import { addDays } from '@/validation/days';

const TODAY = '2026-03-01';
const FIRST = '2025-09-03';

test.each([
  [{}, {}],
  [{ from: FIRST, to: TODAY }, {}],
  [{ from: TODAY }, {}],
  [{ from: TODAY, to: '2026-02-28' }, { to: 'behavior.range.backwards' }],
  [{ from: addDays(FIRST, -1), to: TODAY }, { to: 'behavior.range.long' }],
  [{ from: addDays(FIRST, -1) }, { from: 'behavior.range.early' }],
  [
    { from: '2020-01-01', to: '2020-01-02' },
    { from: 'behavior.range.early', to: 'behavior.range.early' },
  ],
  [{ from: TODAY, to: addDays(TODAY, 1) }, { to: 'behavior.range.future' }],
])('returns for the days %j the problems %j', (range, problems) => {
  expect(findRangeProblems(range, TODAY)).toEqual(problems);
});

test('returns quick ranges that end today, are valid, and match only themselves', () => {
  for (const days of QUICK_RANGES) {
    const range = toQuickRange(days, TODAY);
    expect(findRangeProblems(range, TODAY)).toEqual({});
    expect(QUICK_RANGES.filter((other) => isQuickRange(range, other, TODAY))).toEqual([days]);
  }
  expect(toQuickRange(7, TODAY)).toEqual({ from: '2026-02-23', to: undefined });
  expect(isQuickRange({ from: '2026-02-23', to: TODAY }, 7, TODAY)).toBe(true);
  expect(isQuickRange({ from: '2026-02-23', to: '2026-02-28' }, 7, TODAY)).toBe(false);
  expect(isQuickRange({ from: FIRST }, 180, TODAY)).toBe(true);
});

test('reads only valid filters from the address, and keeps dates that exist but are out of range', () => {
  const search = 'from=2020-01-01&to=2026-02-30&type=constructor&result=FAILURE&device=__proto__&sort=ip:asc';
  expect(readListQuery(new URLSearchParams(search), behaviorFilters)).toEqual({
    pageNumber: 1,
    pageSize: 10,
    from: '2020-01-01',
    result: 'FAILURE',
  });
});
