/** The dashboards of the legacy template: charts as text, as drawings and as tables. */
import { setTimeout as pause } from 'node:timers/promises';
import { DAY, MONITOR_POLL } from '../../src/constants';
import type { Data, TemplateAnalysis } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { formatChinaDate } from '../../src/validation/dates';
import {
  ANALYSIS,
  analysisOf,
  answerWith,
  choosesShown,
  figuresOf,
  MONITOR,
  opensTableOf,
  seesDrawn,
  WORKPLACE,
} from './support/journeys/templateDashboard';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { goesTo } from './support/screens/navigation';
import { aMember, aMemberAt, aVisitorOnNewDevice } from './support/setup';
import type { Visitor } from './support/visitor';

/** Polling interval, long enough for the network to be idle in between (ms). */
const QUICK_POLL = 500;
const [, ASKED = ''] = endpoints.templateAnalysis.split(' ');
const [, POLLED = ''] = endpoints.templateMonitor.split(' ');

const sum = (rows: number[][]) => rows.flat().reduce((all, one) => all + one, 0);
/** Past days, whose figures no longer change. */
const pastDays = () => {
  const day = (back: number) => formatChinaDate(Date.now() - back * DAY);
  return `from=${day(25)}&to=${day(5)}`;
};

async function showsAnalysis(visitor: Visitor, analysis: TemplateAnalysis): Promise<void> {
  await visitor.injectsFault(endpoints.templateAnalysis, answerWith(analysis));
  await visitor.opens(ANALYSIS);
}

test('shows the figures of the API in drawings and tables, keeps the range in the address, and requests no figures for invalid days', async () => {
  const visitor = await aMemberAt(`${ANALYSIS}?${pastDays()}`, demo);
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
  await visitor.arrivesAt(`${ANALYSIS}?range=week`);
  await visitor.waits(
    () => document.querySelector('.chart-table')?.querySelectorAll('tr.ant-table-row').length === 7,
    'a row for each day',
  );
  await visitor.fitsIn(320);
  expect(await figuresOf(visitor, 'template.analysis.sales')).toHaveLength(7);

  const asked = visitor.requestsTo(ASKED).length;
  await goesTo(visitor, `${ANALYSIS}?from=2026-02-30&to=2026-01-01`);
  await visitor.sees('template.analysis.mend');
  expect(visitor.requestsTo(ASKED)).toHaveLength(asked);
  await visitor.presses('template.analysis.mend.reset');
  await visitor.arrivesAt(ANALYSIS);
});

// Covered by tests/pages/template/dashboard/components/Chart.test.tsx and chart/chartData.test.ts.
hardTest('shows charts of no data, of one value, of missing values and of ten thousand values', async () => {
  const visitor = await aMember(demo, 'en-US');
  await showsAnalysis(visitor, analysisOf([]));
  await visitor.sees('template.chart.empty');
  expect(await visitor.has('.chart-drawing')).toBe(false);
  // The library for charts is not loaded if there is nothing to draw.
  expect(visitor.watch.requests.some(({ url }) => /\/charts\./.test(url.pathname))).toBe(false);
  expect(await findings(visitor)).toEqual([]);
  await visitor.clearsFaults();

  await showsAnalysis(visitor, analysisOf([null, 42, null]));
  await seesDrawn(visitor, 1);
  await visitor.sees('2 values are missing.');
  expect(await visitor.page.$eval('.chart-drawing svg', (drawn) => drawn.textContent)).toContain('¥42');
  await opensTableOf(visitor, 'template.analysis.sales');
  expect(await figuresOf(visitor, 'template.analysis.sales')).toEqual([[Number.NaN], [42], [Number.NaN]]);
  await visitor.clearsFaults();

  const many = Array.from({ length: 10_000 }, (_, hour) => (hour % 500) - 250);
  await showsAnalysis(visitor, analysisOf(many));
  await seesDrawn(visitor, 1);
  await opensTableOf(visitor, 'template.analysis.sales');
  await visitor.findsAt('.chart-table tbody tr.ant-table-row');
  const parts = await visitor.page.evaluate(() => ({
    rows: document.querySelectorAll('.chart-table tbody tr').length,
    strokes: document.querySelectorAll('.chart-drawing svg *').length,
  }));
  expect(parts.rows).toBeLessThan(50);
  expect(parts.strokes).toBeLessThan(1_000);
  expect(sum(await figuresOf(visitor, 'template.analysis.sales'))).toBe(sum([many.slice(0, 31)]));
  await visitor.clearsFaults();
});

// Covered by tests/pages/template/dashboard/components/Chart.test.tsx.
hardTest(
  'shows texts and tables if the library for charts does not load, and draws after a retry by keyboard',
  async () => {
    const visitor = await (await aVisitorOnNewDevice('zh-CN')).opensSessionOf(demo);
    visitor.watch.tolerate(/ERR_FAILED|ChunkLoadError|Loading chunk/);
    let broken = true;
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      void (broken && /\/charts\.[^/]*js$/.test(request.url()) ? request.abort() : request.continue());
    });
    await visitor.opens(WORKPLACE);
    await visitor.sees('template.chart.failed');
    const { team } = await visitor.calls('templateWorkplace');
    expect(await figuresOf(visitor, 'template.workplace.team')).toEqual(
      team.topics.map((_, topic) => team.teams.map(({ points }) => points[topic])),
    );
    expect(await findings(visitor)).toEqual([]);
    broken = false;
    // Skips the menu, which has many Tab stops.
    await visitor.page.focus('h1');
    await visitor.tabsTo('.load-error button');
    await visitor.page.keyboard.press('Enter');
    await seesDrawn(visitor, 1);
    // The drawing is not focusable: the next Tab stop is the table's button.
    await visitor.tabsTo('.chart-ways button');
    await visitor.page.keyboard.press('Enter');
    await visitor.findsAt('.chart-ways [aria-expanded="true"]');
    expect(await findings(visitor, true)).toEqual([]);
    await visitor.fitsIn(320);
  },
);

// Covered by tests/pages/template/dashboard/monitor/monitor.test.tsx.
hardTest('polls the monitor until the user stops it, and continues when the user resumes it', async () => {
  const visitor = await aMember(demo);
  // Shortens the polling interval.
  await visitor.page.evaluateOnNewDocument(
    (slow, quick) => {
      const repeat = window.setInterval.bind(window);
      const hurry = (run: () => void, ms: number) => repeat(run, ms === slow ? quick : ms);
      Object.assign(window, { setInterval: hurry });
    },
    MONITOR_POLL,
    QUICK_POLL,
  );
  await visitor.opens(MONITOR);
  await seesDrawn(visitor, 2);
  await visitor.asksAgain(1, POLLED);
  await visitor.presses('template.monitor.pause');
  await visitor.finds('button', 'template.monitor.resume');
  await visitor.settles();
  const asked = visitor.requestsTo(POLLED).length;
  expect(await findings(visitor, true)).toEqual([]);
  const shown = () => visitor.page.$eval('.figure-tiles', (tiles) => tiles.textContent);
  const before = await shown();
  await pause(2 * QUICK_POLL);
  expect(visitor.requestsTo(POLLED)).toHaveLength(asked);
  expect(await shown()).toBe(before);
  await visitor.presses('template.monitor.resume');
  await visitor.finds('button', 'template.monitor.pause');
  await visitor.settles();
  expect(visitor.requestsTo(POLLED).length).toBeGreaterThan(asked);
  await visitor.fitsIn(320);
});
