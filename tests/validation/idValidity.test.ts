/** @jest-environment node */
import { checkIdFrom, checkIdTo } from '@/validation/idValidity';

const TODAY = '2026-03-10';

test.each([
  ['', 'validation.idFrom.required'],
  ['2026-02-29', 'validation.idFrom.format'],
  ['2026-3-1', 'validation.idFrom.format'],
  ['20260301', 'validation.idFrom.format'],
  ['2026-03-11', 'validation.idFrom.future'],
  ['2026-03-10', null],
  ['2024-02-29', null],
  ['1949-10-01', null],
])('valid from %j: %s', (from, problem) => expect(checkIdFrom(from, TODAY)).toBe(problem));

test.each([
  ['', '2020-01-01', 'validation.idTo.required'],
  ['2030-02-30', '2020-01-01', 'validation.idFrom.format'],
  ['2020-01-01', '2020-01-01', 'validation.idTo.backwards'],
  ['2019-12-31', '2020-01-01', 'validation.idTo.backwards'],
  ['2026-03-09', '2020-01-01', 'validation.idTo.over'],
  ['2026-03-10', '2020-01-01', null],
  ['2040-01-01', '2020-01-01', null],
  // The first day is asked for by its own field.
  ['2040-01-01', '', null],
  ['2026-03-09', '', 'validation.idTo.over'],
])('valid until %j from %j: %s', (to, from, problem) => expect(checkIdTo(to, from, TODAY)).toBe(problem));
