import { formatAnalysisQuery, readAnalysisQuery } from '@/pages/template/dashboard/analysis/analysisQuery';

const TODAY = '2026-03-01';
const read = (search: string) => readAnalysisQuery(new URLSearchParams(search), TODAY);

test.each(['', 'range=week', 'range=year&show=visits', 'from=2026-01-01&to=2026-02-01'])(
  'reads and formats the query "%s" without changing it',
  (search) => {
    expect(formatAnalysisQuery(read(search))).toBe(search);
  },
);

test('replaces unknown values by the defaults, but keeps invalid dates for correction', () => {
  expect(read('range=century&show=losses')).toMatchObject({ range: 'month', show: 'sales' });
  expect(read('from=soon&range=week')).toMatchObject({ range: null, days: { from: 'soon', to: '' } });
});
