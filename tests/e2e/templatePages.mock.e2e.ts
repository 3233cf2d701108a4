/** The legacy template's dashboard, forms and lists, on a build that contains them. */
import { DAY } from '../../src/constants';
import type { Data } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { formatChinaDate } from '../../src/validation/dates';
import { ADVANCED, ADVANCED_FORM, storesProjectDraft } from './support/journeys/template';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { goesTo } from './support/screens/navigation';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Words } from './support/words';

const ANALYSIS_PAGE = '/template/dashboard/analysis';

/** Waits until this number of charts is drawn: each has lines or bars. */
async function seesDrawn(visitor: Visitor, count: number): Promise<void> {
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
const opensTableOf = (visitor: Visitor, title: Words) =>
  visitor.presses(`${visitor.says('template.chart.table')}: ${visitor.says(title)}`);

/** Chooses a range or a kind of figures; clicks the label, because the radio button is hidden. */
const choosesShown = (visitor: Visitor, label: Words) =>
  visitor.clicks(`.ant-segmented-item-label[title="${visitor.says(label)}"]`);

/** The rows of a chart's table: the cells after the first one, as numbers. A cell without digits becomes NaN. */
async function figuresOf(visitor: Visitor, title: Words): Promise<number[][]> {
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

beforeEach(resetPortal);

const [, ANALYSIS_PATH = ''] = endpoints.templateAnalysis.split(' ');

const sum = (rows: number[][]) => rows.flat().reduce((all, one) => all + one, 0);
/** Past days, whose figures no longer change. */
const pastDays = () => {
  const day = (back: number) => formatChinaDate(Date.now() - back * DAY);
  return `from=${day(25)}&to=${day(5)}`;
};

test('shows the figures of the API in drawings and tables, keeps the range in the address, and requests no figures for invalid days', async () => {
  const visitor = await aMemberAt(`${ANALYSIS_PAGE}?${pastDays()}`, demo);
  await seesDrawn(visitor, 3);
  const data = await visitor.reads<Data<'templateAnalysis'>>(`${endpoints.templateAnalysis}?${pastDays()}`);
  await opensTableOf(visitor, 'template.analysis.sales');
  await opensTableOf(visitor, 'template.analysis.channels');
  const sales = await figuresOf(visitor, 'template.analysis.sales');
  expect(sales).toEqual(data.points.map((point) => [point.sales]));
  expect(sum(sales)).toBe(data.tiles.sales.value);
  expect(await figuresOf(visitor, 'template.analysis.channels')).toEqual(
    data.channels.map((channel) => [channel.sales]),
  );
  expect(await findings(visitor, true)).toEqual([]);

  await choosesShown(visitor, 'template.analysis.range.week');
  await visitor.arrivesAt(`${ANALYSIS_PAGE}?range=week`);
  await visitor.waits(
    () => document.querySelector('.chart-table')?.querySelectorAll('tr.ant-table-row').length === 7,
    'a row for each day',
  );
  await visitor.fitsIn(320);
  expect(await figuresOf(visitor, 'template.analysis.sales')).toHaveLength(7);

  const requestsBefore = visitor.requestsTo(ANALYSIS_PATH).length;
  await goesTo(visitor, `${ANALYSIS_PAGE}?from=2026-02-30&to=2026-01-01`);
  await visitor.sees('template.analysis.mend');
  expect(visitor.requestsTo(ANALYSIS_PATH)).toHaveLength(requestsBefore);
  await visitor.presses('template.analysis.mend.reset');
  await visitor.arrivesAt(ANALYSIS_PAGE);
});

test('shows the errors of the advanced form in a low footer on a phone, submits a restored draft, and shows the project as under review', async () => {
  const visitor = await aMember(demo, 'zh-TW');
  await visitor.page.setViewport({ width: 320, height: 640 });
  await visitor.opens(ADVANCED_FORM);
  await visitor.presses('template.submit');
  await visitor.waitsForFocus('name');
  await visitor.sees('template.wrong', { count: 16 });
  // The footer stays low, however many errors it lists: 30vh in index.css, plus rounding.
  const isLow = () => {
    const footer = document.querySelector('.advanced-footer');
    return footer !== null && footer.getBoundingClientRect().height <= window.innerHeight * 0.31;
  };
  await visitor.waits(isLow, 'a low footer');
  await storesProjectDraft(visitor);
  await visitor.reloads();
  await visitor.sees('form.draft.discard');
  await visitor.presses('template.submit');
  // The portal has stored the project: the page of the result reads it.
  await visitor.sees('PJ00001');
  expect(visitor.page.url()).toContain('/template/result/success?id=');
  await visitor.sees('template.success.step.current.by', { by: 'Clara Example' });
});

test('a member approves an order, and finds it in its log', async () => {
  const visitor = await aMemberAt(`${ADVANCED}?log=system`, demo);
  await visitor.sees('template.order.act.NOTIFY');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('template.order.approve');
  await visitor.findsAt('.ant-modal');
  await visitor.presses('template.order.approve');
  await visitor.sees('template.order.approve.done');
  await visitor.waitsForFocusAt('.order-header h2');
  await visitor.presses('template.order.logs.approval', 'link');
  await visitor.arrivesAt(`${ADVANCED}?log=approval`);
  await visitor.sees('template.order.act.APPROVE');
  await visitor.fitsIn(320);
});
