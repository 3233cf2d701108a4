/** Dashboards of the legacy template: their addresses, their charts and the tables behind them. */
import type { TemplateAnalysis } from '../../../../src/contract';
import type { Visitor } from '../visitor';
import type { Words } from '../words';

export const ANALYSIS = '/template/dashboard/analysis';

/** A fault whose response has these data in the portal's envelope. */
export const answerWith = (data: unknown) => ({
  body: { code: 20_000, data, subCode: null, subMsg: null },
});

/** Waits until this number of charts is drawn: each has lines or bars. */
export async function seesDrawn(visitor: Visitor, count: number): Promise<void> {
  await visitor.waits(
    (wanted: number) => {
      const drawings = [...document.querySelectorAll('.chart-drawing')];
      return drawings.filter((drawing) => drawing.querySelector('svg path')).length === wanted;
    },
    `${count} charts drawn`,
    count,
  );
}

/** Opens the table of a chart. */
export const opensTableOf = (visitor: Visitor, title: Words) =>
  visitor.presses(`${visitor.says('template.chart.table')}: ${visitor.says(title)}`);

/** Chooses a range or a kind of figures; clicks the label, because the radio button is hidden. */
export const choosesShown = (visitor: Visitor, label: Words) =>
  visitor.clicks(`.ant-segmented-item-label[title="${visitor.says(label)}"]`);

/** The rows of a chart's table: the cells after the first one, as numbers. A cell without digits becomes NaN. */
export async function figuresOf(visitor: Visitor, title: Words): Promise<number[][]> {
  const rows = await visitor.page.evaluate((caption) => {
    const table = [...document.querySelectorAll('.chart-table table')].find(
      (element) => element.querySelector('caption')?.textContent === caption,
    );
    return [...(table?.querySelectorAll('tbody tr.ant-table-row') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
    );
  }, visitor.says(title));
  const toNumber = (text: string) => (/\d/.test(text) ? Number(text.replace(/[^\d.-]/g, '')) : Number.NaN);
  return rows.map((cells) => cells.map(toNumber));
}

const NO_TREND = { value: null, before: null };

/** An analysis that contains only the sales of some hours. */
export const analysisOf = (sales: readonly (number | null)[]): TemplateAnalysis => ({
  from: '2026-01-01',
  to: '2026-01-31',
  step: 'hour',
  tiles: { sales: NO_TREND, visits: NO_TREND, payments: NO_TREND, conversion: NO_TREND },
  points: sales.map((value, hour) => ({
    period: new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
    sales: value,
    visits: null,
    payments: null,
  })),
  stores: [],
  channels: [],
  searches: [],
});
