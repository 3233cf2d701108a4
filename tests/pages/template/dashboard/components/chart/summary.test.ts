import type { ChartData } from '@/pages/template/dashboard/components/chart/chartData';
import { describeChart } from '@/pages/template/dashboard/components/chart/summary';

const t = (id: string, values: Record<string, string | number> = {}) =>
  [id.replace('template.chart.', ''), ...Object.entries(values).map((pair) => pair.join('='))].join(' ');
const format = (value: number) => `#${value}`;
const chart = (values: (number | null)[], more: Partial<ChartData> = {}): ChartData => ({
  axis: 'Day',
  categories: values.map((_, index) => ({ name: `d${index}` })),
  series: [{ name: 'Sales', values }],
  unit: 'count',
  timed: true,
  summed: true,
  ...more,
});

test.each([
  [{ timed: true, summed: true }, 'summary.both'],
  [{ timed: true, summed: false }, 'summary.latest'],
  [{ timed: false, summed: true }, 'summary.total'],
  [{ timed: false, summed: false }, 'summary.plain'],
])('describes a chart with %j by the message %s', (kind, message) => {
  const summary = describeChart(chart([5, 9, 2], kind), t, format, ' ');
  expect(summary.split(' ')[0]).toBe(message);
  expect(summary).toContain('highest=#9 highestAt=d1 lowest=#2 lowestAt=d2 latest=#2 latestAt=d2 total=#16');
});

test('describes a single value and no value, and counts missing values over all series', () => {
  expect(describeChart(chart([null, 6]), t, format, ' ')).toBe(
    'summary.one name=Sales value=#6 at=d1 missing count=1',
  );
  expect(describeChart(chart([]), t, format, ' ')).toBe('summary.none name=Sales');
  const two = chart([1, null]);
  const series = [...two.series, { name: 'Visits', values: [null, null] }];
  expect(describeChart({ ...two, series }, t, format, '|')).toBe(
    'summary.one name=Sales value=#1 at=d0|summary.none name=Visits|missing count=3',
  );
});
