import { AUTHORIZATION_DAYS_MAX } from '@/constants';
import {
  authorizationStates,
  checkChangedEndDay,
  checkChangeReason,
  checkEndDay,
  checkStartDay,
  isAuthorizationState,
  isDirection,
  isGranteeId,
} from '@/validation/authorizations';
import { formatChinaDate } from '@/validation/dates';

test.each([
  ['demo', true],
  ['15400000003', true],
  ['+85291234567', true],
  // The region is ambiguous.
  ['91234567', false],
  ['abc', false],
  ['110101190001010014', false],
  ['', false],
])('accepts %j as a person: %s', (value, names) => {
  expect(isGranteeId(value)).toBe(names);
});

test.each([
  ['2026-03-01', '2026-03-02', null],
  ['2026-03-02', '2026-03-01', 'backwards'],
  ['2026-03-01', '2027-03-01', null],
  ['2026-03-01', '2027-03-02', 'long'],
  // A leap day does not extend the maximum.
  ['2028-01-01', '2028-12-31', null],
  ['2028-01-01', '2029-01-01', 'long'],
] as const)('checks the period from %s to %s: %s', (start, end, problem) => {
  expect(AUTHORIZATION_DAYS_MAX).toBe(365);
  expect(checkEndDay(start, end)).toBe(problem);
});

test('accepts today in China as the first day, and no earlier day', () => {
  const today = formatChinaDate(Date.parse('2026-02-28T16:30:00Z'));
  expect(today).toBe('2026-03-01');
  expect([checkStartDay('2026-02-28', today), checkStartDay('2026-03-01', today)]).toEqual(['past', null]);
});

test('recognizes states and directions', () => {
  expect(new Set(authorizationStates).size).toBe(7);
  expect(['ACTIVE', 'active', 'constructor', undefined].map(isAuthorizationState)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(['given', 'received', 'both', 7].map(isDirection)).toEqual([true, true, false, false]);
});

test.each([
  ['begun, ends today', '2026-01-01', '2026-03-01', null],
  ['begun, is over', '2026-01-01', '2026-02-28', 'past'],
  ['begun, a year from today', '2026-01-01', '2027-03-01', null],
  ['begun, more than a year from today', '2026-01-01', '2027-03-02', 'long'],
  ['to come, a year from its first day', '2026-05-01', '2027-05-01', null],
  ['to come, more than a year from it', '2026-05-01', '2027-05-02', 'long'],
  ['to come, ends before it begins', '2026-05-01', '2026-04-30', 'backwards'],
] as const)('checks a last day that is changed on 1 March: %s', (_, start, end, problem) => {
  expect(checkChangedEndDay(start, end, '2026-03-01')).toBe(problem);
});

test.each([
  ['', 'required'],
  ['离', 'short'],
  ['😀😀', null],
  ['因'.repeat(201), 'long'],
  ['离职\ud800', 'text'],
] as const)('checks the reason %j: %s', (reason, problem) => {
  expect(checkChangeReason(reason)).toBe(problem);
});
