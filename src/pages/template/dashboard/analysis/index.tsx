import { useLocation } from '@umijs/max';
import { Button } from 'antd';
import { useMemo } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getAnalysis } from '@/services/templateDashboard';
import { ANALYSIS_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { getToday } from '@/utils/today';
import { checkAnalysisDays } from '@/validation/analysisDays';
import { type AnalysisQuery, formatAnalysisQuery, readAnalysisQuery } from './analysisQuery';
import { AnalysisFigures } from './components/AnalysisFigures';
import { RangeBar } from './components/RangeBar';
import '../components/dashboard.css';

const EXPECTED_ROWS = 6;

/** /template/dashboard/analysis: sales and visits of the period named by the address. */
export default function AnalysisPage() {
  const t = useT();
  const { search } = useLocation();
  const today = getToday();
  const query = useMemo(() => readAnalysisQuery(new URLSearchParams(search), today), [search, today]);
  const { range, days, show } = query;
  const problems = range ? {} : checkAnalysisDays(days, today);
  const valid = Object.keys(problems).length === 0;
  const { from, to } = days;
  // Send no request for invalid days; the page shows their problems instead.
  const request = valid ? (range ? { range } : { from, to }) : null;
  const { data, loading, error, reload } = useRead(
    ['analysis', request],
    async () => request && getAnalysis(request),
    { keepPrevious: true },
  );
  const change = (part: Partial<AnalysisQuery>) =>
    goTo([ANALYSIS_PATH, formatAnalysisQuery({ ...query, ...part })].filter(Boolean).join('?'));

  return (
    <>
      <PageHeader title="page.template.analysis" purpose="template.about.analysis" />
      <div className="dashboard stack">
        <RangeBar query={query} problems={problems} onChange={change} />
        {!valid && (
          <Alert
            type="warning"
            message={t('template.analysis.mend')}
            action={
              <Button onClick={() => change({ range: 'month' })}>{t('template.analysis.mend.reset')}</Button>
            }
          />
        )}
        {valid && error && <LoadError title="template.analysis.failed" error={error} onRetry={reload} />}
        {valid && !data && !error && <RowsSkeleton rows={EXPECTED_ROWS} height="block" />}
        {valid && data && (
          <div className="dashboard stack" aria-busy={loading}>
            <AnalysisFigures data={data} show={show} onShow={(next) => change({ show: next })} />
          </div>
        )}
      </div>
    </>
  );
}
