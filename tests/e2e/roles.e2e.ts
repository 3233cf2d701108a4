/** The user's roles in companies, and the space of a company: /user/role_manage. */
import type { Data } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { toRowName } from '../../src/features/capacities/rowNames';
import { messagesTo } from './support/journeys/codes';
import {
  BOSS_SPACE,
  COMPANY,
  HANDLERS,
  handlerBeside,
  namesCompany,
  pressesOf,
  ROLE_CREATE,
  ROLES,
  THIRD,
} from './support/journeys/companies';
import { confirmsBeside, stepsUp } from './support/journeys/sessions';
import { bossHere, demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

beforeEach(resetPortal);

test('a legal representative enters a company, has it compared with the registry, and opens its space', async () => {
  const visitor = await aMemberAt(ROLES, demo);
  await visitor.sees('roles.group.active');
  await visitor.presses('roles.add', 'link');
  await visitor.arrivesAt(ROLE_CREATE);
  await namesCompany(visitor);
  await visitor.sees('register.orgType.ENTERPRISE');
  await visitor.presses('form.next');
  await visitor.sees('roles.proof.heading');
  await confirmsBeside(visitor, demo);
  await visitor.presses('roles.proof.go.LEGAL_REP');
  await visitor.sees('roles.result.proven', { orgName: THIRD.orgName });
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('identity.company.space', 'link');
  await visitor.sees(THIRD.orgName);
  const added = (await visitor.calls('roles')).find(({ uscc }) => uscc === THIRD.uscc);
  expect(added).toMatchObject({ capacity: 'LEGAL_REP', state: 'ACTIVE', canAct: true });
});

const BOSS = 'r-boss-1';

test("a legal representative reads the registry's data, changes the contact, and finds the open tab of the space on a phone", async () => {
  const visitor = await aMemberAt(`${BOSS_SPACE}/company_info`, bossHere, 'pt-BR');
  await visitor.sees('company.registry');
  await visitor.sees('company.status.OPERATING');
  await visitor.sees('广东省广州市越秀区');
  await visitor.fills('contactName', '测试新人');
  await visitor.fills('contactMobile', '154 0000 0022');
  await visitor.presses('company.contact.save');
  await visitor.hears('company.contact.saved');
  const { contact } = await visitor.reads<Data<'company'>>(endpoints.company.replace(':id', BOSS));
  expect(contact).toMatchObject({ contactName: '测试新人', contactMobile: '15400000022' });

  // The tabs are in one row, with the current one in view.
  await visitor.fitsIn(320);
  await visitor.page.$eval(`.view-tabs a[href="${HANDLERS}"]`, (link) => (link as HTMLElement).click());
  await visitor.arrivesAt(HANDLERS);
  await visitor.findsAt('.company-space > .view-tabs');
  const tabs = () =>
    visitor.page.$$eval('.company-space > .view-tabs a', (links) =>
      links.map((link) => {
        const { top, left, right } = link.getBoundingClientRect();
        return {
          top,
          isInView: left >= 0 && right <= window.innerWidth,
          isCurrent: link.hasAttribute('aria-current'),
        };
      }),
    );
  await visitor.until(
    async () => (await tabs()).find(({ isCurrent }) => isCurrent)?.isInView,
    'the current tab in view',
  );
  expect(new Set((await tabs()).map(({ top }) => top)).size).toBe(1);
});

const SUCCESSOR = '测*甲';

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

test("an attacker cannot replace the legal representative without the successor's consent; the owner is notified and undoes it", async () => {
  const boss = await aMember(bossHere);
  const successor = await aMember(demo);
  boss.watch.tolerate(/status of 428/);
  const order = { as: 'registry', roleId: BOSS, action: 'nameLegalRep', account: 'demo' };
  await boss.reads('POST /mock/act', order);

  await asksSuccessor(boss);
  const current = (await boss.calls('roles')).find(({ id }) => id === BOSS);
  expect(current).toMatchObject({ state: 'ACTIVE', canAct: true });
  expect((await messagesTo(boss, 'boss@example.com'))[0]?.text).toContain(COMPANY);
  await pressesOf(boss, 'handlers.handler.withdraw', toRowName(SUCCESSOR, 'de*o'));
  await boss.presses('handlers.handler.yes.withdraw');
  await boss.hears('handlers.handler.done.withdraw', { name: SUCCESSOR });
  const successions = (await successor.calls('roles')).filter(({ capacity }) => capacity === 'LEGAL_REP');
  expect(successions).toMatchObject([{ state: 'CANCELLED' }]);
});

const HOME = '/user/identity_manage';

test('a legal entity sees its company and a link to its handlers', async () => {
  const visitor = await aMemberAt(HOME, bossHere);
  await visitor.sees('identity.company');
  const name = await visitor.page.$eval('#home-name', (heading) => heading.textContent);
  expect(name).toBe(COMPANY);
  await visitor.sees('91440000TTTTTTT16C');
  await visitor.sees('register.orgType.ENTERPRISE');
  await visitor.sees('测试二号商行');
  await visitor.sees('测试丁');
  await visitor.doesNotSee('layout.actingSelf');
  expect(await visitor.has('main a[href="/user/role_manage/r-boss-1/role_space"]')).toBe(true);
  expect(await findings(visitor)).toEqual([]);
  await visitor.fitsIn(320);
});
