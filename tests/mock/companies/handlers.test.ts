import { listNotices } from '../../../mock/_domain/accounts/notices';
import { findActingRole } from '../../../mock/_domain/companies/acting';
import { canAct } from '../../../mock/_domain/companies/matters';
import { now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { type SubCodeName, subCodes } from '../../../src/contract/subCodes';
import { accountOf, confirmSessions, endStepUps, runPortal } from '../portal';
import {
  dayIn,
  findRecord,
  findRole,
  invitation,
  join,
  lastNotice,
  lastRecord,
  rowOf,
  type Seat,
  seat,
} from './members';

const newBrowser = runPortal();

const boss = () => seat(newBrowser(), 'boss', 'r-boss-1');
const admin = () => seat(newBrowser(), 'newcomer', join('u-newcomer', { capacity: 'ADMIN' }).id);
const invites = (who: Seat, changes?: Record<string, unknown>) =>
  who.call('inviteHandler', { body: invitation(changes) });
const moves = async (who: Seat, handlerId: string, action: string, version?: string) =>
  who.call('moveHandler', {
    params: { handlerId },
    body: { action, version: version ?? (await rowOf(who, handlerId)).version },
  });
const dates = async (who: Seat, handlerId: string, changes: Record<string, unknown>) => {
  const { start, end, version } = await rowOf(who, handlerId);
  return who.call('changeHandlerDates', {
    params: { handlerId },
    body: { start, end, version, ...changes },
  });
};

describe('the list', () => {
  test('returns every member of the company, masked except for the reader, pending ones first', async () => {
    const leader = boss();
    join('u-veteran', { id: 'r-new', state: 'PENDING', origin: 'APPLIED' });
    join('u-weak', { state: 'VERIFYING', origin: 'CREATED' });
    join('u-linked', { state: 'DRAFT', origin: 'CREATED' });
    join('u-frozen', { id: 'r-else', companyId: 'c-2' });
    const { data } = await leader.call('handlers');
    expect(data).toMatchObject({ total: 4, pageNumber: 1, pageSize: 10 });
    expect(data.list.map(({ id }) => id)).toEqual(['r-new', 'r-demo-2', 'r-demo-1', 'r-boss-1']);
    expect(data.list[0]).toMatchObject({
      name: '测*寅',
      account: 've****n',
      mobile: '154****0020',
      state: 'PENDING',
      origin: 'APPLIED',
      isOwn: false,
      authorizations: 0,
      actions: ['accept', 'reject'],
    });
    expect(data.list[2]).toMatchObject({ authorizations: 1, actions: ['changeDates', 'end'] });
    expect(data.list[3]).toMatchObject({
      name: '测试丁',
      capacity: 'LEGAL_REP',
      start: null,
      isOwn: true,
      actions: [],
    });
    expect(JSON.stringify(data).replace('测试丁', '')).not.toMatch(/测试|veteran|154000/);
  });

  test('filters by state and pages the list', async () => {
    const leader = boss();
    join('u-veteran', { id: 'r-new', state: 'PENDING' });
    join('u-linked', { id: 'r-late', end: dayIn(-1) });
    const ids = async (query: Record<string, string>) =>
      (await leader.call('handlers', { query })).data.list.map(({ id }) => id);
    expect(await ids({ state: 'PENDING' })).toEqual(['r-new']);
    expect(await ids({ state: 'EXPIRED' })).toEqual(['r-late']);
    expect(await ids({ pageNumber: '2', pageSize: '4' })).toEqual(['r-boss-1']);
  });

  test('offers an administrator no action on the legal representative or on themselves, and refuses it', async () => {
    const leader = admin();
    expect(await rowOf(leader, 'r-boss-1')).toMatchObject({ isOwn: false, actions: [] });
    expect(await rowOf(leader, leader.roleId)).toMatchObject({ isOwn: true, actions: [] });
    for (const id of ['r-boss-1', leader.roleId]) {
      expect(await moves(leader, id, 'end')).toBeRefusedWith('CHANGED_MEANWHILE');
      expect(await dates(leader, id, { start: dayIn(0), end: dayIn(1) })).toBeRefusedWith(
        'CHANGED_MEANWHILE',
      );
    }
  });
});

describe('inviting', () => {
  test('is pending until the handler decides, notifies them, and adds a record in the company’s name', async () => {
    const leader = boss();
    const { data } = await invites(leader);
    expect(data).toMatchObject({
      name: '测*寅',
      capacity: 'HANDLER',
      state: 'PENDING',
      origin: 'INVITED',
      start: dayIn(0),
      end: dayIn(90),
      decidedAt: null,
      actions: ['withdraw', 'changeDates'],
    });
    expect(findRole(data.id)).toMatchObject({ accountId: 'u-veteran', companyId: 'c-1' });
    expect(lastRecord()).toEqual({ type: 'HANDLER_ADD', accountId: 'u-boss', actingAs: 'r-boss-1' });
    expect(lastNotice()).toMatchObject({
      accountId: 'u-veteran',
      topic: 'handler.invited',
      link: '/user/role_manage',
    });
    const [notice] = listNotices({ accountId: 'u-veteran', publicId: '' }, 'en-US');
    expect(notice?.text).toMatch(/^测试一号有限公司 invites you to be a handler from /);
    expect(notice?.text).not.toMatch(/[{}]/);
  });

  test('accepts a mobile number, and the capacity of an administrator', async () => {
    expect(await invites(boss(), { loginId: '15400000020', capacity: 'ADMIN' })).toMatchObject({
      data: { capacity: 'ADMIN', state: 'PENDING' },
    });
  });

  test('requires a step-up before it reveals whether a person exists', async () => {
    const leader = boss();
    endStepUps();
    for (const name of ['测试寅', '谁都不是']) {
      expect(await invites(leader, { name })).toBeRefusedWith('STEP_UP_REQUIRED');
    }
    expect(getPortal().memberships).toHaveLength(4);
  });

  test('returns the same response for every field that is wrong', async () => {
    const leader = boss();
    const answers = [];
    for (const changes of [
      { name: '测试丑' },
      { loginId: 'nobody_here' },
      { loginId: 'weak' },
      { idNo: '110101190001030031' },
      { mobile: '15400000099' },
      { name: '测试戊', loginId: 'frozen', idNo: '110101190001050059', mobile: '15400000005' },
    ]) {
      answers.push(await invites(leader, changes));
    }
    accountOf('veteran').status = 'CANCELLING';
    answers.push(await invites(leader));
    const responses = answers.map(({ status, subCode, subMsg, data }) =>
      JSON.stringify({ status, subCode, subMsg, data }),
    );
    expect(new Set(responses).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, subCode: subCodes.HANDLER_UNKNOWN, data: null });
  });

  test('refuses the inviting person, whichever account they use', async () => {
    const own = { name: '测试甲', loginId: 'demo', idNo: '110101190001010014', mobile: '15400000001' };
    findRole('r-demo-1').capacity = 'ADMIN';
    findRole('r-demo-2').capacity = 'ADMIN';
    for (const [account, roleId] of [
      ['demo', 'r-demo-1'],
      ['demo_work', 'r-demo-2'],
    ] as const) {
      const who = seat(newBrowser(), account, roleId);
      expect(await invites(who, own)).toBeRefusedWith('HANDLER_SELF');
    }
  });

  test('refuses the inviting person also in a legal entity’s account, which cannot be invited', async () => {
    const own = { name: '测试丁', loginId: 'boss', idNo: '110101190001040045', mobile: '15400000004' };
    expect(await invites(boss(), own)).toBeRefusedWith('HANDLER_SELF');
    expect(await invites(boss(), { ...own, name: '测试乙' })).toBeRefusedWith('HANDLER_UNKNOWN');
  });

  test.each(['PENDING', 'ACTIVE'] as const)(
    'refuses a person who already has a role in the company: %s',
    async (state) => {
      const leader = boss();
      join('u-veteran', { state });
      expect(await invites(leader)).toBeRefusedWith('HANDLER_ALREADY');
    },
  );

  test('refuses a person who has a role in the company with another account', async () => {
    const leader = boss();
    findRole('r-demo-1').state = 'REVOKED';
    const demo = { name: '测试甲', loginId: 'demo', idNo: '110101190001010014', mobile: '15400000001' };
    expect(await invites(leader, demo)).toBeRefusedWith('HANDLER_ALREADY');
  });

  test('accepts a person whose former roles have ended', async () => {
    const leader = boss();
    for (const state of ['REVOKED', 'REJECTED', 'CANCELLED'] as const) join('u-veteran', { state });
    join('u-veteran', { end: dayIn(-1) });
    join('u-veteran', { companyId: 'c-2' });
    expect(await invites(leader)).toSucceed();
  });

  test.each<[Record<string, unknown>, string, SubCodeName]>([
    [{ capacity: 'LEGAL_REP' }, 'capacity', 'FIELD_FORMAT'],
    [{ start: dayIn(-1) }, 'start', 'FIELD_FORMAT'],
    [{ start: dayIn(5), end: dayIn(4) }, 'end', 'RANGE_BACKWARDS'],
    [{ end: dayIn(366) }, 'end', 'RANGE_TOO_LONG'],
  ])('rejects an invitation with %j', async (changes, field, subCode) => {
    expect(await invites(boss(), changes)).toHaveWrongFields({ [field]: subCode });
  });
});

describe('the role of a handler', () => {
  test.each([
    ['accept', 'APPLIED', 'ACTIVE', 'HANDLER_ADD', 'accepted'],
    ['reject', 'APPLIED', 'REJECTED', 'HANDLER_REMOVE', 'rejected'],
    ['withdraw', 'INVITED', 'CANCELLED', 'HANDLER_REMOVE', 'withdrawn'],
  ] as const)('moves by %s from the origin %s to %s', async (action, origin, state, type, topic) => {
    const leader = admin();
    join('u-veteran', { id: 'r-new', state: 'PENDING', origin, decidedAt: null });
    expect((await moves(leader, 'r-new', action)).data).toMatchObject({
      state,
      decidedAt: expect.any(String),
    });
    expect(lastRecord()).toEqual({ type, accountId: 'u-newcomer', actingAs: leader.roleId });
    expect(lastNotice()).toMatchObject({ accountId: 'u-veteran', topic: `handler.${topic}` });
  });

  test('ends with its authorizations, and the handler can no longer act for the company', async () => {
    const leader = boss();
    const demo = seat(newBrowser(), 'demo', 'r-demo-1');
    expect((await demo.call('companyAuthorization', { params: { authorizationId: 'ca-1' } })).status).toBe(
      200,
    );
    const old = { ...findRecord('ca-1'), id: 'ca-old', end: dayIn(-1) };
    const offered = { ...findRecord('ca-1'), id: 'ca-new', state: 'PENDING' as const };
    getPortal().companyAuthorizations.push(old, offered);
    findRecord('ca-1').change = { scope: 'ALL', matters: [], end: dayIn(9), reason: '', askedAt: now() };
    expect((await moves(leader, 'r-demo-1', 'end')).data).toMatchObject({ state: 'REVOKED', actions: [] });
    expect(findRecord('ca-1')).toMatchObject({ state: 'REVOKED', change: null });
    expect([findRecord('ca-new').state, findRecord('ca-old').state, findRecord('ca-2').state]).toEqual([
      'REVOKED',
      'ACTIVE',
      'ACTIVE',
    ]);
    expect(lastRecord()).toMatchObject({ type: 'HANDLER_REMOVE', actingAs: 'r-boss-1' });
    expect(lastNotice()).toMatchObject({ accountId: 'u-demo', topic: 'handler.ended' });
    expect(await demo.call('handlers')).toBeRefusedWith('ACTING_ENDED');
  });

  test('can be ended by another administrator after a step-up', async () => {
    const leader = admin();
    join('u-veteran', { id: 'r-other', capacity: 'ADMIN' });
    endStepUps();
    expect((await moves(leader, 'r-other', 'end')).status).toBe(428);
    expect(findRole('r-other').state).toBe('ACTIVE');
    expect((await moves(leader, 'r-demo-1', 'end')).data).toMatchObject({ state: 'REVOKED' });
    confirmSessions();
    expect((await moves(leader, 'r-other', 'end')).data).toMatchObject({ state: 'REVOKED' });
  });

  test('refuses actions that its state does not allow, and changes nothing', async () => {
    const leader = boss();
    join('u-veteran', { id: 'r-invited', state: 'PENDING' });
    join('u-frozen', { id: 'r-late', state: 'PENDING', end: dayIn(-1) });
    const before = JSON.stringify(getPortal().memberships);
    for (const [id, action] of [
      ['r-invited', 'accept'],
      ['r-late', 'withdraw'],
      ['r-demo-1', 'accept'],
    ] as const) {
      expect([id, (await moves(leader, id, action)).subCode]).toEqual([id, subCodes.CHANGED_MEANWHILE]);
    }
    expect(JSON.stringify(getPortal().memberships)).toBe(before);
  });

  test('reports a conflict to the second of two concurrent administrators', async () => {
    const [first, second] = [boss(), admin()];
    join('u-veteran', { id: 'r-new', state: 'PENDING', origin: 'APPLIED' });
    const { version } = await rowOf(second, 'r-new');
    expect((await moves(first, 'r-new', 'accept')).data.state).toBe('ACTIVE');
    expect(await moves(second, 'r-new', 'reject', version)).toBeRefusedWith('CHANGED_MEANWHILE');
    const { version: seen } = await rowOf(second, 'r-demo-1');
    expect((await dates(first, 'r-demo-1', { end: dayIn(10) })).data.end).toBe(dayIn(10));
    expect(await moves(second, 'r-demo-1', 'end', seen)).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(await dates(second, 'r-demo-1', { end: dayIn(300), version: seen })).toBeRefusedWith(
      'CHANGED_MEANWHILE',
    );
    expect(findRole('r-demo-1')).toMatchObject({ state: 'ACTIVE', end: dayIn(10) });
  });
});

describe('changing the period of a role', () => {
  test('notifies the handler, and adds a record', async () => {
    const leader = boss();
    const { data } = await dates(leader, 'r-demo-1', { end: dayIn(200) });
    expect(data).toMatchObject({ state: 'ACTIVE', end: dayIn(200) });
    expect(lastRecord()).toEqual({ type: 'AUTH_MODIFY', accountId: 'u-boss', actingAs: 'r-boss-1' });
    expect(lastNotice()).toMatchObject({
      accountId: 'u-demo',
      topic: 'handler.dates',
      days: { end: dayIn(200) },
    });
  });

  test('needs a step-up to lengthen the role, and none to shorten it', async () => {
    const leader = boss();
    join('u-veteran', { id: 'r-soon', start: dayIn(10), end: dayIn(20) });
    endStepUps();
    expect((await dates(leader, 'r-demo-1', { end: dayIn(200) })).status).toBe(428);
    expect((await dates(leader, 'r-soon', { start: dayIn(9) })).status).toBe(428);
    expect([findRole('r-demo-1').end, findRole('r-soon').start]).toEqual([dayIn(150), dayIn(10)]);
    expect((await dates(leader, 'r-demo-1', { end: dayIn(100) })).data.end).toBe(dayIn(100));
    confirmSessions();
    expect((await dates(leader, 'r-demo-1', { end: dayIn(200) })).data.end).toBe(dayIn(200));
  });

  describe('an authorization that lasts longer', () => {
    const noticesSince = (from: number) =>
      getPortal()
        .notices.slice(from)
        .map(({ accountId, topic, days }) => [accountId, topic, days?.end]);
    const widening = { scope: 'LISTED' as const, reason: '', askedAt: 0 };

    test('ends with the role, and the handler is notified of the rest', async () => {
      const leader = boss();
      const { length } = getPortal().notices;
      const offered = { ...findRecord('ca-1'), id: 'ca-new', state: 'PENDING' as const, decidedAt: null };
      const later = { ...offered, id: 'ca-late', start: dayIn(30) };
      const old = { ...findRecord('ca-1'), id: 'ca-old', end: dayIn(-1) };
      const short = { ...findRecord('ca-1'), id: 'ca-short', end: dayIn(19) };
      getPortal().companyAuthorizations.push(offered, later, old, short);
      await dates(leader, 'r-demo-1', { end: dayIn(20) });
      expect(noticesSince(length)).toEqual([
        ['u-demo', 'handler.dates', dayIn(20)],
        ['u-demo', 'companyAuthorization.narrowed', dayIn(20)],
        ['u-demo', 'companyAuthorization.offerChanged', dayIn(20)],
        ['u-demo', 'companyAuthorization.revoked', dayIn(150)],
      ]);
      expect(findRecord('ca-1')).toMatchObject({ state: 'ACTIVE', end: dayIn(20) });
      expect(findRecord('ca-new')).toMatchObject({ state: 'PENDING', end: dayIn(20), decidedAt: null });
      expect(findRecord('ca-late').state).toBe('REVOKED');
      expect([findRecord('ca-old').end, findRecord('ca-short').end]).toEqual([dayIn(-1), dayIn(19)]);
      expect(canAct(findRole('r-demo-1'))).toBe(true);
      await dates(leader, 'r-demo-1', { end: dayIn(90) });
      expect(findRecord('ca-1').end).toBe(dayIn(20));
    });

    test('has its pending change shortened, or dropped if it adds nothing', async () => {
      const leader = boss();
      const { matters } = findRecord('ca-1');
      findRecord('ca-1').change = { ...widening, matters, end: dayIn(150) };
      findRecord('ca-1').end = dayIn(10);
      await dates(leader, 'r-demo-1', { end: dayIn(20) });
      expect(findRecord('ca-1')).toMatchObject({ end: dayIn(10), change: { end: dayIn(20) } });
      expect(lastNotice()).toMatchObject({
        topic: 'companyAuthorization.widening',
        days: { end: dayIn(20) },
      });
      await dates(leader, 'r-demo-1', { end: dayIn(5) });
      expect(findRecord('ca-1')).toMatchObject({ end: dayIn(5), change: null });
      expect(lastNotice()?.topic).toBe('companyAuthorization.wideningWithdrawn');
    });
  });

  test('accepts a new first day only while the former one is in the future', async () => {
    const leader = boss();
    join('u-veteran', { id: 'r-soon', state: 'PENDING', start: dayIn(10), end: dayIn(20) });
    expect((await dates(leader, 'r-soon', { start: dayIn(0) })).data.start).toBe(dayIn(0));
    for (const start of [dayIn(1), dayIn(-1)]) {
      expect(await dates(leader, 'r-soon', { start })).toHaveWrongFields({ start: 'FIELD_FORMAT' });
    }
    join('u-weak', { id: 'r-later', start: dayIn(10), end: dayIn(20) });
    expect(await dates(leader, 'r-later', { start: dayIn(-1) })).toMatchObject({ status: 422 });
  });

  test.each([
    [dayIn(-1), 'FIELD_FORMAT'],
    [dayIn(-201), 'RANGE_BACKWARDS'],
    [dayIn(366), 'RANGE_TOO_LONG'],
  ] as const)('rejects the last day %s with 422', async (end, subCode) => {
    expect(await dates(boss(), 'r-demo-1', { end })).toHaveWrongFields({ end: subCode });
  });
});

test('does not act in an ended role if no header names a role', async () => {
  const leader = boss();
  await moves(leader, 'r-demo-2', 'end');
  const request = { headers: {} } as Parameters<typeof findActingRole>[0];
  expect(findActingRole(request, accountOf('demo_work'))).toBeUndefined();
});
