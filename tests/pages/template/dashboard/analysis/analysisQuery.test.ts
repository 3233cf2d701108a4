import { formatAnalysisQuery, readAnalysisQuery } from '@/pages/template/dashboard/analysis/analysisQuery';
import { nameMoments } from '@/pages/template/dashboard/analysis/momentNames';

const TODAY = '2026-03-01';
const read = (search: string) => readAnalysisQuery(new URLSearchParams(search), TODAY);

test.each(['', 'range=week', 'range=year&show=visits', 'from=2026-01-01&to=2026-02-01'])(
  'an address of "%s" leads to itself',
  (search) => {
    expect(formatAnalysisQuery(read(search))).toBe(search);
  },
);

test('what an address names wrongly is as everybody finds it; wrong days stay, to be mended', () => {
  expect(read('range=century&show=losses')).toMatchObject({ range: 'month', show: 'sales' });
  expect(read('from=soon&range=week')).toMatchObject({ range: null, days: { from: 'soon', to: '' } });
});

test('moments are named by the clocks of China; what is none stands as it came', () => {
  expect(nameMoments(['2026-03-01T00:00:00+08:00'], 'hour', 'zh-CN')[0]?.name).toBe('00:00');
  expect(nameMoments(['2026-03-01'], 'day', 'en-US')[0]).toEqual({ name: 'March 1, 2026', short: '3/1' });
  expect(nameMoments(['2026-03'], 'month', 'en-US')[0]).toEqual({ name: 'March 2026', short: 'Mar' });
  expect(nameMoments(['never'], 'day', 'en-US')).toEqual([{ name: 'never', short: 'never' }]);
});
