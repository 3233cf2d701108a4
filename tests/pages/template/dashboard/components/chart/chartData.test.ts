import {
  type ChartData,
  countFigures,
  getFacts,
} from '@/pages/template/dashboard/components/chart/chartData';
import { describeChart } from '@/pages/template/dashboard/components/chart/summary';

const t = (id: string, values: Record<string, string | number> = {}) =>
  [id.replace('template.chart.', ''), ...Object.entries(values).map((pair) => pair.join('='))].join(' ');
const format = (value: number) => `#${value}`;
const chart = (values: (number | null)[], more: Partial<ChartData> = {}): ChartData => ({
  axis: 'Day',
  categories: values.map((_, place) => ({ name: `d${place}` })),
  series: [{ name: 'Sales', values }],
  unit: 'count',
  timed: true,
  summed: true,
  ...more,
});

test('returns the highest, lowest, latest and total value, and the first of equal values', () => {
  expect(getFacts([3, 7, -2, 7, 1])).toEqual({
    count: 5,
    missing: 0,
    total: 16,
    highest: { value: 7, place: 1 },
    lowest: { value: -2, place: 2 },
    latest: { value: 1, place: 4 },
  });
});

test('counts every value that is not a finite number as missing', () => {
  const values = [null, Number.NaN, 4, Number.POSITIVE_INFINITY, undefined];
  expect(getFacts(values)).toMatchObject({ count: 1, missing: 4, total: 4, latest: { place: 2 } });
  expect(getFacts([])).toMatchObject({ count: 0, missing: 0, highest: null });
  expect(countFigures(chart([null, Number.NaN]))).toBe(0);
});

test.each([
  [{ timed: true, summed: true }, 'summary.both'],
  [{ timed: true, summed: false }, 'summary.latest'],
  [{ timed: false, summed: true }, 'summary.total'],
  [{ timed: false, summed: false }, 'summary.plain'],
])('describes a chart with %j by the message %s', (what, form) => {
  const words = describeChart(chart([5, 9, 2], what), t, format, ' ');
  expect(words.split(' ')[0]).toBe(form);
  expect(words).toContain('highest=#9 highestAt=d1 lowest=#2 lowestAt=d2 latest=#2 latestAt=d2 total=#16');
});

test('describes a single value and no value, and counts missing values over all series', () => {
  expect(describeChart(chart([null, 6]), t, format, ' ')).toBe(
    'summary.one name=Sales value=#6 at=d1 missing count=1',
  );
  expect(describeChart(chart([]), t, format, ' ')).toBe('summary.none name=Sales');
  const two = chart([1, null]);
  const series = [...two.series, { name: 'Visits', values: [null, Number.NaN] }];
  expect(describeChart({ ...two, series }, t, format, '|')).toBe(
    'summary.one name=Sales value=#1 at=d0|summary.none name=Visits|missing count=3',
  );
});

test('returns the facts of 10,000 values', () => {
  const values = Array.from({ length: 10_000 }, (_, place) => (place % 97) - 40);
  expect(getFacts(values)).toMatchObject({ count: 10_000, highest: { value: 56 }, lowest: { value: -40 } });
});
