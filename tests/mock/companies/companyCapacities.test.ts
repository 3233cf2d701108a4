/** Permissions for a company's details and certificates, checked by calls to the portal without its pages. */
import { getPortal } from '../../../mock/_domain/store/state';
import { type Browser, confirmSessions, refusalOf, runPortal } from '../portal';
import { asRole, authorizes, BOSS, findRole, HANDLER } from './members';

const newBrowser = runPortal();

const READS = ['company', 'companyCertificates'] as const;
const WRITES = [
  'changeCompanyContact',
  'replaceLegalRep',
  'bindCompanyCertificate',
  'unbindCompanyCertificate',
] as const;
const CALLS = [...READS, ...WRITES];

/** Valid fields of each write. They let an allowed call reach the response in OPEN and change nothing. */
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

const person = (account: string) => newBrowser().opensSessionOf(account);
const boss = () => newBrowser().opensSessionOf('boss');

/** The response of each call to a caller who has the permission. */
const OPEN: Record<(typeof CALLS)[number], object> = {
  company: { code: 20000 },
  companyCertificates: { code: 20000 },
  changeCompanyContact: refusalOf(200, 'CHANGED_MEANWHILE'),
  replaceLegalRep: refusalOf(428, 'STEP_UP_REQUIRED'),
  bindCompanyCertificate: refusalOf(428, 'STEP_UP_REQUIRED'),
  unbindCompanyCertificate: refusalOf(404, 'NOT_FOUND'),
};

test.each(WRITES.filter((name) => name !== 'unbindCompanyCertificate'))(
  '%s checks the fields before the role',
  async (name) => {
    expect(await asks(person('demo'), name, BOSS, undefined, {})).toBeRefusedWith('FIELDS_WRONG');
  },
);

test.each(CALLS)('%s returns 404 for the role of another member of the company', async (name) => {
  expect(await asks(person('demo'), name, BOSS)).toBeRefusedWith('NOT_FOUND');
});

const EXCEPT_LEGAL_REP: typeof OPEN = { ...OPEN, replaceLegalRep: refusalOf(403, 'ROLE_CAPACITY') };
const WITHOUT_MATTER: typeof OPEN = {
  company: OPEN.company,
  changeCompanyContact: refusalOf(403, 'ROLE_MATTER'),
  replaceLegalRep: refusalOf(403, 'ROLE_CAPACITY'),
  companyCertificates: refusalOf(403, 'ROLE_MATTER'),
  bindCompanyCertificate: refusalOf(403, 'ROLE_MATTER'),
  unbindCompanyCertificate: refusalOf(403, 'ROLE_MATTER'),
};

describe.each<[string, string, string, () => unknown, typeof OPEN]>([
  ['the legal representative', 'boss', BOSS, () => undefined, OPEN],
  [
    'an administrator',
    'demo',
    HANDLER,
    () => Object.assign(findRole(HANDLER), { capacity: 'ADMIN' }),
    EXCEPT_LEGAL_REP,
  ],
  [
    'a handler with the matter',
    'demo',
    HANDLER,
    () => authorizes('COMPANY_INFO', 'CERTIFICATES'),
    EXCEPT_LEGAL_REP,
  ],
  ['a handler without the matter', 'demo', HANDLER, () => undefined, WITHOUT_MATTER],
])('for %s', (_, account, roleId, prepare, expected) => {
  test.each(CALLS)('%s responds by the permissions of the capacity', async (name) => {
    prepare();
    expect(await asks(person(account), name, roleId, roleId)).toMatchObject(expected[name]);
  });
});

test.each(WRITES)('%s is refused while the account acts for itself or for another company', async (name) => {
  findRole(HANDLER).capacity = 'LEGAL_REP';
  expect(await asks(person('demo'), name, HANDLER)).toBeRefusedWith('ROLE_NOT_ACTING');
  expect(await asks(boss(), name, BOSS, 'r-boss-2')).toBeRefusedWith('ROLE_NOT_ACTING');
});

test.each(WRITES)('%s is refused for a company that its registry has suspended', async (name) => {
  const browser = boss();
  const registered = getPortal().companyRegistry.get('91440000TTTTTTT16C');
  if (registered) registered.registrationStatus = 'SUSPENDED';
  expect(await asks(browser, name, BOSS)).toBeRefusedWith('ROLE_SUSPENDED');
});

test.each(CALLS)('%s is refused in a role that has ended, even after a step-up', async (name) => {
  const browser = boss();
  findRole(BOSS).state = 'REVOKED';
  confirmSessions();
  expect(await asks(browser, name, BOSS)).toBeRefusedWith('ROLE_ENDED');
});
