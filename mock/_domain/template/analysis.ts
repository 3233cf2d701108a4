/** The figures of the analysis, for the legacy template. */
import { DAY, HOUR } from '../../../src/constants';
import type { TemplateAnalysis, TemplateAnalysisPoint, TemplateTrend } from '../../../src/contract';
import { type AnalysisDays, checkAnalysisDays, getRangeDays } from '../../../src/validation/analysisDays';
import { formatChinaDate } from '../../../src/validation/dates';
import { addDays, countDays, getChinaDayStart } from '../../../src/validation/days';
import { type Lang, translate } from '../lib/messages';
import { assertNoneWrong } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import { rollFor } from './chance';
import { shareAmongChannels, shareAmongStores } from './shares';
import { countTrade, type Trade } from './trade';

type AnalysisQuery = EndpointContext<'templateAnalysis'>['query'];

/** Maximum length of a period that is shown by day, in days. Longer ones are shown by month. */
const DAILY_POINTS_MAX = 62;
const KEYWORDS = ['umbrella', 'lamp', 'backpack', 'teapot', 'scarf', 'notebook', 'bicycle', 'chair'] as const;

/** Returns the days of a query. Throws a 422 for future days, too many days or days in the wrong order. */
function getDays({ range, from, to }: AnalysisQuery, today: string): AnalysisDays {
  if (from === undefined && to === undefined) return getRangeDays(range ?? 'month', today);
  assertNoneWrong(checkAnalysisDays({ from, to }, today));
  return { from, to } as AnalysisDays;
}

/** Splits a period into hours, days or months, each with its name, start and end (ms). */
function splitPeriod({ from, to }: AnalysisDays, step: TemplateAnalysis['step'], asOf: number) {
  if (step === 'hour') {
    const first = getChinaDayStart(from);
    const last = Math.min(first + DAY, asOf);
    return Array.from({ length: Math.ceil((last - first) / HOUR) }, (_, hour) => {
      const start = first + hour * HOUR;
      return { period: toInstant(start), start, end: Math.min(start + HOUR, last) };
    });
  }
  const days = Array.from({ length: countDays(from, to) }, (_, day) => addDays(from, day));
  const names = step === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
  return names.map((name) => {
    const own = days.filter((day) => day.startsWith(name));
    const start = getChinaDayStart(own[0] as string);
    return { period: name, start, end: Math.min(start + own.length * DAY, asOf) };
  });
}

function compare(current: Trade, before: Trade): TemplateAnalysis['tiles'] {
  const conversion = ({ payments, visits }: Trade) => (visits === 0 ? null : payments / visits);
  const trend = (read: (trade: Trade) => number | null): TemplateTrend => ({
    value: read(current),
    before: read(before),
  });
  return {
    sales: trend(({ sales }) => sales),
    visits: trend(({ visits }) => visits),
    payments: trend(({ payments }) => payments),
    conversion: trend(conversion),
  };
}

function listSearches(visits: TemplateTrend, lang: Lang): TemplateAnalysis['searches'] {
  const count = (of: number | null, keyword: string, when: string) =>
    Math.round((of ?? 0) * (0.02 + 0.1 * rollFor('search', keyword, when)));
  return KEYWORDS.map((keyword) => ({
    id: keyword,
    keyword: translate(lang, `templateDashboard.keyword.${keyword}`),
    value: count(visits.value, keyword, 'now'),
    before: count(visits.before, keyword, 'before'),
  })).sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
}

/** Returns the figures of a period, up to now. Throws a 422 for invalid days. */
export function getAnalysis({ lang }: { lang: Lang }, query: AnalysisQuery): TemplateAnalysis {
  const asOf = now();
  const days = getDays(query, formatChinaDate(asOf));
  const count = countDays(days.from, days.to);
  const step = count === 1 ? 'hour' : count <= DAILY_POINTS_MAX ? 'day' : 'month';
  const points = splitPeriod(days, step, asOf).map(
    ({ period, start, end }): TemplateAnalysisPoint => ({ period, ...countTrade(start, end) }),
  );
  const start = getChinaDayStart(days.from);
  const end = Math.min(start + count * DAY, asOf);
  const current = countTrade(start, end);
  const tiles = compare(current, countTrade(start - count * DAY, end - count * DAY));
  return {
    ...days,
    step,
    tiles,
    points,
    stores: shareAmongStores(current.sales, lang),
    channels: shareAmongChannels(current.sales, lang),
    searches: listSearches(tiles.visits, lang),
  };
}
