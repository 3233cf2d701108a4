/** /user/appeal: the user's own appeals, and the actions on each. */
import { endpoints } from '../../src/contract/endpoints';
import { formatTicket } from '../../src/validation/appeals';
import { anAppealOf, ownAppeal, reviewer } from './support/journeys/appeals';
import { aDocument, seesUploads } from './support/journeys/files';
import { choiceOf, choosesFilter } from './support/journeys/filters';
import { seesSheet } from './support/journeys/reset';
import { demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { choosesElderMode, lowestOf, storesSettings } from './support/screens/elder';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const LIST = '/user/appeal';
const REJECTED = 'AP20251208T5N8ZR3JV1D0F';
const APPROVED = 'AP202511037K2QX9B4MWC6H';
const detail = (id: string) => `/user/appeal/detail?id=${id}`;

beforeEach(resetPortal);

const tickets = (visitor: Visitor) =>
  visitor.page.$$eval('.appeals-ticket', (links) =>
    links.map((link) => link.textContent?.replaceAll('-', '')),
  );
const choosesDarkTheme = (visitor: Visitor) =>
  visitor.page.evaluate(() => localStorage.setItem('portal_settings', '{"navTheme":"realDark"}'));

/** Waits until the dialog has stopped moving: a click outside of it would cancel. */
const seesDialog = (visitor: Visitor) =>
  visitor.waits(() => {
    const dialog = document.querySelector('.ant-modal');
    return dialog !== null && dialog.getAnimations({ subtree: true }).length === 0;
  }, 'the end of the animation of the dialog');

/** Waits until the current state of the appeal has the focus. */
const seesFocusOnState = (visitor: Visitor) =>
  visitor.waits(
    () => document.activeElement?.matches('.appeal-standing h2') === true,
    'the focus on the current state',
  );

// Covered by behavior.e2e.ts (the same filters), tests/components/Table/Filters.test.tsx,
// tests/pages/user/appeal/appealFilters.test.ts and tests/mock/appeals/ownAppeals.test.ts.
hardTest('filters the list by its address', async () => {
  const visitor = await aMemberAt(LIST, demo);
  expect(await tickets(visitor)).toEqual([REJECTED, APPROVED]);
  expect(await findings(visitor)).toEqual([]);

  await choosesFilter(visitor, 'state', 'appeal.state.APPROVED');
  await visitor.arrivesAt(`${LIST}?state=APPROVED`);
  await visitor.waits(() => document.querySelectorAll('.appeals-ticket').length === 1, 'one appeal');
  await choosesElderMode(visitor);
  await visitor.reloads();
  expect(await choiceOf(visitor, 'state')).toBe(visitor.says('appeal.state.APPROVED'));
  expect(await lowestOf(visitor, '.appeals-ticket')).toBeGreaterThanOrEqual(60);
  expect(await tickets(visitor)).toEqual([APPROVED]);
  await visitor.goesBack();
  await visitor.waits(() => document.querySelectorAll('.appeals-ticket').length === 2, 'both again');

  // Enter applies the typed date.
  await visitor.fills('from', '2025-12-01');
  await visitor.confirms();
  await visitor.arrivesAt(`${LIST}?from=2025-12-01`);
  await visitor.waits(() => document.querySelectorAll('.appeals-ticket').length === 1, 'one appeal');
  expect(await tickets(visitor)).toEqual([REJECTED]);
  expect(await findings(visitor)).toEqual([]);

  await visitor.opens(`${LIST}?reason=OTHER`);
  await visitor.sees('appeal.list.none');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('appeal.list.clear');
  await visitor.arrivesAt(LIST);
});

// Failures are in failures.e2e.ts, a narrow dark screen in smoke.e2e.ts, loading in behavior.e2e.ts.
hardTest(
  'shows failures, the loading list and the appeals in the dark theme on a narrow screen',
  async () => {
    const visitor = await aMember(demo, 'pt-BR');
    visitor.watch.tolerate(/status of 500/);
    await visitor.injectsFault(endpoints.ownAppeals, { status: 500 });
    await visitor.opens(LIST);
    await visitor.sees('appeal.list.failed');
    expect(await findings(visitor)).toEqual([]);
    await visitor.clearsFaults();
    await visitor.injectsFault(endpoints.ownAppeals, { delayMs: 1500, times: 1 });
    await choosesDarkTheme(visitor);
    await visitor.page.setViewport({ width: 320, height: 640 });
    await visitor.page.reload({ waitUntil: 'domcontentloaded' });
    await visitor.findsAt('.rows-skeleton');
    expect(await findings(visitor)).toEqual([]);
    await visitor.sees(formatTicket(REJECTED));
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findings(visitor)).toEqual([]);
    await visitor.injectsFault(endpoints.ownAppeals, { status: 500, times: 1 });
    await visitor.reloads();
    await visitor.presses('common.retry');
    await visitor.sees(formatTicket(REJECTED));
  },
);

test('a member in elder mode supplements a pending appeal, and withdraws it after a confirmation', async () => {
  const visitor = await aMember(demo);
  const ticket = await anAppealOf(visitor, 'MOBILE_LOST');
  await reviewer(visitor, ticket, 'take');
  await reviewer(visitor, ticket, 'ask', '请补充停机证明。');
  await storesSettings(visitor, { elder: true });
  await visitor.opens(LIST);
  expect(await lowestOf(visitor, '.appeals-ticket')).toBeGreaterThanOrEqual(60);
  await visitor.presses(formatTicket(ticket), 'link');
  await visitor.sees('请补充停机证明。');
  await visitor.sees('154****0001');
  await visitor.doesNotSee('110101190001010014');
  expect(await findings(visitor)).toEqual([]);
  const added = '这是营业厅开具的停机证明，请查收。';
  await visitor.fills('description', added);
  await visitor.chooses('files', aDocument('停机证明.pdf'));
  await seesUploads(visitor, 1);
  await visitor.presses('appeal.supplement.submit');
  await visitor.sees('appeal.state.REVIEWING.means');
  await seesFocusOnState(visitor);
  const { timeline } = await ownAppeal(visitor, ticket);
  expect(timeline.at(-1)).toMatchObject({ note: added, files: [{ name: '停机证明.pdf' }] });

  await visitor.presses('appeal.withdraw');
  await visitor.sees('appeal.withdraw.text');
  expect(await findings(visitor)).toEqual([]);
  expect(await ownAppeal(visitor, ticket)).toMatchObject({ state: 'REVIEWING' });
  await seesDialog(visitor);
  await visitor.presses('appeal.withdraw.yes');
  await visitor.sees('appeal.state.WITHDRAWN.means');
  await seesFocusOnState(visitor);
  expect(await ownAppeal(visitor, ticket)).toMatchObject({ state: 'WITHDRAWN', actions: [] });
});

// Covered by appealDetail.test.tsx and appealAdditions.test.tsx of tests/pages/user/appeal/detail, and
// tests/mock/appeals/ownAppeals.test.ts.
hardTest(
  'shows the current state of an appeal that changed meanwhile, and lets the user resubmit a rejected one once',
  async () => {
    const visitor = await aMember(demo);
    const ticket = await anAppealOf(visitor, 'OTHER');
    const { id } = await ownAppeal(visitor, ticket);
    await visitor.opens(detail(id));
    await visitor.presses('appeal.withdraw');
    await reviewer(visitor, ticket, 'take');
    await reviewer(visitor, ticket, 'approve', '已处理。');
    await seesDialog(visitor);
    await visitor.presses('appeal.withdraw.yes');
    await visitor.sees('appeal.detail.changed');
    await visitor.sees('appeal.state.APPROVED.means');
    await seesFocusOnState(visitor);

    await visitor.opens(detail('appeal-2'));
    await visitor.presses('appeal.again');
    await seesSheet(visitor, visitor.says('appeal.again'));
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('appeal.again.submit');
    await visitor.waitsForFocus('description');
    await visitor.fills('description', '已向银行索取盖章的开户证明，请重新核对。');
    await visitor.presses('appeal.again.submit');
    await visitor.sees('appeal.state.SUBMITTED.means');
    await seesFocusOnState(visitor);
    const [resubmitted] = (await visitor.calls('ownAppeals')).list;
    await visitor.arrivesAt(detail(resubmitted?.id ?? ''));
    await visitor.sees(formatTicket(REJECTED));
    // A rejected appeal is resubmitted only once.
    const { actions } = await ownAppeal(visitor, REJECTED);
    expect(actions).not.toContain('again');
  },
);

// Also in tests/mock/appeals/ownAppeals.test.ts.
hardTest("does not show another user's appeal", async () => {
  const visitor = await aMemberAt(detail('appeal-1'), newcomer);
  visitor.watch.tolerate(/status of 404/);
  await visitor.sees('appeal.detail.unknown');
  await visitor.doesNotSee(formatTicket(APPROVED));
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('appeal.back', 'link');
  await visitor.arrivesAt(LIST);
  await visitor.sees('appeal.list.empty');
  expect(await findings(visitor)).toEqual([]);
});
