/** Locking an account that another person uses: from account security, and signed out. */
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const SECURITY = '/user/account_manage/account_security';
const PAUSED = '/uaa/paused';

beforeEach(resetPortal);

const isOnline = (visitor: Visitor) => visitor.calls('online');

test('a member locks the account, and every device is signed out', async () => {
  const thief = await aMember(demo, 'en-US');
  const visitor = await aMemberAt(SECURITY, demo, 'en-US');
  visitor.watch.tolerate(/status of 428/);
  await visitor.presses('panic.begin');
  await visitor.finds('dialog', 'panic.ask');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('panic.yes');
  await visitor.fills('stepUpPassword', demo.password);
  await visitor.confirms();
  await visitor.arrivesAt(PAUSED);
  await visitor.sees('panic.paused.means');
  expect(await findings(visitor)).toEqual([]);
  expect([await isOnline(visitor), await isOnline(thief)]).toEqual([false, false]);
});
