/** The data of a chart, and facts about it for the text summary. */

/** Null is not drawn and counts as missing. */
type ChartValue = number | null;

/** Unit of the figures: yuan, a count, or a ratio (1 = 100 %). */
export type Unit = 'money' | 'count' | 'percent';

interface ChartSeries {
  name: string;
  /** One for each category. */
  values: readonly ChartValue[];
}

export interface ChartData {
  /** Name of the category axis; heads the first column of the table. */
  axis: string;
  /** `short` labels the axis. */
  categories: readonly { name: string; short?: string }[];
  series: readonly ChartSeries[];
  unit: Unit;
  /** Whether the categories are instants, the oldest first: then the summary names the latest figure. */
  timed?: boolean;
  /** Whether the figures can be added up. */
  summed?: boolean;
}

/** A figure and the index of its category. */
interface Figure {
  value: number;
  index: number;
}

interface SeriesFacts {
  count: number;
  missing: number;
  total: number;
  highest: Figure | null;
  lowest: Figure | null;
  latest: Figure | null;
}

/** Collects the facts of a series in one pass. The first of several highest or lowest figures counts. */
export function getFacts(values: readonly ChartValue[]): SeriesFacts {
  const facts: SeriesFacts = { count: 0, missing: 0, total: 0, highest: null, lowest: null, latest: null };
  values.forEach((value, index) => {
    if (value === null) {
      facts.missing += 1;
      return;
    }
    const figure = { value, index };
    facts.count += 1;
    facts.total += value;
    if (!facts.highest || value > facts.highest.value) facts.highest = figure;
    if (!facts.lowest || value < facts.lowest.value) facts.lowest = figure;
    facts.latest = figure;
  });
  return facts;
}

/** Returns the number of figures that can be drawn. */
export const countFigures = ({ series }: ChartData): number =>
  series.reduce((sum, { values }) => sum + getFacts(values).count, 0);
