/** Dashboards of the legacy template: their addresses, their charts and the tables behind them. */
import type { TemplateAnalysis } from '../../../../src/contract';
import type { Visitor } from '../visitor';
import type { Words } from '../words';

export const ANALYSIS = '/template/dashboard/analysis';
export const MONITOR = '/template/dashboard/monitor';
export const WORKPLACE = '/template/dashboard/workplace';

/** An answer in the portal's envelope, as a fault. */
export const answerWith = (data: unknown) => ({
  body: { code: 20_000, data, subCode: null, subMsg: null },
});

/** Waits until so many charts are drawn: each has lines or bars. */
export async function seesDrawn(visitor: Visitor, count: number): Promise<void> {
  await visitor.waits(
    (wanted: number) => {
      const drawings = [...document.querySelectorAll('.chart-drawing')];
      return drawings.filter((one) => one.querySelector('svg path')).length === wanted;
    },
    `${count} charts drawn`,
    count,
  );
}

/** Opens the table behind a chart. */
export const opensTableOf = (visitor: Visitor, title: Words) =>
  visitor.presses(`${visitor.says('template.chart.table')}: ${visitor.says(title)}`);

/** Presses one of the ranges or kinds of figures: the radio itself is hidden behind its words. */
export const choosesShown = (visitor: Visitor, words: Words) =>
  visitor.clicks(`.ant-segmented-item-label[title="${visitor.says(words)}"]`);

/** The rows of a chart's table: the cells after the first one, as plain numbers. NaN is a dash. */
export async function figuresOf(visitor: Visitor, title: Words): Promise<number[][]> {
  const rows = await visitor.page.evaluate((caption) => {
    const table = [...document.querySelectorAll('.chart-table table')].find(
      (one) => one.querySelector('caption')?.textContent === caption,
    );
    return [...(table?.querySelectorAll('tbody tr.ant-table-row') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
    );
  }, visitor.says(title));
  const toNumber = (text: string) => (/\d/.test(text) ? Number(text.replace(/[^\d.-]/g, '')) : Number.NaN);
  return rows.map((cells) => cells.map(toNumber));
}

const NO_TREND = { value: null, before: null };

/** An analysis in which nothing but the sales of some days is known. */
export const analysisOf = (sales: readonly (number | null)[]): TemplateAnalysis => ({
  from: '2026-01-01',
  to: '2026-01-31',
  step: 'hour',
  tiles: { sales: NO_TREND, visits: NO_TREND, payments: NO_TREND, conversion: NO_TREND },
  points: sales.map((one, hour) => ({
    period: new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
    sales: one,
    visits: null,
    payments: null,
  })),
  stores: [],
  channels: [],
  searches: [],
});
