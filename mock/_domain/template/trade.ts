/** Sales of the fictitious shops. Values never change, and a month is the sum of its days. */
import { DAY, HOUR, MINUTE } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import { getChinaDayStart } from '../../../src/validation/days';
import { rollFor, splitBy } from './chance';

/** Whole numbers; sales in yuan. */
export interface Trade {
  sales: number;
  visits: number;
  payments: number;
}

const HOURS_OF_DAY = 24;
const MINUTES_OF_HOUR = 60;
/** Visits in an average hour. 5 to 8 % of them end with a payment of 60 to 150 yuan on average. */
const VISITS = 420;
const PAYING = { from: 0.05, spread: 0.03 };
const ORDER = { from: 60, spread: 90 };
const NOTHING: Trade = { sales: 0, visits: 0, payments: 0 };

const add = (a: Trade, b: Trade): Trade => ({
  sales: a.sales + b.sales,
  visits: a.visits + b.visits,
  payments: a.payments + b.payments,
});

/** Returns how busy an hour is: quiet nights, busy evenings, busier weekends. 1 is average. */
function getBusyness(start: number): number {
  const inChina = new Date(start + 8 * HOUR);
  const evening = 1 - Math.cos((2 * Math.PI * (inChina.getUTCHours() - 3)) / HOURS_OF_DAY);
  const weekend = [0, 6].includes(inChina.getUTCDay()) ? 1.4 : 1;
  return (0.15 + 0.85 * evening) * weekend * (0.7 + 0.6 * rollFor('day', formatChinaDate(start)));
}

/** Returns the trade of the whole hour that begins at `start`, in ms. */
function countHour(start: number): Trade {
  const visits = Math.round(VISITS * getBusyness(start) * (0.8 + 0.4 * rollFor('visits', start)));
  const payments = Math.round(visits * (PAYING.from + PAYING.spread * rollFor('payments', start)));
  return {
    visits,
    payments,
    sales: Math.round(payments * (ORDER.from + ORDER.spread * rollFor('sales', start))),
  };
}

/** Returns the trade of each minute of the hour that begins at `start`; the minutes add up to the hour. */
function countMinutes(start: number): Trade[] {
  const hour = countHour(start);
  const weights = Array.from({ length: MINUTES_OF_HOUR }, (_, minute) => 0.5 + rollFor('m', start, minute));
  const [sales, visits, payments] = [hour.sales, hour.visits, hour.payments].map((one) =>
    splitBy(one, weights),
  ) as [number[], number[], number[]];
  return weights.map((_, minute) => ({
    sales: sales[minute] ?? 0,
    visits: visits[minute] ?? 0,
    payments: payments[minute] ?? 0,
  }));
}

const floorTo = (unit: number, time: number): number => Math.floor(time / unit) * unit;

/** Returns the trade of the whole minute that begins at `start`, in ms. */
export function countMinute(start: number): Trade {
  const hour = floorTo(HOUR, start);
  return countMinutes(hour)[(start - hour) / MINUTE] ?? NOTHING;
}

/**
 * Returns the trade from `start`, the beginning of an hour, up to `end` (ms). Counts part of a minute in
 * proportion.
 */
export function countTrade(start: number, end: number): Trade {
  let sum = NOTHING;
  for (let hour = start; hour < end; hour += HOUR) {
    if (hour + HOUR <= end) {
      sum = add(sum, countHour(hour));
      continue;
    }
    const minutes = countMinutes(hour);
    const full = Math.floor((end - hour) / MINUTE);
    const part = (end - hour - full * MINUTE) / MINUTE;
    const { sales, visits, payments } = minutes[full] ?? NOTHING;
    sum = [...minutes.slice(0, full)].reduce(add, sum);
    sum = add(sum, {
      sales: Math.floor(sales * part),
      visits: Math.floor(visits * part),
      payments: Math.floor(payments * part),
    });
  }
  return sum;
}

/** Returns the start and the end of the day in China that contains a time, in ms. */
export function getDayAround(at: number): { start: number; end: number } {
  const start = getChinaDayStart(formatChinaDate(at));
  return { start, end: start + DAY };
}
