/** The arithmetic of the bench: medians, quartiles, multiples, layout shift. */

export interface Summary {
  median: number;
  /** A quarter of the values lie below it, and above `q3`. */
  q1: number;
  q3: number;
  /** How many values there were. */
  count: number;
}

/** The value below which this share (0 to 1) of the sorted values lies, interpolated between its neighbors. */
export function getQuantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Median and quartiles of those values that there are; undefined where there is none. */
export function summarize(values: readonly (number | undefined)[]): Summary | undefined {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const [q1, median, q3] = [0.25, 0.5, 0.75].map((share) => getQuantile(sorted, share)) as [
    number,
    number,
    number,
  ];
  return { median, q1, q3, count: sorted.length };
}

/** How many times `unit` a value is; undefined where one of them is missing or the unit is nothing. */
export function toMultiple(value: number | undefined, unit: number | undefined): number | undefined {
  return value === undefined || !unit ? undefined : value / unit;
}

/** What counts as one task that blocks (Long Tasks, W3C): anything above 50 ms, and of that only the part above. */
const TASK_FREE = 50;

/** How long (ms) tasks of these durations kept the page from answering. */
export const sumBlocking = (durations: readonly number[]): number =>
  durations.reduce((sum, duration) => sum + Math.max(0, duration - TASK_FREE), 0);

export interface Shift {
  /** Ms since the page was asked for. */
  at: number;
  value: number;
}

/** Ms: a window of shifts ends after this long without one, and lasts for five seconds at most (CLS, web.dev). */
const WINDOW_GAP = 1000;
const WINDOW_MAX = 5000;

/** Cumulative layout shift: the sum of the worst window of shifts. */
export function computeLayoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let [first, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    if (at - last >= WINDOW_GAP || at - first >= WINDOW_MAX) [first, sum] = [at, 0];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** The items as a round visits them: each round begins one further, so that no page always follows the same load. */
export function rotate<Item>(items: readonly Item[], round: number): Item[] {
  const start = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
