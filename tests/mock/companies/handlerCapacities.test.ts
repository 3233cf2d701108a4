/**
 * Every call about handlers and their authorizations, sent in every capacity: the server checks it, not only the
 * client.
 */
import { now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import type { EndpointName } from '../../../src/contract';
import { type SubCodeName, subCodes } from '../../../src/contract/subCodes';
import { refusalOf, runPortal, type Sent } from '../portal';
import { authorizationOf, dayIn, findRole, invitation, join, order, rowOf, type Seat, seat } from './members';

const newBrowser = runPortal();

/** Creates an application, an invitation and an authorization of each kind. Returns a seat of each capacity. */
async function prepare() {
  const boss = seat(newBrowser(), 'boss', 'r-boss-1');
  const admin = seat(newBrowser(), 'newcomer', join('u-newcomer', { capacity: 'ADMIN' }).id);
  const applied = join('u-veteran', { state: 'PENDING', origin: 'APPLIED' });
  const invited = join('u-linked', { state: 'PENDING' });
  const pending = (await boss.call('addCompanyAuthorization', { body: order() })).data;
  const wide = await boss.call('modifyCompanyAuthorization', {
    params: { authorizationId: 'ca-2' },
    body: {
      scope: 'ALL',
      matters: [],
      end: dayIn(100),
      reason: '业务需要',
      version: (await authorizationOf(boss, 'ca-2')).version,
    },
  });
  expect(wide.data.change).not.toBeNull();
  const demo = seat(newBrowser(), 'demo', 'r-demo-1');
  const work = seat(newBrowser(), 'demo_work', 'r-demo-2');
  return { boss, admin, demo, work, applied, invited, pending };
}

type World = Awaited<ReturnType<typeof prepare>>;
interface Call {
  name: EndpointName;
  sent: (world: World) => Sent | Promise<Sent>;
  writes: boolean;
}

const handlerMove = (pick: (world: World) => string, action: string): Call => ({
  name: 'moveHandler',
  writes: true,
  sent: async (world) => {
    const { id, version } = await rowOf(world.boss, pick(world));
    return { params: { handlerId: id }, body: { action, version } };
  },
});
const move = (pick: (world: World) => string, action: string): Call => ({
  name: 'moveCompanyAuthorization',
  writes: true,
  sent: async (world) => {
    const { id, version } = await authorizationOf(world.boss, pick(world));
    return { params: { authorizationId: id }, body: { action, version } };
  },
});

/** Calls of the company's side. */
const CALLS: Record<string, Call> = {
  handlers: { name: 'handlers', writes: false, sent: () => ({}) },
  inviteHandler: {
    name: 'inviteHandler',
    writes: true,
    sent: ({ applied }) => {
      findRole(applied.id).state = 'REJECTED';
      return { body: invitation() };
    },
  },
  'moveHandler accept': handlerMove(({ applied }) => applied.id, 'accept'),
  'moveHandler reject': handlerMove(({ applied }) => applied.id, 'reject'),
  'moveHandler withdraw': handlerMove(({ invited }) => invited.id, 'withdraw'),
  'moveHandler end': handlerMove(() => 'r-demo-2', 'end'),
  changeHandlerDates: {
    name: 'changeHandlerDates',
    writes: true,
    sent: async ({ boss }) => {
      const { id, start, version } = await rowOf(boss, 'r-demo-2');
      return { params: { handlerId: id }, body: { start, end: dayIn(20), version } };
    },
  },
  companyAuthorizations: { name: 'companyAuthorizations', writes: false, sent: () => ({}) },
  addCompanyAuthorization: {
    name: 'addCompanyAuthorization',
    writes: true,
    sent: () => ({ body: order() }),
  },
  modifyCompanyAuthorization: {
    name: 'modifyCompanyAuthorization',
    writes: true,
    sent: async ({ boss }) => {
      const { version, end } = await authorizationOf(boss, 'ca-1');
      const body = { scope: 'LISTED', matters: ['TAX'], end, reason: '业务调整', version };
      return { params: { authorizationId: 'ca-1' }, body };
    },
  },
  'moveCompanyAuthorization withdraw': move(({ pending }) => pending.id, 'withdraw'),
  'moveCompanyAuthorization withdrawChange': move(() => 'ca-2', 'withdrawChange'),
  'moveCompanyAuthorization revoke': move(() => 'ca-1', 'revoke'),
};

const SEATS: [string, (world: World) => Seat, SubCodeName | null, SubCodeName | null][] = [
  [
    'the legal representative, acting for the other company',
    ({ boss }) => boss.through('r-boss-1', 'r-boss-2'),
    null,
    'ROLE_NOT_ACTING',
  ],
  [
    'the account of the company, which acts in its first role by default',
    ({ boss }) => boss.passive(),
    null,
    null,
  ],
  ['an administrator', ({ admin }) => admin, null, null],
  ['an administrator as themselves', ({ admin }) => admin.passive(), null, 'ROLE_NOT_ACTING'],
  ['a handler for tax', ({ demo }) => demo, 'ROLE_CAPACITY', 'ROLE_CAPACITY'],
];

describe.each(SEATS)('%s', (_, toSeat, reading, writing) => {
  test.each(Object.keys(CALLS))('%s', async (key) => {
    const world = await prepare();
    const { name, sent, writes } = CALLS[key] as Call;
    const request = await sent(world);
    const before = JSON.stringify([getPortal().memberships, getPortal().companyAuthorizations]);
    const answer = await toSeat(world).call(name, request);
    const refused = writes ? writing : reading;
    if (refused === null) expect(answer).toSucceed();
    else {
      expect(answer).toBeRefusedWith(refused);
      expect(JSON.stringify([getPortal().memberships, getPortal().companyAuthorizations])).toBe(before);
    }
  });
});

test.each([
  ['the company is suspended', 'ROLE_SUSPENDED'],
  ['the role has ended', 'ROLE_ENDED'],
] as const)('refuses every change if %s', async (why, subCode) => {
  const world = await prepare();
  const { admin } = world;
  const requests = [];
  for (const { name, sent, writes } of Object.values(CALLS)) {
    requests.push({ name, writes, request: await sent(world) });
  }
  if (why === 'the role has ended') findRole(admin.roleId).state = 'REVOKED';
  else {
    const company = getPortal().companyRegistry.get('91440000TTTTTTT16C');
    if (company) company.registrationStatus = 'SUSPENDED';
  }
  for (const { name, writes, request } of requests) {
    const answer = await admin.passive().call(name, request);
    const isOpen = subCode === 'ROLE_SUSPENDED' && !writes;
    expect([name, answer.status, answer.subCode]).toEqual([
      name,
      isOpen ? 200 : 403,
      isOpen ? answer.subCode : subCodes[subCode],
    ]);
  }
});

test('checks the fields of every call before the role', async () => {
  const world = await prepare();
  for (const [key, { name, sent, writes }] of Object.entries(CALLS)) {
    const { params, body } = await sent(world);
    const { action } = (body ?? {}) as { action?: string };
    const wrong = { params, query: { state: 'LOST' }, ...(writes && { body: { action } }) };
    for (const who of [
      world.demo.through('r-boss-1', null),
      world.demo,
      world.admin.passive(),
      world.admin,
    ]) {
      expect({ key, ...(await who.call(name, wrong)) }).toMatchObject({
        key,
        ...refusalOf(422, 'FIELDS_WRONG'),
      });
    }
  }
});

test('refuses every call in a role that has not begun', async () => {
  const world = await prepare();
  findRole(world.admin.roleId).start = dayIn(1);
  for (const name of ['handlers', 'companyAuthorizations', 'company', 'companyCertificates'] as const) {
    expect(await world.admin.passive().call(name)).toBeRefusedWith('ROLE_ENDED');
  }
  findRole(world.admin.roleId).start = dayIn(0);
  expect((await world.admin.passive().call('handlers')).status).toBe(200);
});

describe('one authorization', () => {
  const reads = (who: Seat, authorizationId: string) =>
    who.call('companyAuthorization', { params: { authorizationId } });

  test('is open to the company’s leaders and to its handler, whatever role they act in', async () => {
    const { boss, admin, demo } = await prepare();
    for (const who of [boss, admin, admin.passive(), demo, demo.passive()]) {
      expect(await reads(who, 'ca-1')).toMatchObject({
        status: 200,
        data: {
          handlerName: '测*甲',
          company: { orgName: '测试一号有限公司', uscc: '91440000TTTTTTT16C', legalRep: '测试丁' },
          handler: { name: '测试甲', idType: 'RESIDENT_ID', idNo: '110101********0014' },
        },
      });
    }
    expect((await reads(boss, 'ca-1')).data.actions).toEqual(['modify', 'revoke']);
    expect((await reads(demo, 'ca-1')).data.actions).toEqual(['resign']);
  });

  test('returns 404 for another handler of the company', async () => {
    const { demo, work } = await prepare();
    expect(await reads(work, 'ca-1')).toBeRefusedWith('NOT_FOUND');
    expect(await reads(demo, 'ca-2')).toBeRefusedWith('NOT_FOUND');
  });

  test('is refused to a handler whose role has ended', async () => {
    const { demo } = await prepare();
    findRole('r-demo-1').end = dayIn(-1);
    expect(await reads(demo.passive(), 'ca-1')).toBeRefusedWith('ROLE_ENDED');
  });
});

describe('the handler’s side', () => {
  test.each(['accept', 'reject', 'acceptChange', 'rejectChange', 'resign'])(
    '%s is allowed only to the handler, whatever role they act in',
    async (action) => {
      const world = await prepare();
      const { boss, admin, demo, work, pending } = world;
      const isNew = ['accept', 'reject'].includes(action);
      const request = await move(() => (isNew ? pending.id : 'ca-2'), action).sent(world);
      for (const who of [boss, admin, isNew ? work : demo])
        expect(await who.call('moveCompanyAuthorization', request)).toBeRefusedWith('NOT_FOUND');
      expect(await (isNew ? demo.passive() : work).call('moveCompanyAuthorization', request)).toSucceed();
    },
  );

  test('is refused after the handler’s role has ended', async () => {
    const world = await prepare();
    const request = await move(({ pending }) => pending.id, 'accept').sent(world);
    Object.assign(findRole('r-demo-1'), { state: 'REVOKED', decidedAt: now() });
    expect(await world.demo.passive().call('moveCompanyAuthorization', request)).toBeRefusedWith(
      'ROLE_ENDED',
    );
  });
});
