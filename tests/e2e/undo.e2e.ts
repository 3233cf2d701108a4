/** /uaa/undo: the owner undoes a first verification by the link of the alert. */
import { linkToNewcomer, verifiesNewcomer } from './support/journeys/undo';
import { newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { choosesElderMode, lowestOf } from './support/screens/elder';
import { aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const PAGE = '/uaa/undo';

beforeEach(resetPortal);

const detailOf = (visitor: Visitor) => visitor.calls('accountDetail');

test("an attacker with an open session verifies the account; the owner is notified and undoes it in another browser, which ends the attacker's session; the link is valid once", async () => {
  const attacker = await aVisitor();
  const link = await verifiesNewcomer(attacker);
  expect((await detailOf(attacker)).level).toBe(2);

  const owner = await aVisitorAt(link, 'en-US');
  await owner.sees('undo.IDENTITY.title');
  await owner.arrivesAt(PAGE);
  expect(await findings(owner)).toEqual([]);
  // Opening the link changes nothing.
  expect((await detailOf(attacker)).level).toBe(2);
  await owner.presses('undo.IDENTITY.submit');
  await owner.sees('undo.done');

  expect(await attacker.calls('online')).toBe(false);
  await owner.presses('undo.reset', 'link');
  await owner.arrivesAt('/uaa/resetPwd');
  expect(await linkToNewcomer(owner)).toBe('/uaa/resetPwd');
  await owner.opensSessionOf(newcomer);
  expect((await detailOf(owner)).level).toBe(1);
  await owner.opens(link);
  await owner.sees('undo.gone');
});

// Covered by tests/pages/uaa/undo/useUndo.test.tsx, tests/mock/signIn/undoChange.test.ts and the journey above.
hardTest(
  'a signed-in owner undoes it by keyboard, in elder mode and at 320 px, and is signed out in every tab',
  async () => {
    const owner = await aVisitor('zh-TW');
    const link = await verifiesNewcomer(owner);
    const other = await owner.opensTab('/user/account_manage');
    await other.arrivesAt('/user/account_manage');
    await owner.opens(PAGE);
    await choosesElderMode(owner);
    await owner.opens(link);
    await owner.sees('undo.IDENTITY.title');
    await owner.fitsIn(320);
    expect(await lowestOf(owner, '.undo button')).toBeGreaterThanOrEqual(60);
    expect(await findings(owner)).toEqual([]);
    // Keys go to the tab in front.
    await owner.page.bringToFront();
    await owner.page.focus('.undo .result-actions button');
    await owner.page.keyboard.press('Enter');
    await owner.sees('undo.done');
    await owner.waits(() => document.activeElement?.tagName === 'H2', 'the focus on the result');
    expect(await owner.calls('online')).toBe(false);
    await other.waits(() => location.pathname === '/uaa/login', 'the sign-in page in the other tab');
  },
);
