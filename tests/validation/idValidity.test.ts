import { checkIdFrom, checkIdTo } from '@/validation/idValidity';

const TODAY = '2026-03-10';

test.each([
  ['', 'validation.idFrom.required'],
  ['2026-02-29', 'validation.day'],
  ['2026-03-11', 'validation.idFrom.future'],
  ['2026-03-10', null],
  ['2024-02-29', null],
])('checks a document valid from %j: %s', (from, problem) => expect(checkIdFrom(from, TODAY)).toBe(problem));

test.each([
  ['', '2020-01-01', 'validation.idTo.required'],
  ['2030-02-30', '2020-01-01', 'validation.day'],
  ['2020-01-01', '2020-01-01', 'validation.idTo.backwards'],
  ['2026-03-09', '2020-01-01', 'validation.idTo.over'],
  ['2026-03-10', '2020-01-01', null],
  // The field of the first day has errors of its own.
  ['2030-01-01', '31/12/2020', null],
  ['2040-01-01', '', null],
  ['2026-03-09', '', 'validation.idTo.over'],
])('checks a document valid until %j from %j: %s', (to, from, problem) =>
  expect(checkIdTo(to, from, TODAY)).toBe(problem),
);
