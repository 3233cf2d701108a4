/**
 * Every call to which the contract gives a permission for a company: the server checks the permission, not only the client.
 * tests/domain/companyActions.test.ts proves who has which permission.
 */
import { nameSubCode } from '../../../scripts/conformance/reply';
import type { EndpointName } from '../../../src/contract';
import { companiesRequests } from '../../../src/contract/requests/companies';
import { handlersRequests } from '../../../src/contract/requests/handlers';
import type { CompanyPermission } from '../../../src/contract/roleValues';
import { findCompanyBlock, type RoleContext } from '../../../src/domain/companyActions';
import { toCall } from '../../contract/calls';
import { accountOf, runPortal } from '../portal';
import {
  asRole,
  authorizationOf,
  authorize,
  BOSS,
  dayIn,
  findRole,
  HANDLER,
  type Seat,
  seat,
  setRegistrationStatus,
} from './members';

const newBrowser = runPortal();

/** Each call with its permission. A handler needs none to read an authorization. */
const calls = Object.entries({ ...companiesRequests, ...handlersRequests })
  .filter(([name]) => name !== 'companyAuthorization')
  .map(([name, { role }]) => [name, role[0]] as [EndpointName, CompanyPermission]);

const IDS = { handlerId: 'unknown', authorizationId: 'unknown', certificateId: 'unknown' };
/** The action of the company's side, which needs a permission. */
const BODIES: Partial<Record<EndpointName, object>> = { moveCompanyAuthorization: { action: 'revoke' } };

const ALLOWED: RoleContext = {
  capacity: 'LEGAL_REP',
  state: 'ACTIVE',
  hasBegun: true,
  companySuspended: false,
  matters: [],
  isActing: true,
  level: 3,
};

interface Caller {
  who: string;
  account?: 'demo';
  actingAs?: string;
  prepare?: () => unknown;
  /** The difference from a legal representative who may do everything. */
  differs: Partial<RoleContext>;
}

const CALLERS: Caller[] = [
  { who: 'the legal representative', actingAs: BOSS, differs: {} },
  { who: 'an account of a company, which acts in its first role by default', differs: {} },
  {
    who: 'a legal representative who acts in another role',
    actingAs: 'r-boss-2',
    differs: { isActing: false },
  },
  {
    who: 'an administrator',
    account: 'demo',
    actingAs: HANDLER,
    prepare: () => Object.assign(findRole(HANDLER), { capacity: 'ADMIN' }),
    differs: { capacity: 'ADMIN' },
  },
  {
    who: 'a handler with the matters',
    account: 'demo',
    actingAs: HANDLER,
    prepare: () => authorize('COMPANY_INFO', 'CERTIFICATES'),
    differs: { capacity: 'HANDLER', matters: ['COMPANY_INFO', 'CERTIFICATES'] },
  },
  {
    who: 'a handler without the matters',
    account: 'demo',
    actingAs: HANDLER,
    differs: { capacity: 'HANDLER', matters: ['TAX', 'SOCIAL_SECURITY'] },
  },
  {
    who: 'the legal representative of a suspended company',
    prepare: () => setRegistrationStatus('SUSPENDED'),
    differs: { companySuspended: true, isActing: false },
  },
  {
    who: 'a legal representative below level 3',
    prepare: () => Object.assign(accountOf('boss'), { level: 2 }),
    differs: { level: 2, isActing: false },
  },
  {
    who: 'a legal representative whose role has ended',
    prepare: () => Object.assign(findRole(BOSS), { state: 'REVOKED' }),
    differs: { state: 'REVOKED' },
  },
  {
    who: 'a legal representative whose role has not begun',
    prepare: () => Object.assign(findRole(BOSS), { start: dayIn(1) }),
    differs: { hasBegun: false },
  },
];

test.each(CALLERS)('gives $who exactly the permissions of the table', async (caller) => {
  const { account = 'boss', actingAs, prepare, differs } = caller;
  const browser = newBrowser().opensSessionOf(account);
  const id = account === 'boss' ? BOSS : HANDLER;
  prepare?.();
  const headers = actingAs ? asRole(actingAs) : {};
  for (const [name, permission] of calls) {
    const { status, subCode } = await browser.call(name, {
      ...toCall(name, { id, ...IDS }, BODIES[name]),
      headers,
    } as object);
    const block = status === 403 ? nameSubCode(subCode) : null;
    expect([name, block]).toEqual([name, findCompanyBlock(permission, { ...ALLOWED, ...differs })]);
  }
});

test('checks the fields before the permission', async () => {
  const demo = seat(newBrowser(), 'demo', HANDLER);
  expect(await demo.call('inviteHandler', { body: {} })).toMatchObject({ status: 422 });
});

describe('one authorization', () => {
  const boss = () => seat(newBrowser(), 'boss', BOSS);
  const demo = () => seat(newBrowser(), 'demo', HANDLER);
  const work = () => seat(newBrowser(), 'demo_work', 'r-demo-2');
  const read = (who: Seat, authorizationId: string) =>
    who.call('companyAuthorization', { params: { authorizationId } });

  test('is open to the company’s leaders and to its handler, whatever role they act in', async () => {
    const people = [boss(), boss().through(BOSS, 'r-boss-2'), demo(), demo().passive()];
    for (const who of people) {
      expect((await read(who, 'ca-1')).data).toMatchObject({
        handlerName: '测*甲',
        company: { orgName: '测试一号有限公司', uscc: '91440000TTTTTTT16C', legalRep: '测试丁' },
        handler: { name: '测试甲', idType: 'RESIDENT_ID', idNo: '110101********0014' },
        actions: who.roleId === BOSS ? ['modify', 'revoke'] : ['resign'],
      });
    }
  });

  test('is unknown to another handler of the company, and only its handler resigns', async () => {
    const { version } = await authorizationOf(boss(), 'ca-1');
    const resign = (who: Seat) =>
      who.call('moveCompanyAuthorization', {
        params: { authorizationId: 'ca-1' },
        body: { action: 'resign', version },
      });
    expect(await read(work(), 'ca-1')).toBeRefusedWith('NOT_FOUND');
    for (const who of [work(), boss()]) expect(await resign(who)).toBeRefusedWith('NOT_FOUND');
    const { version: seen } = (await read(demo(), 'ca-1')).data;
    expect(seen).toBe(version);
    expect(await resign(demo().passive())).toSucceed();
  });

  test('is refused to a handler whose role has ended', async () => {
    const handler = demo().passive();
    findRole(HANDLER).end = dayIn(-1);
    expect(await read(handler, 'ca-1')).toBeRefusedWith('ROLE_ENDED');
  });
});
