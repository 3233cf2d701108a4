import { countFigures, getFacts } from '@/pages/template/dashboard/components/chart/chartData';

test('returns the highest, lowest, latest and total value, and the first of equal values', () => {
  expect(getFacts([3, 7, -2, 7, 1])).toEqual({
    count: 5,
    missing: 0,
    total: 16,
    highest: { value: 7, index: 1 },
    lowest: { value: -2, index: 2 },
    latest: { value: 1, index: 4 },
  });
});

test('counts every value that is not a finite number as missing', () => {
  const values = [null, Number.NaN, 4, Number.POSITIVE_INFINITY, undefined];
  expect(getFacts(values)).toMatchObject({ count: 1, missing: 4, total: 4, latest: { index: 2 } });
  expect(getFacts([])).toMatchObject({ count: 0, missing: 0, highest: null });
  expect(
    countFigures({
      axis: 'Day',
      categories: [],
      series: [{ name: 'Sales', values: [null, Number.NaN] }],
      unit: 'count',
    }),
  ).toBe(0);
});
