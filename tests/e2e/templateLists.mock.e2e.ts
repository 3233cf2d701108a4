/** The legacy template's search list, table list and an order, on a build that contains them. */
import type { Data } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { pressesOf } from './support/journeys/handlers';
import { ADVANCED, changesBeside, confirmsDeletion, SEARCH, TABLE } from './support/journeys/templateLists';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

beforeEach(resetPortal);

const names = (visitor: Visitor) =>
  visitor.page.$$eval('.rules-name', (found) => found.map(({ textContent }) => textContent));
const showsRows = (visitor: Visitor, count: number) =>
  visitor.waits(
    (wanted: number) => document.querySelectorAll('.rules-name').length === wanted,
    `${count} rules`,
    count,
  );
const listed = (visitor: Visitor) => visitor.reads<Data<'rules'>>(`${endpoints.rules}?pageSize=100`);
/** Waits until the drawer or dialog has left the screen. */
const seesNoOverlay = (visitor: Visitor) =>
  visitor.waits(
    () => !document.querySelector('.ant-modal, .ant-drawer-content'),
    'the page without drawer and question',
  );

// Covered by tests/pages/template/list/table/tableList.test.tsx (shows a concurrent change and overwrites only the
// fields that the user changed) and tests/mock/template/rules.test.ts (refuses a change of an older version).
hardTest('a member changes a rule after a conflict', async () => {
  const visitor = await aMemberAt(TABLE, demo);
  await pressesOf(visitor, 'template.rules.edit', 'TASK-046');
  await visitor.findsAt('.ant-drawer [name="name"]');
  const theirs = await changesBeside(visitor, 'rule-46');
  await visitor.fills('name', 'TASK-046 B');
  await visitor.presses('form.save');
  await visitor.sees('template.rules.conflict');
  await visitor.sees(theirs);
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('template.rules.conflict.keep');
  await visitor.presses('form.save');
  await visitor.sees('template.rules.changed', { name: 'TASK-046 B' });
  await seesNoOverlay(visitor);
  const changed = (await listed(visitor)).list.find(({ id }) => id === 'rule-46');
  expect(changed).toMatchObject({ name: 'TASK-046 B', description: theirs });
});

// Covered by tests/pages/template/list/table/tableList.test.tsx and tests/components/Table/selection.test.tsx.
hardTest('reports rules of a batch that no longer exist, on a phone', async () => {
  const visitor = await aMemberAt(TABLE, demo);
  await visitor.fitsIn(320);
  await showsRows(visitor, 10);
  for (const name of ['TASK-046', 'TASK-045']) {
    await visitor.presses(visitor.says('table.select', { name }), 'checkbox');
  }
  await visitor.sees('table.selected', { count: 2 });
  await visitor.fits();
  expect(await findings(visitor)).toEqual([]);
  await visitor.reads(endpoints.deleteRule.replace(':id', 'rule-45'), {});
  await visitor.presses(visitor.says('template.rules.deleteChosen', { count: 2 }));
  await confirmsDeletion(visitor);
  await visitor.sees('template.rules.gone', { count: 1 });
  await seesNoOverlay(visitor);
  // The list is loaded again after the message.
  await visitor.until(async () => (await names(visitor))[0] === 'TASK-044', 'the list without the two rules');
  expect((await names(visitor)).slice(0, 2)).toEqual(['TASK-044', 'TASK-043']);
  expect((await listed(visitor)).total).toBe(44);
});

// Covered by tests/pages/template/list/search/searchList.test.tsx (an invalid query, the marks, topics as buttons),
// tests/components/Table/KeywordFilter.test.tsx and tests/mock/template/profiles.test.ts (filters by keyword and topics).
hardTest('a member finds articles by keyword and topic', async () => {
  const query = (part: Record<string, string>) => `?${new URLSearchParams(part)}`;
  const visitor = await aMemberAt(`${SEARCH}?topics=NOTHING`, demo);
  await visitor.arrivesAt(SEARCH);
  await visitor.sees('template.articles.total', { count: 24 });
  await visitor.fills('keyword', '清单');
  await visitor.confirms();
  await visitor.arrivesAt(SEARCH + query({ keyword: '清单' }));
  await visitor.sees('template.articles.total', { count: 6 });
  const marked = await visitor.page.$$eval('mark', (found) => found.map(({ textContent }) => textContent));
  expect(new Set(marked)).toEqual(new Set(['清单']));
  expect(await findings(visitor)).toEqual([]);

  // Chooses a topic by keyboard.
  await visitor.tabsTo('button[aria-pressed="false"]');
  await visitor.page.keyboard.press('Enter');
  await visitor.findsAt('button[aria-pressed="true"]');
  await visitor.arrivesAt(SEARCH + query({ keyword: '清单', topics: 'DESIGN' }));
  await visitor.fitsIn(320);
});

test('a member approves an order, and finds it in its log', async () => {
  const visitor = await aMemberAt(`${ADVANCED}?log=system`, demo);
  await visitor.sees('template.order.act.NOTIFY');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('template.order.approve');
  await visitor.findsAt('.ant-modal');
  await visitor.presses('template.order.approve');
  await visitor.sees('template.order.approve.done');
  await visitor.waits(
    () => document.activeElement?.matches('.order-header h2') === true,
    'the focus on the order',
  );
  await visitor.presses('template.order.logs.approval', 'link');
  await visitor.arrivesAt(`${ADVANCED}?log=approval`);
  await visitor.sees('template.order.act.APPROVE');
  await visitor.fitsIn(320);
});
