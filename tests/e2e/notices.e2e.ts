/** /user/notices: the page of all notices, and the bell that links to it. */
import { endpoints } from '../../src/contract/endpoints';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { hasSettings, lowestOf } from './support/screens/elder';
import { aMember, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const PAGE = '/user/notices';
const ITEM = '.notices-days li';

/** Three notices of the account, two of them unread, and that of the sign-in. Each journey marks notices as read. */
beforeEach(resetPortal);

const shows = (visitor: Visitor, count: number) =>
  visitor.waits(
    (selector: string, wanted: number) => document.querySelectorAll(selector).length === wanted,
    `${count} notices`,
    ITEM,
    count,
  );

const isAtTheList = (visitor: Visitor) =>
  visitor.waits(
    () => document.activeElement?.classList.contains('notices-days') === true,
    'the focus at the list',
  );

test('a member in elder mode opens all notices from the bell, filters the unread ones, and marks one and then all as read', async () => {
  const visitor = await aMember(demo);
  await hasSettings(visitor, { elder: true });
  await visitor.opens('/user/identity_manage');
  await visitor.presses('layout.notices');
  await visitor.presses('notices.all', 'link');
  await visitor.isAt(PAGE);
  await shows(visitor, 4);
  await visitor.sees('2 条未读通知');
  expect(await lowestOf(visitor, '.notices-page :is(a, .ant-btn)')).toBeGreaterThanOrEqual(60);
  expect(await findings(visitor)).toEqual([]);

  await visitor.presses('notices.view.unread', 'link');
  await visitor.isAt(`${PAGE}?show=unread`);
  await shows(visitor, 2);
  await visitor.clicks(`${ITEM} .ant-btn`);
  await shows(visitor, 1);
  await isAtTheList(visitor);
  await visitor.presses('layout.notices.readAll');
  await shows(visitor, 0);
  await visitor.findsAt('.notices-days .empty-block');
  const notices = await visitor.calls('notices');
  expect(notices.every(({ read }) => read)).toBe(true);
});

// Covered by tests/pages/user/notices/notices.test.tsx.
hardTest('shows an error if the notices do not load, and offers a retry', async () => {
  const visitor = await aMember(demo);
  visitor.watch.tolerate(/status of 500/);
  // The bell requests them, too.
  await visitor.spoils(endpoints.notices, { status: 500 });
  await visitor.opens(PAGE);
  await visitor.sees('layout.notices.failed');
  expect(await findings(visitor)).toEqual([]);
  await visitor.mends();
  await visitor.seesNoNotice();
  await visitor.presses('common.retry');
  await shows(visitor, 4);
});
