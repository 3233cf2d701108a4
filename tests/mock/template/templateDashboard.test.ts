import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getMonitor } from '../../../mock/_domain/template/monitor';
import { HOUR, MINUTE } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import { addDays } from '../../../src/validation/days';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();
const member = () => newBrowser().opensSessionOf('demo');
const ask = (browser: Browser, query: Record<string, string> = {}) =>
  browser.call('templateAnalysis', { query });
const sum = (values: (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);
const today = () => formatChinaDate(now());
/** Past days, whose numbers no longer change. */
const past = () => ({ from: addDays(today(), -40), to: addDays(today(), -3) });

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

test('reports invalid days at their field', async () => {
  const [browser, day] = [member(), today()];
  expect(await ask(browser, { from: day })).toHaveWrongFields({ to: 'FIELD_REQUIRED' });
  expect(await ask(browser, { from: day, to: addDays(day, -1) })).toHaveWrongFields({
    to: 'RANGE_BACKWARDS',
  });
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
