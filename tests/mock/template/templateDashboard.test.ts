import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { rollFor, splitBy } from '../../../mock/_domain/template/chance';
import { getMonitor } from '../../../mock/_domain/template/monitor';
import { countMinute, countTrade } from '../../../mock/_domain/template/trade';
import { DAY, HOUR, MINUTE } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { formatChinaDate } from '../../../src/validation/dates';
import { addDays, getChinaDayStart } from '../../../src/validation/days';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();
const member = () => newBrowser().opensSessionOf('demo');
const ask = (browser: Browser, query: Record<string, string> = {}) =>
  browser.call('templateAnalysis', { query });
const sum = (values: (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);
const today = () => formatChinaDate(now());
/** Past days, whose numbers no longer change. */
const past = () => ({ from: addDays(today(), -40), to: addDays(today(), -3) });

test('returns the same roll between 0 and 1 for the same arguments', () => {
  const rolls = Array.from({ length: 1_000 }, (_, number) => rollFor('a', number));
  expect(rolls).toEqual(rolls.map((_, number) => rollFor('a', number)));
  expect(Math.min(...rolls)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...rolls)).toBeLessThan(1);
  expect(sum(rolls) / rolls.length).toBeCloseTo(0.5, 1);
  expect(rollFor('a', 12)).not.toBe(rollFor('a1', 2));
});

test('splits a number into parts that add up to it', () => {
  expect(splitBy(10, [1, 1, 1])).toEqual([3, 4, 3]);
  expect(sum(splitBy(99_991, [0.3, 2, 7, 0.01]))).toBe(99_991);
  expect(splitBy(0, [1, 2])).toEqual([0, 0]);
});

test('adds minutes up to their hour and hours up to their day, and never decreases', () => {
  const start = getChinaDayStart('2026-03-01');
  const minutes = Array.from({ length: 60 }, (_, minute) => countMinute(start + minute * MINUTE).sales);
  expect(sum(minutes)).toBe(countTrade(start, start + HOUR).sales);
  const hours = Array.from({ length: 24 }, (_, hour) =>
    countTrade(start + hour * HOUR, start + (hour + 1) * HOUR),
  );
  expect(sum(hours.map(({ visits }) => visits))).toBe(countTrade(start, start + DAY).visits);
  const growing = Array.from({ length: 90 }, (_, step) => countTrade(start, start + step * 97_000).sales);
  expect(growing).toEqual(growing.toSorted((a, b) => a - b));
});

test.each([
  ['today', 'hour'],
  ['week', 'day'],
  ['month', 'day'],
  ['year', 'month'],
] as const)('reports %s by the %s, and every split adds up to the total', async (range, step) => {
  const { data } = await ask(member(), { range });
  expect(data.step).toBe(step);
  expect(data.to).toBe(today());
  const { sales, visits, payments, conversion } = data.tiles;
  expect(sum(data.points.map((point) => point.sales))).toBe(sales.value);
  expect(sum(data.points.map((point) => point.visits))).toBe(visits.value);
  expect(sum(data.points.map((point) => point.payments))).toBe(payments.value);
  expect(sum(data.stores.map((store) => store.sales))).toBe(sales.value);
  expect(sum(data.channels.map((channel) => channel.sales))).toBe(sales.value);
  if (visits.value) expect(conversion.value).toBe((payments.value ?? 0) / visits.value);
  const ranked = data.stores.map((store) => store.sales ?? 0);
  expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
  if (range === 'week') expect(data.points).toHaveLength(7);
  if (range === 'month') expect(data.points).toHaveLength(30);
  if (range === 'year') expect(data.points).toHaveLength(12);
});

test('returns the same numbers for past days at any time and in every language', async () => {
  const browser = member();
  const days = past();
  const { data } = await ask(browser, days);
  advanceClock(5 * MINUTE);
  browser.lang = 'zh-TW';
  const { data: later } = await ask(browser, days);
  expect(later.points).toEqual(data.points);
  expect(later.tiles).toEqual(data.tiles);
  expect(later.stores.map(({ sales }) => sales)).toEqual(data.stores.map(({ sales }) => sales));
  expect(later.stores[0]?.name).not.toBe(data.stores[0]?.name);
  expect(data).toMatchObject({ ...days, step: 'day' });
  expect(data.points.map(({ period }) => period)).toContain(addDays(days.from, 5));
});

test('reports invalid days at their field, and accepts 366 days', async () => {
  const browser = member();
  const wrong = async (query: Record<string, string>) => {
    const { status, data } = await ask(browser, query);
    return [status, data];
  };
  const day = today();
  expect(await wrong({ range: 'century' })).toEqual([422, { range: subCodes.FIELD_FORMAT }]);
  expect(await wrong({ from: day })).toEqual([422, { to: subCodes.FIELD_REQUIRED }]);
  expect(await wrong({ from: '2026-02-30', to: addDays(day, 1) })).toEqual([
    422,
    { from: subCodes.FIELD_FORMAT, to: subCodes.FIELD_FORMAT },
  ]);
  expect(await wrong({ from: day, to: addDays(day, -1) })).toEqual([422, { to: subCodes.RANGE_BACKWARDS }]);
  expect(await wrong({ from: addDays(day, -366), to: day })).toEqual([422, { to: subCodes.RANGE_TOO_LONG }]);
  expect((await ask(browser, { from: addDays(day, -365), to: day })).status).toBe(200);
});

test('increases sales in the monitor with the clock, and the regions add up to them', () => {
  const look = () => getMonitor({ lang: 'en-US' });
  // A new day starts at midnight.
  if (Date.parse(look().endsAt) - now() < 2 * HOUR) advanceClock(2 * HOUR);
  const early = look();
  advanceClock(HOUR);
  const late = look();
  expect(late.total ?? 0).toBeGreaterThan(early.total ?? 0);
  expect(late.target).toBe(early.target);
  expect(sum(late.regions.map(({ sales }) => sales))).toBe(late.total);
  expect(late.minutes).toHaveLength(30);
  for (const { used } of late.resources) expect(used !== null && used >= 0 && used <= 1).toBe(true);
});

test('counts the workplace from its own records', async () => {
  const { data } = await member().call('templateWorkplace');
  expect(data.team.teams.every(({ points }) => points.length === data.team.topics.length)).toBe(true);
  const times = data.activities.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});
