/** /user/appeal: the user's own appeals, and the actions on each. */
import { formatTicket } from '../../src/validation/appeals';
import { anAppealOf, ownAppeal, reviewer } from './support/journeys/appeals';
import { aDocument, seesUploads } from './support/journeys/files';
import { demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { lowestOf, storesSettings } from './support/screens/elder';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const LIST = '/user/appeal';
const APPROVED = 'AP202511037K2QX9B4MWC6H';
const detail = (id: string) => `/user/appeal/detail?id=${id}`;

beforeEach(resetPortal);

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
