/** The linked accounts of one person, and the providers' accounts that sign in to an account. */
import { recordsOf } from './support/journeys/behavior';
import { stepsUp } from './support/journeys/stepUp';
import { demo } from './support/people';
import { aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const ACCOUNTS = '/user/account_manage/account_list';
const WORK = { account: 'demo_work' };

beforeEach(resetPortal);

const whoIsIn = (visitor: Visitor) => visitor.calls('accountDetail').then(({ account }) => account);

/** Types in the account's behavior record, newest first. */
const recorded = async (visitor: Visitor) => (await recordsOf(visitor)).map(({ type }) => type);

test('a visitor proves the linked account before the first switch, and the other tab follows', async () => {
  const visitor = await aMemberAt(ACCOUNTS, demo);
  const tab = await (await visitor.opensTab()).opens(ACCOUNTS);
  await visitor.presses(visitor.says('linked.switch.label', WORK));
  await stepsUp(visitor, demo, visitor.says('stepUp.target.title', WORK));
  await visitor.finds('button', visitor.says('linked.switch.label', { account: 'demo' }));
  await visitor.arrivesAt(ACCOUNTS);
  expect(await whoIsIn(visitor)).toBe('demo_work');
  expect(await recorded(visitor)).toEqual(['LOGIN']);
  await tab.finds('button', tab.says('linked.switch.label', { account: 'demo' }));
  await visitor.reads('GET /anonApi/custom/logout');
  await visitor.opensSessionOf(demo);
  expect((await recorded(visitor)).slice(0, 2)).toEqual(['LOGIN', 'LOGOUT']);
});
