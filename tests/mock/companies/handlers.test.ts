import { listNotices } from '../../../mock/_domain/accounts/notices';
import { now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import type { SubCodeName } from '../../../src/contract/subCodes';
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
const invite = (who: Seat, changes?: Record<string, unknown>) =>
  who.call('inviteHandler', { body: invitation(changes) });
const move = async (who: Seat, handlerId: string, action: string, version?: string) =>
  who.call('moveHandler', {
    params: { handlerId },
    body: { action, version: version ?? (await rowOf(who, handlerId)).version },
  });
const changeDates = async (who: Seat, handlerId: string, changes: Record<string, unknown>) => {
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
    const pending = await leader.call('handlers', { query: { state: 'PENDING' } });
    expect(pending.data.list.map(({ id }) => id)).toEqual(['r-new']);
  });

  test('offers an administrator no action on the legal representative or on themselves, and refuses it', async () => {
    const leader = admin();
    for (const id of ['r-boss-1', leader.roleId]) {
      expect((await rowOf(leader, id)).actions).toEqual([]);
      expect(await move(leader, id, 'end')).toBeRefusedWith('CHANGED_MEANWHILE');
      const dates = { start: dayIn(0), end: dayIn(1) };
      expect(await changeDates(leader, id, dates)).toBeRefusedWith('CHANGED_MEANWHILE');
    }
  });
});

describe('inviting', () => {
  test('is pending until the handler decides, notifies them, and adds a record in the company’s name', async () => {
    const { data } = await invite(boss());
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
    const { data } = await invite(boss(), { loginId: '15400000020', capacity: 'ADMIN' });
    expect(data).toMatchObject({ capacity: 'ADMIN', state: 'PENDING' });
  });

  test('requires a step-up before it reveals whether a person exists', async () => {
    const leader = boss();
    endStepUps();
    for (const name of ['测试寅', '谁都不是']) {
      expect(await invite(leader, { name })).toBeRefusedWith('STEP_UP_REQUIRED');
    }
    expect(getPortal().memberships).toHaveLength(4);
  });

  test('returns the same response for every field that is wrong', async () => {
    const leader = boss();
    for (const changes of [
      { name: '测试丑' },
      { loginId: 'nobody_here' },
      { loginId: 'weak' },
      { idNo: '110101190001030031' },
      { mobile: '15400000099' },
      { name: '测试戊', loginId: 'frozen', idNo: '110101190001050059', mobile: '15400000005' },
    ]) {
      expect(await invite(leader, changes)).toBeRefusedWith('HANDLER_UNKNOWN');
    }
    accountOf('veteran').status = 'CANCELLING';
    const refused = await invite(leader);
    expect(refused).toBeRefusedWith('HANDLER_UNKNOWN');
    expect(refused.data).toBeNull();
  });

  test('refuses the inviting person, whichever account they use', async () => {
    const own = { name: '测试甲', loginId: 'demo', idNo: '110101190001010014', mobile: '15400000001' };
    findRole('r-demo-2').capacity = 'ADMIN';
    expect(await invite(seat(newBrowser(), 'demo_work', 'r-demo-2'), own)).toBeRefusedWith('HANDLER_SELF');
    // The account of a legal entity cannot be invited.
    const legal = { name: '测试丁', loginId: 'boss', idNo: '110101190001040045', mobile: '15400000004' };
    expect(await invite(boss(), legal)).toBeRefusedWith('HANDLER_SELF');
    expect(await invite(boss(), { ...legal, name: '测试乙' })).toBeRefusedWith('HANDLER_UNKNOWN');
  });

  test('refuses a person who has a role in the company, until it has ended', async () => {
    const leader = boss();
    const role = join('u-veteran', { state: 'PENDING' });
    join('u-veteran', { companyId: 'c-2' });
    expect(await invite(leader)).toBeRefusedWith('HANDLER_ALREADY');
    role.state = 'ACTIVE';
    expect(await invite(leader)).toBeRefusedWith('HANDLER_ALREADY');
    role.end = dayIn(-1);
    expect(await invite(leader)).toSucceed();
  });

  test('refuses a person who has a role in the company with another account', async () => {
    const leader = boss();
    findRole('r-demo-1').state = 'REVOKED';
    const demo = { name: '测试甲', loginId: 'demo', idNo: '110101190001010014', mobile: '15400000001' };
    expect(await invite(leader, demo)).toBeRefusedWith('HANDLER_ALREADY');
  });

  test.each<[Record<string, unknown>, string, SubCodeName]>([
    [{ capacity: 'LEGAL_REP' }, 'capacity', 'FIELD_FORMAT'],
    [{ start: dayIn(-1) }, 'start', 'FIELD_FORMAT'],
    [{ start: dayIn(5), end: dayIn(4) }, 'end', 'RANGE_BACKWARDS'],
    [{ end: dayIn(366) }, 'end', 'RANGE_TOO_LONG'],
  ])('rejects an invitation with %j', async (changes, field, subCode) => {
    expect(await invite(boss(), changes)).toHaveWrongFields({ [field]: subCode });
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
    expect((await move(leader, 'r-new', action)).data).toMatchObject({
      state,
      decidedAt: expect.any(String),
    });
    expect(lastRecord()).toEqual({ type, accountId: 'u-newcomer', actingAs: leader.roleId });
    expect(lastNotice()).toMatchObject({ accountId: 'u-veteran', topic: `handler.${topic}` });
  });

  test('ends with its authorizations, and the handler can no longer act for the company', async () => {
    const leader = boss();
    const demo = seat(newBrowser(), 'demo', 'r-demo-1');
    const old = { ...findRecord('ca-1'), id: 'ca-old', end: dayIn(-1) };
    const offered = { ...findRecord('ca-1'), id: 'ca-new', state: 'PENDING' as const };
    getPortal().companyAuthorizations.push(old, offered);
    findRecord('ca-1').change = { scope: 'ALL', matters: [], end: dayIn(9), reason: '', askedAt: now() };
    expect((await move(leader, 'r-demo-1', 'end')).data).toMatchObject({ state: 'REVOKED', actions: [] });
    expect(findRecord('ca-1')).toMatchObject({ state: 'REVOKED', change: null });
    const states = ['ca-new', 'ca-old', 'ca-2'].map((id) => findRecord(id).state);
    expect(states).toEqual(['REVOKED', 'ACTIVE', 'ACTIVE']);
    expect(lastRecord()).toMatchObject({ type: 'HANDLER_REMOVE', actingAs: 'r-boss-1' });
    expect(lastNotice()).toMatchObject({ accountId: 'u-demo', topic: 'handler.ended' });
    expect(await demo.call('handlers')).toBeRefusedWith('ACTING_ENDED');
  });

  test('can be ended by another administrator, that of an administrator only after a step-up', async () => {
    const leader = admin();
    join('u-veteran', { id: 'r-other', capacity: 'ADMIN' });
    endStepUps();
    expect((await move(leader, 'r-demo-1', 'end')).data).toMatchObject({ state: 'REVOKED' });
    expect(await move(leader, 'r-other', 'end')).toBeRefusedWith('STEP_UP_REQUIRED');
    confirmSessions();
    expect((await move(leader, 'r-other', 'end')).data).toMatchObject({ state: 'REVOKED' });
  });

  test('reports a conflict to the second of two concurrent administrators', async () => {
    const [first, second] = [boss(), admin()];
    join('u-veteran', { id: 'r-new', state: 'PENDING', origin: 'APPLIED' });
    const { version } = await rowOf(second, 'r-new');
    expect((await move(first, 'r-new', 'accept')).data.state).toBe('ACTIVE');
    expect(await move(second, 'r-new', 'reject', version)).toBeRefusedWith('CHANGED_MEANWHILE');
    const { version: seen } = await rowOf(second, 'r-demo-1');
    expect((await changeDates(first, 'r-demo-1', { end: dayIn(10) })).data.end).toBe(dayIn(10));
    const late = await changeDates(second, 'r-demo-1', { end: dayIn(300), version: seen });
    expect(late).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(findRole('r-demo-1').end).toBe(dayIn(10));
  });
});

describe('changing the period of a role', () => {
  test('notifies the handler, and adds a record', async () => {
    const { data } = await changeDates(boss(), 'r-demo-1', { end: dayIn(200) });
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
    expect((await changeDates(leader, 'r-demo-1', { end: dayIn(200) })).status).toBe(428);
    expect((await changeDates(leader, 'r-soon', { start: dayIn(9) })).status).toBe(428);
    expect([findRole('r-demo-1').end, findRole('r-soon').start]).toEqual([dayIn(150), dayIn(10)]);
    expect((await changeDates(leader, 'r-demo-1', { end: dayIn(100) })).data.end).toBe(dayIn(100));
    confirmSessions();
    expect((await changeDates(leader, 'r-demo-1', { end: dayIn(200) })).data.end).toBe(dayIn(200));
  });

  test('ends longer authorizations with the role, and notifies the handler of them', async () => {
    const leader = boss();
    const { length } = getPortal().notices;
    const offered = { ...findRecord('ca-1'), id: 'ca-new', state: 'PENDING' as const, decidedAt: null };
    const later = { ...offered, id: 'ca-late', start: dayIn(30) };
    const short = { ...findRecord('ca-1'), id: 'ca-short', end: dayIn(19) };
    getPortal().companyAuthorizations.push(offered, later, short);
    await changeDates(leader, 'r-demo-1', { end: dayIn(20) });
    const notices = getPortal().notices.slice(length);
    expect(notices.map(({ accountId, topic, days }) => [accountId, topic, days?.end])).toEqual([
      ['u-demo', 'handler.dates', dayIn(20)],
      ['u-demo', 'companyAuthorization.narrowed', dayIn(20)],
      ['u-demo', 'companyAuthorization.offerChanged', dayIn(20)],
      ['u-demo', 'companyAuthorization.revoked', dayIn(150)],
    ]);
    expect(findRecord('ca-1')).toMatchObject({ state: 'ACTIVE', end: dayIn(20) });
    expect(findRecord('ca-new')).toMatchObject({ state: 'PENDING', end: dayIn(20), decidedAt: null });
    expect(findRecord('ca-late').state).toBe('REVOKED');
    expect(findRecord('ca-short').end).toBe(dayIn(19));
    await changeDates(leader, 'r-demo-1', { end: dayIn(90) });
    expect(findRecord('ca-1').end).toBe(dayIn(20));
  });

  test('shortens a pending change of a longer authorization, or drops it if it adds nothing', async () => {
    const leader = boss();
    const { matters } = findRecord('ca-1');
    findRecord('ca-1').change = { scope: 'LISTED', reason: '', askedAt: 0, matters, end: dayIn(150) };
    findRecord('ca-1').end = dayIn(10);
    await changeDates(leader, 'r-demo-1', { end: dayIn(20) });
    expect(findRecord('ca-1')).toMatchObject({ end: dayIn(10), change: { end: dayIn(20) } });
    expect(lastNotice()).toMatchObject({
      topic: 'companyAuthorization.widening',
      days: { end: dayIn(20) },
    });
    await changeDates(leader, 'r-demo-1', { end: dayIn(5) });
    expect(findRecord('ca-1')).toMatchObject({ end: dayIn(5), change: null });
    expect(lastNotice()?.topic).toBe('companyAuthorization.wideningWithdrawn');
  });

  test('accepts a new first day only while the former one is in the future, and a last day within a year from today', async () => {
    const leader = boss();
    join('u-veteran', { id: 'r-soon', state: 'PENDING', start: dayIn(10), end: dayIn(20) });
    expect((await changeDates(leader, 'r-soon', { start: dayIn(0) })).data.start).toBe(dayIn(0));
    for (const start of [dayIn(1), dayIn(-1)]) {
      expect(await changeDates(leader, 'r-soon', { start })).toHaveWrongFields({ start: 'FIELD_FORMAT' });
    }
    for (const [end, subCode] of [
      [dayIn(-1), 'FIELD_FORMAT'],
      [dayIn(366), 'RANGE_TOO_LONG'],
    ] as const)
      expect(await changeDates(leader, 'r-demo-1', { end })).toHaveWrongFields({ end: subCode });
  });
});
