/**
 * Sales of the fictitious shops. Each figure counts from a fixed moment along a curve, so past values never change and
 * the parts of a period add up to the period.
 */
import { DAY, HOUR, MINUTE } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import { getChinaDayStart } from '../../../src/validation/days';

/** Whole numbers; sales in yuan. */
export interface Trade {
  sales: number;
  visits: number;
  payments: number;
}

/** The average of an hour, and the length of a slow wave, which differs so that the figures differ in their trends. */
const FIGURES = {
  visits: { perHour: 420, slow: 9 * DAY },
  payments: { perHour: 27, slow: 11 * DAY },
  sales: { perHour: 2_850, slow: 13 * DAY },
};

/** The busiest time of the day, in ms after midnight UTC: 20:00 in China. */
const BUSIEST = 12 * HOUR;

/** Returns the value of a figure from the beginning of 1970 to `at` (ms). */
function countUntil(at: number, { perHour, slow }: { perHour: number; slow: number }): number {
  // The heights add up to less than 1, so that no figure ever decreases.
  const waves = [
    { length: DAY, height: 0.6 },
    { length: slow, height: 0.2 },
    { length: 7 * MINUTE, height: 0.15 },
  ];
  const deviation = waves.reduce((sum, { length, height }) => {
    const turn = length / (2 * Math.PI);
    return sum + height * turn * Math.sin((at - BUSIEST) / turn);
  }, 0);
  return Math.floor((perHour * (at + deviation)) / HOUR);
}

/** Returns the trade from `start` to `end` (ms). */
export function countTrade(start: number, end: number): Trade {
  const count = (figure: keyof Trade) =>
    countUntil(end, FIGURES[figure]) - countUntil(start, FIGURES[figure]);
  return { sales: count('sales'), visits: count('visits'), payments: count('payments') };
}

/** Returns the start and the end of the day in China that contains a time, in ms. */
export function getDayAround(at: number): { start: number; end: number } {
  const start = getChinaDayStart(formatChinaDate(at));
  return { start, end: start + DAY };
}
