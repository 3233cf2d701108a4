import { useLocation } from '@umijs/max';
import { Button, Card, Form, Segmented } from 'antd';
import { useMemo } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { DayFilter } from '@/components/Table/DayFilter';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { ANALYSIS_DAYS_MAX } from '@/constants';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getAnalysis } from '@/services/templateDashboard';
import { ANALYSIS_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { getToday } from '@/utils/today';
import {
  type AnalysisDays,
  type AnalysisRange,
  analysisRanges,
  checkAnalysisDays,
} from '@/validation/analysisDays';
import { isCalendarDay } from '@/validation/days';
import { type AnalysisQuery, formatAnalysisQuery, readAnalysisQuery } from './analysisQuery';
import { AnalysisFigures } from './components/AnalysisFigures';
import './index.css';
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

/** The option for a custom period. */
const OWN_DAYS = 'own';

interface Props {
  query: AnalysisQuery;
  /** Problems of the two days. */
  problems: ReturnType<typeof checkAnalysisDays>;
  onChange: (part: Partial<AnalysisQuery>) => void;
}

/** Returns '' for a date that does not exist, because the calendar would show another one. */
const toShown = (day: string): string => (isCalendarDay(day) ? day : '');

/** Selects the period: a named range or any two days. Problems of a day are shown below its field. */
function RangeBar({ query, problems, onChange }: Props) {
  const t = useT();
  const { range, days } = query;
  const explain = (end: keyof AnalysisDays) =>
    problems[end] && t(`template.analysis.day.${problems[end]}`, { days: ANALYSIS_DAYS_MAX });
  return (
    <Card>
      <div className="analysis-range stack">
        <Segmented<AnalysisRange | typeof OWN_DAYS>
          size="large"
          name="range"
          aria-label={t('template.analysis.range')}
          value={range ?? OWN_DAYS}
          options={analysisRanges.map((value) => ({ value, label: t(`template.analysis.range.${value}`) }))}
          onChange={(value) => {
            if (value !== OWN_DAYS) onChange({ range: value });
          }}
        />
        <Form
          name="analysis"
          layout="vertical"
          className="analysis-days"
          fields={[
            { name: 'from', value: toShown(days.from) },
            { name: 'to', value: toShown(days.to) },
          ]}
          onValuesChange={(_, own: AnalysisDays) =>
            onChange({ range: null, days: { from: own.from ?? '', to: own.to ?? '' } })
          }
        >
          <DayFilter name="from" label="template.analysis.from" problem={explain('from')} />
          <DayFilter name="to" label="template.analysis.to" problem={explain('to')} />
        </Form>
      </div>
    </Card>
  );
}
