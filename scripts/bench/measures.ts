/** The figures of one visit, and what they become over all rounds. */
import { type Summary, summarize, toMultiple } from './statistics';

/** Bytes as they came; times in ms since the page was asked for; shares are 1 for yes, 0 for no. */
export interface Figures {
  requests?: number;
  scripts?: number;
  jsBytes?: number;
  cssBytes?: number;
  bytes?: number;
  /** Asked for only after the page could be used and had loaded; not among the others. */
  laterBytes?: number;
  fcp?: number;
  lcp?: number;
  blocking?: number;
  usable?: number;
  posted?: number;
  /** Whether the first press was enough. */
  held?: number;
  kept?: number;
  cls?: number;
  heap?: number;
}

export type Measure = keyof Figures;

export interface Measured extends Summary {
  /** How many times the floor's median; only times have it. */
  multiple?: number;
}

export type Results = Partial<Record<Measure, Measured>>;

/** Every visit of one page under the same conditions. */
export interface Visits {
  page: string;
  profile: string;
  figures: Figures[];
}

/** What of the floor a time is measured by: to be usable and to post both mean that somebody can begin. */
const UNITS: Partial<Record<Measure, Measure>> = {
  fcp: 'fcp',
  lcp: 'fcp',
  usable: 'usable',
  posted: 'usable',
};

/** The medians of all visits, times also as multiples of the floor's. */
export function summarizeVisits(figures: readonly Figures[], floor: readonly Figures[]): Results {
  const measures = [...new Set(figures.flatMap((one) => Object.keys(one) as Measure[]))];
  const results: Results = {};
  for (const measure of measures) {
    const summary = summarize(figures.map((one) => one[measure]));
    const unit = UNITS[measure];
    const multiple = unit && toMultiple(summary?.median, summarize(floor.map((one) => one[unit]))?.median);
    if (summary) results[measure] = multiple === undefined ? summary : { ...summary, multiple };
  }
  return results;
}
