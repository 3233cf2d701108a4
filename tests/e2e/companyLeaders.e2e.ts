/** Leading a company: no account becomes the legal representative without accepting it. */
import { toRowName } from '../../src/features/capacities/rowNames';
import { BOSS_SPACE, HANDLERS, handlerBeside, pressesOf } from './support/journeys/handlers';
import { messagesTo } from './support/journeys/outbox';
import { stepsUp } from './support/journeys/stepUp';
import { bossHere, demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const BOSS = 'r-boss-1';
const COMPANY = '测试一号有限公司';
const SUCCESSOR = '测*甲';

beforeEach(resetPortal);

const rolesOf = (visitor: Visitor) => visitor.calls('roles');
const roleOf = async (visitor: Visitor, id: string) => (await rolesOf(visitor)).find((one) => one.id === id);

/** Invites demo, whom the registry names, to become the legal representative. */
async function asksSuccessor(boss: Visitor): Promise<void> {
  await boss.opens(`${BOSS_SPACE}/company_info`);
  await boss.presses('company.replace.open');
  await boss.sees('company.replace.means', { company: COMPANY });
  expect(await findings(boss)).toEqual([]);
  await boss.fills('loginId', 'demo');
  await boss.fills('name', '测试甲');
  await boss.confirms();
  await stepsUp(boss, bossHere);
  await boss.hears('company.replace.done');
  await boss.arrivesAt(HANDLERS);
  expect(await handlerBeside(boss, SUCCESSOR)).toMatchObject({
    capacity: 'LEGAL_REP',
    state: 'PENDING',
    actions: ['withdraw'],
  });
}

const successionOf = async (visitor: Visitor) =>
  (await rolesOf(visitor)).filter(({ capacity }) => capacity === 'LEGAL_REP').map(({ state }) => state);

test("an attacker cannot replace the legal representative without the successor's consent; the owner is notified and undoes it", async () => {
  const boss = await aMember(bossHere);
  const successor = await aMember(demo);
  boss.watch.tolerate(/status of 428/);
  const order = { as: 'registry', roleId: BOSS, action: 'nameLegalRep', account: 'demo' };
  await boss.reads('POST /mock/act', order);

  await asksSuccessor(boss);
  expect(await roleOf(boss, BOSS)).toMatchObject({ state: 'ACTIVE', canAct: true });
  expect((await messagesTo(boss, 'boss@example.com'))[0]?.text).toContain(COMPANY);
  await pressesOf(boss, 'handlers.handler.withdraw', toRowName(SUCCESSOR, 'de*o'));
  await boss.presses('handlers.handler.yes.withdraw');
  await boss.hears('handlers.handler.done.withdraw', { name: SUCCESSOR });
  expect(await successionOf(successor)).toEqual(['CANCELLED']);
});
