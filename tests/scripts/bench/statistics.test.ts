/**
 * The arithmetic of the bench.
 * @jest-environment node
 */
import {
  computeLayoutShift,
  getQuantile,
  rotate,
  sumBlocking,
  summarize,
  toMultiple,
} from '../../../scripts/bench/statistics';

test.each([
  [[5], 5, 5, 5],
  [[3, 1, 2], 1.5, 2, 2.5],
  [[4, 1, 3, 2], 1.75, 2.5, 3.25],
  [[10, 2, 30, 4, 100], 4, 10, 30],
])('computes the quartiles of %j: %d, %d and %d', (values, q1, median, q3) => {
  expect(summarize(values)).toEqual({ q1, median, q3, count: values.length });
});

test('ignores missing values, and computes no median without values', () => {
  expect(summarize([undefined, 7, undefined, 9])).toEqual({ q1: 7.5, median: 8, q3: 8.5, count: 2 });
  expect(summarize([undefined])).toBeUndefined();
  expect(getQuantile([], 0.5)).toBeNaN();
});

test('computes a multiple only with a value and a unit', () => {
  expect(toMultiple(900, 300)).toBe(3);
  expect(toMultiple(0, 300)).toBe(0);
  expect(toMultiple(undefined, 300)).toBeUndefined();
  expect(toMultiple(900, undefined)).toBeUndefined();
  expect(toMultiple(900, 0)).toBeUndefined();
});

test('counts as blocking the time of a task beyond 50 ms', () => {
  expect(sumBlocking([51, 150, 50, 20])).toBe(101);
  expect(sumBlocking([])).toBe(0);
});

test('computes the layout shift of the worst window, which ends after a second without a shift or after five seconds', () => {
  const each = (...times: number[]) => computeLayoutShift(times.map((at) => ({ at, value: 1 })));
  expect(each()).toBe(0);
  expect(each(0, 999, 1998)).toBe(3);
  expect(each(0, 999, 1999)).toBe(2);
  expect(each(0, 900, 1800, 2700, 3600, 4500)).toBe(6);
  expect(each(0, 900, 1800, 2700, 3600, 4500, 5000)).toBe(6);
});

test('starts each round with the next item', () => {
  expect([0, 1, 2, 3].map((round) => rotate(['a', 'b', 'c'], round).join(''))).toEqual([
    'abc',
    'bca',
    'cab',
    'abc',
  ]);
  expect(rotate([], 2)).toEqual([]);
});
