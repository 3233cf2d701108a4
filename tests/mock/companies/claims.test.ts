/** Claims on a company. A registration or createRole proves nothing. A proof displaces other claims on its office. */
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { COMPANY_LEVEL, MINUTE } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { giveApp } from '../apps';
import { accountOf, type Browser, confirmSessions, runPortal } from '../portal';
import { HANDLER_ID, registerLegal } from '../signIn/applicants';
import { DEMO } from '../verification/queries';
import { add, addAndProve, awaitRegistry, FOURTH, prove, readRole, roleTopicsOf, THIRD } from './addedRoles';
import { asRole, findRole, verifyByPrintedData } from './members';

const newBrowser = runPortal();

/** Registers demo's company in the name of an attacker who claims to be its legal representative. */
async function registerVictim(more: object = {}): Promise<string> {
  const legalRep = { name: '测试壬', idType: 'RESIDENT_ID', idNo: HANDLER_ID };
  const { orgName, uscc, orgType } = THIRD;
  await registerLegal(newBrowser(), { orgName, uscc, orgType, legalRep, ...more });
  return getPortal().memberships.at(-1)?.id ?? '';
}

const signedIn = (account: string) => newBrowser().opensSessionOf(account);

/** Returns a browser of the attacker, whose account is active and has an authenticator app. */
function attacker(level = 1): Browser {
  const account = accountOf('riser_org');
  Object.assign(account, { status: 'ACTIVE', level });
  giveApp(account.id);
  return signedIn('riser_org');
}

/** Adds a verification of the account by bank card. */
function provePossession(account: string): void {
  const { id: accountId } = accountOf(account);
  const [given] = getPortal().verifications;
  if (!given) throw new Error('no verification');
  const channel = 'bankCardVerify';
  getPortal().verifications.push({ ...given, id: `verification-${accountId}`, accountId, channel });
}

test('does not let a registered claim act for the company', async () => {
  const id = await registerVictim();
  const browser = attacker();
  expect((await browser.call('acting')).data).toEqual({ role: null, choices: [] });
  expect(await browser.call('acting', { headers: asRole(id) })).toBeRefusedWith('ACTING_ENDED');
  expect(await browser.call('handlers', { params: { id } })).toBeRefusedWith('ROLE_ENDED');
  expect((await browser.call('accountDetail')).data.roles).toEqual([]);
});

test('requires the level and the registered legal representative to prove a registered claim', async () => {
  const id = await registerVictim();
  expect(await prove(attacker(), id)).toBeRefusedWith('ROLE_LEVEL');
  const browser = attacker(COMPANY_LEVEL);
  expect(await prove(browser, id)).toBeRefusedWith('LEGAL_REP_UNPROVEN');
  provePossession('riser_org');
  await prove(browser, id);
  expect(await awaitRegistry(browser, id)).toMatchObject({ state: 'REJECTED', failure: 'MISMATCH' });
});

test('proves a claim only after a step-up, and alerts its owner by every channel', async () => {
  const demo = signedIn('demo');
  const { id } = (await add(demo)).data;
  const ask = () => demo.call('proveRole', { params: { id } });
  expect((await ask()).status).toBe(428);
  expect(findRole(id).state).toBe('DRAFT');
  confirmSessions();
  expect((await ask()).data.state).toBe('VERIFYING');
  accountOf('demo').notifications.messages = false;
  await awaitRegistry(demo, id);
  const messages = getPortal().outbox.filter(({ text }) => text.includes(THIRD.orgName));
  expect(messages.map(({ kind, to }) => [kind, to])).toEqual([
    ['sms', '15400000001'],
    ['mail', 'demo@example.com'],
  ]);
});

test.each<[string, () => unknown]>([
  ['has its proof of possession undone', () => verifyByPrintedData('u-demo')],
  ['loses its level', () => Object.assign(accountOf('demo'), { level: 1 })],
  ['is canceled', () => Object.assign(accountOf('demo'), { status: 'CANCELLING' })],
  ['is frozen', () => Object.assign(accountOf('demo'), { status: 'FROZEN' })],
])('rejects a claim if its account %s before the registry answers', async (_, change) => {
  const { id } = await addAndProve(signedIn('demo'), THIRD);
  change();
  advanceClock(MINUTE);
  await newBrowser().call('online');
  expect(findRole(id)).toMatchObject({ state: 'REJECTED', failure: 'MISMATCH' });
});

test('activates an administrator’s claim when the legal representative confirms it', async () => {
  const id = await registerVictim({ legalRep: DEMO });
  const browser = attacker(COMPANY_LEVEL);
  expect(await readRole(browser, id)).toMatchObject({ capacity: 'ADMIN', state: 'DRAFT' });
  await prove(browser, id);
  expect((await awaitRegistry(browser, id)).state).toBe('VERIFYING');
  const role = findRole(id);
  role.answer = 'approve';
  role.dueAt = 0;
  expect(await readRole(browser, id)).toMatchObject({
    capacity: 'ADMIN',
    state: 'ACTIVE',
    end: null,
    authorizations: [],
  });
});

test('accepts the capacity of an administrator only for a claim that already has it', async () => {
  const demo = signedIn('demo');
  const wrong = { capacity: subCodes.FIELD_FORMAT };
  expect((await add(demo, { ...THIRD, capacity: 'ADMIN' })).data).toEqual(wrong);
  const { id } = (await add(demo)).data;
  const change = (browser: Browser, roleId: string) =>
    browser.call('changeRole', { params: { id: roleId }, body: { ...THIRD, capacity: 'ADMIN' } });
  expect((await change(demo, id)).data).toEqual(wrong);
  const claim = await registerVictim({ legalRep: DEMO });
  expect((await change(attacker(COMPANY_LEVEL), claim)).data).toMatchObject({
    capacity: 'ADMIN',
    state: 'DRAFT',
  });
});

test('lets the legal representative prove the company, displaces the claim and notifies its account', async () => {
  const claim = await registerVictim();
  const demo = signedIn('demo');
  expect((await demo.call('companyByCode', { query: { uscc: THIRD.uscc } })).data).toEqual({
    known: false,
    orgName: '',
    hasLegalRep: false,
    roleId: null,
  });
  const { id } = await addAndProve(demo, THIRD);
  expect((await awaitRegistry(demo, id)).state).toBe('ACTIVE');
  expect(findRole(claim)).toMatchObject({ state: 'REJECTED', failure: 'KNOWN', companyId: null });
  const attackerId = findRole(claim).accountId;
  expect(roleTopicsOf(attackerId)).toEqual(['role.displaced']);
  const { email } = accountOf(attackerId);
  expect(
    getPortal()
      .outbox.filter(({ to }) => to === email)
      .at(-1)?.text,
  ).toContain(THIRD.orgName);
  const later = attacker(COMPANY_LEVEL);
  provePossession('riser_org');
  expect((await prove(later, claim)).data).toMatchObject({ failure: 'KNOWN' });
});

test('does not displace claims on another office, or on the same office of another company', async () => {
  const admin = await registerVictim({ legalRep: DEMO });
  const { data: elsewhere } = await add(attacker(COMPANY_LEVEL), FOURTH);
  const demo = signedIn('demo');
  const { id } = await addAndProve(demo, THIRD);
  await awaitRegistry(demo, id);
  expect([findRole(admin).state, findRole(elsewhere.id).state]).toEqual(['DRAFT', 'DRAFT']);
});

test('refuses a role whose account falls below the level, by default, by header and by switching', async () => {
  const boss = signedIn('boss');
  accountOf('boss').level = 2;
  expect((await boss.call('acting')).data).toEqual({ role: null, choices: [] });
  expect(await boss.call('acting', { headers: asRole('r-boss-1') })).toBeRefusedWith('ACTING_ENDED');
  expect(await boss.call('switchActing', { body: { roleId: 'r-boss-1' } })).toBeRefusedWith('ACTING_ENDED');
});
