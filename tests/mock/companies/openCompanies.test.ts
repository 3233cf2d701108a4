/**
 * Companies of the portal that are open to a claim: those without a leader, and those whose legal representative the
 * registry no longer names.
 */
import { addMembership } from '../../../mock/_domain/accounts/companies';
import type { Membership } from '../../../mock/_domain/store/records/company';
import { getPortal } from '../../../mock/_domain/store/state';
import type { RoleForm } from '../../../src/contract';
import { accountOf, type Browser, runPortal } from '../portal';
import {
  add,
  addAndCertify,
  addAndProve,
  awaitRegistry,
  FOURTH,
  nameLegalRep,
  readRole,
  SECOND_CODE,
} from './addedRoles';
import { asRole, dayIn, findRole, topicsOf } from './members';

const newBrowser = runPortal();
/** The role of boss, the only leader of the second company. */
const FORMER = 'r-boss-2';

/** The form in which demo, its next legal representative, adds the second company. */
const SECOND: RoleForm = {
  orgName: '测试二号商行',
  uscc: SECOND_CODE,
  orgType: 'INDIVIDUAL_BUSINESS',
  legalRep: '测试甲',
  capacity: 'LEGAL_REP',
  method: 'LEGAL_REP',
};

const member = (account: string) => newBrowser().opensSessionOf(account);

const name = (account: string) => nameLegalRep(newBrowser(), FORMER, account);
const lookUp = async (browser: Browser) =>
  (await browser.call('companyByCode', { query: { uscc: SECOND_CODE } })).data;
const joinSecond = (given: Partial<Membership>) =>
  addMembership({
    companyId: 'c-2',
    accountId: 'u-demo',
    capacity: 'HANDLER',
    origin: 'INVITED',
    state: 'PENDING',
    ...given,
  });
/** Leaves the company to an administrator, without a legal representative. */
const leaveToAdmin = () => {
  findRole(FORMER).state = 'REVOKED';
  return joinSecond({ accountId: 'u-boss', capacity: 'ADMIN', origin: 'CREATED', state: 'ACTIVE' });
};

describe('a legal representative whom the registry no longer names', () => {
  test('is displaced by the person whom it names, and both are alerted', async () => {
    await name('demo');
    const demo = member('demo');
    expect(await lookUp(demo)).toEqual({ known: false, orgName: '', hasLegalRep: false, roleId: null });
    const { id } = await addAndProve(demo, SECOND);
    expect(findRole(FORMER).state).toBe('ACTIVE');
    expect(await awaitRegistry(demo, id)).toMatchObject({
      state: 'ACTIVE',
      capacity: 'LEGAL_REP',
      canAct: true,
    });

    expect(findRole(FORMER)).toMatchObject({ state: 'REVOKED' });
    expect(getPortal().companies.find((one) => one.id === 'c-2')?.legalRep.name).toBe('测试甲');
    expect(await member('boss').call('acting', { headers: asRole(FORMER) })).toBeRefusedWith('ACTING_ENDED');
    expect(topicsOf('u-boss')).toContain('legalRep.ended');
    expect(topicsOf('u-demo')).toEqual(expect.arrayContaining(['legalRep.begun', 'role.proven']));
    expect(
      getPortal()
        .outbox.slice(0, 4)
        .map(({ to }) => to),
    ).toEqual(['15400000004', 'boss@example.com', '15400000001', 'demo@example.com']);
    expect(await add(member('demo_work'), SECOND)).toBeRefusedWith('LEGAL_REP_THERE');
  });

  test('keeps the role until the person whom the registry names proves the claim', async () => {
    await name('veteran');
    const demo = member('demo');
    const { id } = await addAndProve(demo, { ...SECOND, legalRep: '测试寅' });
    expect(await awaitRegistry(demo, id)).toMatchObject({ state: 'REJECTED', failure: 'MISMATCH' });
    expect(findRole(FORMER).state).toBe('ACTIVE');
    expect(topicsOf('u-boss')).not.toContain('legalRep.ended');
  });
});

test('refuses a claim if the registry names the same number on another type of document', async () => {
  const registered = getPortal().companyRegistry.get(FOURTH.uscc);
  const { name, idNo } = accountOf('demo');
  if (registered) registered.legalRep = { name, idType: 'PASSPORT', idNo };
  const demo = member('demo');
  const { id } = await addAndProve(demo, { ...FOURTH, legalRep: name });
  expect(await awaitRegistry(demo, id)).toMatchObject({ state: 'REJECTED', failure: 'MISMATCH' });
});

describe('a company without a leader', () => {
  beforeEach(() => {
    findRole(FORMER).state = 'REVOKED';
  });

  test('is unknown to a claim, and accepts no applications', async () => {
    const demo = member('demo');
    expect(await lookUp(demo)).toMatchObject({ known: false, hasLegalRep: false });
    const refused = await demo.call('applyAsHandler', { body: { uscc: SECOND_CODE, end: dayIn(30) } });
    expect(refused).toBeRefusedWith('COMPANY_UNKNOWN');
    expect((await add(demo, { ...SECOND, capacity: 'HANDLER' })).data).toMatchObject({ state: 'DRAFT' });
  });

  test('is led again by the legal representative who proves it, and remains the same company', async () => {
    await name('demo');
    const demo = member('demo');
    const { id } = await addAndProve(demo, SECOND);
    expect((await awaitRegistry(demo, id)).state).toBe('ACTIVE');
    expect(findRole(id).companyId).toBe('c-2');
    expect(getPortal().companies).toHaveLength(2);
  });

  test('accepts several handlers, and the proof of one does not end the claim of another', async () => {
    const form = { ...SECOND, legalRep: '测试丁', capacity: 'HANDLER' } as const;
    const other = await addAndProve(member('boss'), form);
    const demo = member('demo');
    const { id } = await addAndCertify(demo, form);
    expect((await awaitRegistry(demo, id)).state).toBe('ACTIVE');
    expect((await readRole(member('boss'), other.id)).state).toBe('VERIFYING');
  });
});

describe('an invitation by an administrator', () => {
  test('does not prevent the claim of the legal representative, which ends it', async () => {
    leaveToAdmin();
    await name('demo');
    const { id: invitation } = joinSecond({ start: dayIn(0), end: dayIn(30) });
    const demo = member('demo');
    expect(await lookUp(demo)).toMatchObject({ known: true, hasLegalRep: false, roleId: null });
    const { id } = await addAndProve(demo, SECOND);
    expect(findRole(invitation).state).toBe('PENDING');
    expect((await awaitRegistry(demo, id)).state).toBe('ACTIVE');
    expect(findRole(invitation).state).toBe('REVOKED');
    expect(topicsOf('u-boss')).toContain('role.claimed');
  });

  test('is returned if the company has its legal representative', async () => {
    const { id } = joinSecond({ end: dayIn(30) });
    expect((await lookUp(member('demo'))).roleId).toBe(id);
  });
});
