/** Position of the focus after a navigation inside the portal, by keyboard. */
import { demo } from './support/people';
import { aMemberAt, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

beforeEach(resetPortal);

/** Follows a link of the page by keyboard. */
async function follows(visitor: Visitor, link: string): Promise<void> {
  await visitor.page.focus(link);
  await visitor.page.keyboard.press('Enter');
}

test('a member reaches the heading after the main menu, after a link in the page and after going back', async () => {
  const visitor = await aMemberAt('/user/identity_manage', demo);
  for (const [path, title] of [
    ['/user/account_manage', 'page.accountManage'],
    ['/user/behavior_record', 'page.behaviorRecord'],
    ['/user/account_manage', 'page.accountManage'],
  ] as const) {
    await follows(visitor, `nav a[href="${path}"]`);
    await visitor.arrivesAt(path);
    await visitor.waitsForFocusAt('h1', title);
  }
  await follows(visitor, 'main a[href="/user/account_manage/account_security"]');
  await visitor.arrivesAt('/user/account_manage/account_security');
  await visitor.waitsForFocusAt('h1', 'page.accountSecurity');
  await visitor.page.evaluate(() => history.back());
  await visitor.waitsForFocusAt('h1', 'page.accountManage');
});

test('a member returns to the same place of a long page', async () => {
  const visitor = await aMemberAt('/user/account_manage', demo);
  await visitor.page.setViewport({ width: 390, height: 500 });
  const link = 'main a[href="/user/account_manage/account_security"]';
  const readScroll = () => visitor.page.evaluate(() => Math.round(window.scrollY));
  await visitor.page.evaluate(() => window.scrollTo(0, 300));
  const before = await readScroll();
  expect(before).toBeGreaterThan(200);
  await follows(visitor, link);
  await visitor.waitsForFocusAt('h1', 'page.accountSecurity');
  expect(await readScroll()).toBe(0);
  await visitor.page.evaluate(() => history.back());
  await visitor.waitsForFocusAt('h1', 'page.accountManage');
  // Firefox restores the position before the page has its full height, some pixels above.
  await visitor.waits((y: number) => Math.abs(window.scrollY - y) < 100, 'the earlier position', before);
});

test('a visitor reaches the heading of registration', async () => {
  const visitor = await aVisitorAt('/uaa/login', 'en-US');
  await follows(visitor, 'main a[href^="/uaa/register"]');
  await visitor.waitsForFocusAt('h1', 'page.register');
});
