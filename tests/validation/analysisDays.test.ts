import { checkAnalysisDays, getRangeDays } from '@/validation/analysisDays';

test.each([
  ['today', '2026-03-01'],
  ['week', '2026-02-23'],
  ['month', '2026-01-31'],
  ['year', '2025-04-01'],
] as const)('begins the range %s on %s if today is March 1', (range, from) => {
  expect(getRangeDays(range, '2026-03-01')).toEqual({ from, to: '2026-03-01' });
});

test.each([
  [{}, { from: 'FIELD_REQUIRED', to: 'FIELD_REQUIRED' }],
  [{ from: '2026-3-1', to: '2026-03-01' }, { from: 'FIELD_FORMAT' }],
  [{ from: '2026-03-01', to: '2026-03-02' }, { to: 'FIELD_FORMAT' }],
  [{ from: '2026-03-01', to: '2026-02-28' }, { to: 'RANGE_BACKWARDS' }],
  [{ from: '2025-02-28', to: '2026-03-01' }, { to: 'RANGE_TOO_LONG' }],
  [{ from: '2025-03-01', to: '2026-03-01' }, {}],
])('checks the days %j: %j', (days, wrong) => {
  expect(checkAnalysisDays(days, '2026-03-01')).toEqual(wrong);
});
