/** What a chart is made of, and what can be said of it in words. */

/** No number (null, NaN, Infinity) is left out of the drawing, and counted as missing. */
type ChartValue = number | null | undefined;

/** What the figures are: yuan, a number of things, or a part of 1. */
export type Unit = 'money' | 'count' | 'percent';

interface ChartSeries {
  name: string;
  /** One for each category. */
  values: readonly ChartValue[];
}

export interface ChartData {
  /** What the categories are; heads the first column of the table. */
  axis: string;
  /** `short` is written along the axis. */
  categories: readonly { name: string; short?: string }[];
  series: readonly ChartSeries[];
  unit: Unit;
  /** The categories are moments, the oldest first: the latest figure can be told. */
  timed?: boolean;
  /** The figures can be added up. */
  summed?: boolean;
}

/** A figure, and the place of its category. */
interface Spot {
  value: number;
  place: number;
}

interface SeriesFacts {
  count: number;
  missing: number;
  total: number;
  highest: Spot | null;
  lowest: Spot | null;
  latest: Spot | null;
}

/** The value as a number that can be drawn, or null. */
export const toFigure = (value: ChartValue): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Goes over a series once. Of several highest or lowest figures the first counts. */
export function getFacts(values: readonly ChartValue[]): SeriesFacts {
  const facts: SeriesFacts = { count: 0, missing: 0, total: 0, highest: null, lowest: null, latest: null };
  values.forEach((raw, place) => {
    const value = toFigure(raw);
    if (value === null) {
      facts.missing += 1;
      return;
    }
    const spot = { value, place };
    facts.count += 1;
    facts.total += value;
    if (!facts.highest || value > facts.highest.value) facts.highest = spot;
    if (!facts.lowest || value < facts.lowest.value) facts.lowest = spot;
    facts.latest = spot;
  });
  return facts;
}

/** How many figures there are to draw. */
export const countFigures = ({ series }: ChartData): number =>
  series.reduce((sum, { values }) => sum + getFacts(values).count, 0);
