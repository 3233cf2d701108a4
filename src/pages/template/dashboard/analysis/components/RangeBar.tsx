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
export function RangeBar({ query, problems, onChange }: Props) {
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
