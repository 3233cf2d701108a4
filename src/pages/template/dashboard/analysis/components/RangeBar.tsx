import { Card, Form, Segmented } from 'antd';
import { DayFilter } from '@/components/Table/DayFilter';
import { ANALYSIS_DAYS_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import {
  type AnalysisDays,
  type AnalysisRange,
  analysisRanges,
  type checkAnalysisDays,
} from '@/validation/analysisDays';
import { isCalendarDay } from '@/validation/days';
import type { AnalysisQuery } from '../analysisQuery';
import './RangeBar.css';

/** No range with a name: the days were chosen one by one. */
const OWN_DAYS = 'own';

interface Props {
  query: AnalysisQuery;
  /** What is wrong with the days. */
  problems: ReturnType<typeof checkAnalysisDays>;
  onChange: (part: Partial<AnalysisQuery>) => void;
}

/** A day that there is not leaves its field empty; the calendar would show another one in its place. */
const toShown = (day: string): string => (isCalendarDay(day) ? day : '');

/** Which days the figures are of: a range in one press, or any two days; what is wrong with one is said beneath it. */
export function RangeBar({ query, problems, onChange }: Props) {
  const t = useT();
  const { range, days } = query;
  const explain = (end: keyof AnalysisDays) =>
    problems[end] && t(`template.analysis.day.${problems[end]}`, { days: ANALYSIS_DAYS_MAX });
  return (
    <Card>
      <div className="analysis-range">
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
