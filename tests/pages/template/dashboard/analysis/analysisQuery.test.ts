import { formatAnalysisQuery, readAnalysisQuery } from '@/pages/template/dashboard/analysis/analysisQuery';

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
