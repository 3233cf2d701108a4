/** What the analysis shows, as its address tells it: a range with a name, or two days; and which figures. */
import {
  type AnalysisDays,
  type AnalysisRange,
  analysisRanges,
  getRangeDays,
} from '@/validation/analysisDays';

const SHOWN = ['sales', 'visits'] as const;
export type ShownFigures = (typeof SHOWN)[number];
const DEFAULT_RANGE: AnalysisRange = 'month';

export interface AnalysisQuery {
  /** Null where the days were chosen one by one. */
  range: AnalysisRange | null;
  /** As they stand in the address, right or wrong; those of the range where there is one. */
  days: AnalysisDays;
  show: ShownFigures;
}

/** Reads an address; what it does not name, or names wrongly, is as everybody finds the page. */
export function readAnalysisQuery(search: URLSearchParams, today: string): AnalysisQuery {
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  const asked = analysisRanges.find((range) => range === search.get('range')) ?? DEFAULT_RANGE;
  const range = from || to ? null : asked;
  return {
    range,
    days: range ? getRangeDays(range, today) : { from, to },
    show: SHOWN.find((figures) => figures === search.get('show')) ?? 'sales',
  };
}

/** The query string (without '?') that leads to the same figures; '' for what everybody finds. */
export function formatAnalysisQuery({ range, days, show }: AnalysisQuery): string {
  const search = new URLSearchParams();
  if (range && range !== DEFAULT_RANGE) search.set('range', range);
  if (!range) {
    search.set('from', days.from);
    search.set('to', days.to);
  }
  if (show !== 'sales') search.set('show', show);
  return search.toString();
}
