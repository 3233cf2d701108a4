import { getFacts } from '@/pages/template/dashboard/components/chart/chartData';

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

test('counts null as missing', () => {
  expect(getFacts([null, 4, null])).toMatchObject({ count: 1, missing: 2, total: 4, latest: { index: 1 } });
  expect(getFacts([])).toMatchObject({ count: 0, missing: 0, highest: null });
});
