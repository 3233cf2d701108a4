/** /uaa/undo: the owner undoes a first verification by the link of the alert. */
import { linkToNewcomer, verifiesNewcomer } from './support/journeys/undo';
import { newcomer } from './support/people';
import { findings } from './support/screens/axe';
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
