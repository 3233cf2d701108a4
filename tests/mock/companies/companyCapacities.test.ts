/**
 * Who may do what with a company's details and certificates: asked of the portal itself, past every screen.
 * @jest-environment node
 */
import { getPortal } from '../../../mock/_domain/store/state';
import { type SubCodeName, subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal } from '../portal';
import { asRole, authorizes, BOSS, confirmAll, findRole, HANDLER, signsIn } from './people';

const newBrowser = runPortal();

const READS = ['company', 'companyCertificates'] as const;
const WRITES = [
  'changeCompanyContact',
  'replaceLegalRep',
  'bindCompanyCertificate',
  'unbindCompanyCertificate',
] as const;
const CALLS = [...READS, ...WRITES];

/** Valid fields of each write, which an allowed caller does not get through with. */
const BODIES: Record<(typeof WRITES)[number], Record<string, unknown>> = {
  changeCompanyContact: {
    contactName: '测试人',
    contactMobile: '15400000098',
    contactEmail: 'office@example.com',
    version: 'outdated',
  },
  replaceLegalRep: { loginId: 'veteran', name: '测试寅' },
  bindCompanyCertificate: { challenge: 'unknown', certificate: 'AAAA', signature: 'AAAA' },
  unbindCompanyCertificate: {},
};

const asks = (
  browser: Browser,
  name: (typeof CALLS)[number],
  id: string,
  actingAs?: string,
  body = name in BODIES ? BODIES[name as (typeof WRITES)[number]] : undefined,
) =>
  browser.call(name, {
    params: { id, certificateId: 'nothing' },
    ...(body && { body }),
    headers: actingAs ? asRole(actingAs) : {},
  });

const person = (account: string) => signsIn(newBrowser(), account);
const boss = () => signsIn(newBrowser(), 'boss');

const refusal = (status: number, name: SubCodeName) => ({ status, subCode: subCodes[name] });

/** What a call answers to somebody who may do it. */
const OPEN: Record<(typeof CALLS)[number], object> = {
  company: { code: 20000 },
  companyCertificates: { code: 20000 },
  changeCompanyContact: refusal(200, 'CHANGED_MEANWHILE'),
  replaceLegalRep: refusal(428, 'STEP_UP_REQUIRED'),
  bindCompanyCertificate: refusal(428, 'STEP_UP_REQUIRED'),
  unbindCompanyCertificate: refusal(404, 'NOT_FOUND'),
};

test.each(CALLS)('%s takes a session', async (name) => {
  expect((await asks(newBrowser(), name, BOSS)).status).toBe(401);
});

test.each(WRITES.filter((name) => name !== 'unbindCompanyCertificate'))(
  '%s checks the fields before the role',
  async (name) => {
    const browser = await person('demo');
    expect(await asks(browser, name, BOSS, undefined, {})).toMatchObject(refusal(422, 'FIELDS_WRONG'));
    expect(await asks(newBrowser(), name, BOSS, undefined, {})).toMatchObject({ status: 401 });
  },
);

test.each(CALLS)('%s: somebody else’s role is as one that does not exist', async (name) => {
  const browser = await person('demo');
  expect(await asks(browser, name, BOSS)).toMatchObject(refusal(404, 'NOT_FOUND'));
  expect(await asks(browser, name, 'nothing')).toMatchObject(refusal(404, 'NOT_FOUND'));
  expect(await asks(browser, name, '../roles')).toMatchObject(refusal(404, 'NOT_FOUND'));
});

test.each(CALLS)('%s: open to the legal representative', async (name) => {
  expect(await asks(await boss(), name, BOSS, BOSS)).toMatchObject(OPEN[name]);
});

test.each(CALLS)('%s: open to an administrator, but for replacing the legal representative', async (name) => {
  const role = findRole(HANDLER);
  role.capacity = 'ADMIN';
  const answer = await asks(await person('demo'), name, HANDLER, HANDLER);
  expect(answer).toMatchObject(name === 'replaceLegalRep' ? refusal(403, 'ROLE_CAPACITY') : OPEN[name]);
});

const WITHOUT_MATTER: Record<(typeof CALLS)[number], object> = {
  company: OPEN.company,
  changeCompanyContact: refusal(403, 'ROLE_MATTER'),
  replaceLegalRep: refusal(403, 'ROLE_CAPACITY'),
  companyCertificates: refusal(403, 'ROLE_MATTER'),
  bindCompanyCertificate: refusal(403, 'ROLE_MATTER'),
  unbindCompanyCertificate: refusal(403, 'ROLE_MATTER'),
};

test.each(CALLS)('%s: a handler without the matter', async (name) => {
  expect(await asks(await person('demo'), name, HANDLER, HANDLER)).toMatchObject(WITHOUT_MATTER[name]);
});

test.each(CALLS)('%s: a handler with the matter', async (name) => {
  authorizes('COMPANY_INFO', 'CERTIFICATES');
  const answer = await asks(await person('demo'), name, HANDLER, HANDLER);
  expect(answer).toMatchObject(name === 'replaceLegalRep' ? refusal(403, 'ROLE_CAPACITY') : OPEN[name]);
});

test.each(WRITES)('%s: not while acting for oneself, nor for another company', async (name) => {
  findRole(HANDLER).capacity = 'LEGAL_REP';
  expect(await asks(await person('demo'), name, HANDLER)).toMatchObject(refusal(403, 'ROLE_NOT_ACTING'));
  expect(await asks(await boss(), name, BOSS, 'r-boss-2')).toMatchObject(refusal(403, 'ROLE_NOT_ACTING'));
});

test.each(WRITES)('%s: not of a company that its registry has suspended', async (name) => {
  const browser = await boss();
  const registered = getPortal().companyRegistry.get('91440000TTTTTTT16C');
  if (registered) registered.registrationStatus = 'SUSPENDED';
  expect(await asks(browser, name, BOSS)).toMatchObject(refusal(403, 'ROLE_SUSPENDED'));
});

test.each(CALLS)('%s: nothing in a role that has ended, with a step-up as without', async (name) => {
  const browser = await boss();
  findRole(BOSS).state = 'REVOKED';
  confirmAll();
  expect(await asks(browser, name, BOSS)).toMatchObject(refusal(403, 'ROLE_ENDED'));
});
