/** The state of the analysis page in its query string: a named range or two days, and the shown figures. */
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
  /** Null for a custom period. */
  range: AnalysisRange | null;
  /** For a named range its days; otherwise the days as written in the address, valid or not. */
  days: AnalysisDays;
  show: ShownFigures;
}

/** Parses a query string. Missing or invalid parameters get their default. */
export function readAnalysisQuery(search: URLSearchParams, today: string): AnalysisQuery {
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  const namedRange = analysisRanges.find((range) => range === search.get('range')) ?? DEFAULT_RANGE;
  const range = from || to ? null : namedRange;
  return {
    range,
    days: range ? getRangeDays(range, today) : { from, to },
    show: SHOWN.find((figures) => figures === search.get('show')) ?? 'sales',
  };
}

/** Returns the query string (without '?') of a state; '' for the default state. */
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
