import { listNotices } from '../../../mock/_domain/accounts/notices';
import { listMatters } from '../../../mock/_domain/companies/matters';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY } from '../../../src/constants';
import type { CompanyAuthorizationAction } from '../../../src/contract';
import { type SubCodeName, subCodes } from '../../../src/contract/subCodes';
import { formatChinaDateDigits } from '../../../src/validation/dates';
import { endStepUps, runPortal } from '../portal';
import {
  authorizationOf,
  dayIn,
  findRecord,
  findRole,
  join,
  lastNotice,
  lastRecord,
  moves,
  order,
  type Seat,
  seat,
} from './members';

const newBrowser = runPortal();

const boss = () => seat(newBrowser(), 'boss', 'r-boss-1');
const demo = () => seat(newBrowser(), 'demo', 'r-demo-1');
const adds = (who: Seat, changes?: Record<string, unknown>) =>
  who.call('addCompanyAuthorization', { body: order(changes) });
/** Modifies ca-1 (tax and social security, for 150 days) or another given authorization. */
const modifies = async (who: Seat, changes: Record<string, unknown>, id = 'ca-1') => {
  const { scope, matters, end, version } = await authorizationOf(who, id);
  return who.call('modifyCompanyAuthorization', {
    params: { authorizationId: id },
    body: { scope, matters, end, version, reason: '业务调整', ...changes },
  });
};
const widens = (who: Seat) => modifies(who, { matters: ['TAX', 'SOCIAL_SECURITY', 'PERMITS'] });
const lastWords = (accountId: string) => listNotices({ accountId, publicId: '' }, 'en-US')[0]?.text ?? '';

test('lists pending authorizations first, then the newest, and filters by state and handler', async () => {
  const leader = boss();
  const { data: added } = await adds(leader);
  const ids = async (query: Record<string, string> = {}) =>
    (await leader.call('companyAuthorizations', { query })).data.list.map(({ id }) => id);
  expect(await ids()).toEqual([added.id, 'ca-2', 'ca-1']);
  expect(await ids({ state: 'ACTIVE' })).toEqual(['ca-2', 'ca-1']);
  expect(await ids({ handlerId: 'r-demo-2' })).toEqual(['ca-2']);
  expect(await ids({ handlerId: 'r-boss-2' })).toEqual([]);
  expect(await ids({ pageNumber: '2', pageSize: '2' })).toEqual(['ca-1']);
  const { data } = await leader.through('r-boss-2').call('companyAuthorizations');
  expect(data.total).toBe(0);
});

describe('authorizing a handler', () => {
  test('is pending until the handler decides, notifies them, and adds a record in the company’s name', async () => {
    const leader = boss();
    const { data } = await adds(leader);
    expect(data).toMatchObject({
      handlerId: 'r-demo-1',
      handlerName: '测*甲',
      scope: 'LISTED',
      matters: ['TAX', 'PERMITS'],
      start: dayIn(0),
      end: dayIn(30),
      letter: null,
      state: 'PENDING',
      decidedAt: null,
      change: null,
      reason: '',
      actions: ['withdraw', 'modify'],
    });
    expect(data.number).toMatch(new RegExp(`^SQ${formatChinaDateDigits(now())}\\d{6}$`));
    expect(lastRecord()).toEqual({ type: 'AUTH_ADD', accountId: 'u-boss', actingAs: 'r-boss-1' });
    expect(lastNotice()).toMatchObject({
      accountId: 'u-demo',
      topic: 'companyAuthorization.offered',
      link: '/user/role_manage/r-demo-1/role_space',
    });
    expect(lastWords('u-demo')).toContain('tax, permits');
    expect(lastWords('u-demo')).not.toMatch(/[{}]/);
    expect(listMatters(findRole('r-demo-1'))).toEqual(['TAX', 'SOCIAL_SECURITY']);
  });

  test('adds nothing if the same request comes again, because its response may have been lost', async () => {
    const leader = boss();
    const { data } = await adds(leader);
    const [notices, records] = [getPortal().notices.length, getPortal().behavior.length];
    expect((await adds(leader, { matters: ['TAX', 'PERMITS'] })).data).toEqual(data);
    expect(getPortal().companyAuthorizations).toHaveLength(3);
    expect([getPortal().notices.length, getPortal().behavior.length]).toEqual([notices, records]);
    expect((await adds(leader, { end: dayIn(31) })).data.id).not.toBe(data.id);
    await moves(leader, data.id, 'withdraw');
    expect((await adds(leader)).data.id).not.toBe(data.id);
  });

  test('accepts all matters', async () => {
    const leader = boss();
    const { data } = await adds(leader, { scope: 'ALL', matters: [] });
    expect(data).toMatchObject({ scope: 'ALL', matters: [] });
    await moves(demo(), data.id, 'accept');
    expect(listMatters(findRole('r-demo-1'))).toHaveLength(7);
  });

  test('accepts an uploaded letter once', async () => {
    const leader = boss();
    const pdf = Buffer.from('%PDF-1.4\n%%EOF');
    const { data: file } = await leader.browser.uploads(pdf, '授权书.pdf', 'uploadOwnFile');
    const { data } = await adds(leader, { letter: file.id });
    expect(data.letter).toEqual({ ...file, name: '授权书.pdf' });
    for (const letter of [file.id, 'none', '__proto__']) {
      expect(await adds(leader, { letter })).toHaveWrongFields({ letter: 'FILE_UNKNOWN' });
    }
  });

  test('requires a step-up before it reveals who is a handler', async () => {
    const leader = boss();
    endStepUps();
    for (const handlerId of ['r-demo-1', 'none']) {
      expect(await adds(leader, { handlerId })).toBeRefusedWith('STEP_UP_REQUIRED');
    }
    expect(getPortal().companyAuthorizations).toHaveLength(2);
  });

  test('accepts only a handler of this company', async () => {
    const leader = boss();
    join('u-veteran', { id: 'r-else', companyId: 'c-2' });
    join('u-newcomer', { id: 'r-admin', capacity: 'ADMIN' });
    for (const handlerId of ['r-else', 'r-admin', 'r-boss-1', 'none', '__proto__']) {
      expect(await adds(leader, { handlerId })).toBeRefusedWith('NOT_FOUND');
    }
  });

  test.each([
    { state: 'REVOKED' },
    { state: 'PENDING' },
    { end: dayIn(-1) },
    { accountId: 'u-frozen' },
  ] as const)('refuses a handler whose role is not active: %j', async (changes) => {
    const leader = boss();
    Object.assign(findRole('r-demo-1'), changes);
    expect(await adds(leader)).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  test.each<[Record<string, unknown>, string, SubCodeName]>([
    [{ scope: 'ALL', matters: ['TAX'] }, 'matters', 'FIELD_FORMAT'],
    [{ matters: [] }, 'matters', 'FIELD_REQUIRED'],
    [{ matters: ['TAX', 'constructor'] }, 'matters', 'FIELD_FORMAT'],
    [{ start: dayIn(-1) }, 'start', 'FIELD_FORMAT'],
    [{ start: dayIn(5), end: dayIn(4) }, 'end', 'RANGE_BACKWARDS'],
    [{ end: dayIn(366) }, 'end', 'RANGE_TOO_LONG'],
    [{ end: dayIn(151) }, 'end', 'AUTHORIZATION_OUTLASTS'],
  ])('rejects a new authorization with %j', async (changes, field, subCode) => {
    expect(await adds(boss(), changes)).toHaveWrongFields({ [field]: subCode });
  });

  test('does not start before the handler’s role', async () => {
    const leader = boss();
    findRole('r-demo-1').start = dayIn(3);
    expect(await adds(leader)).toHaveWrongFields({ start: 'FIELD_FORMAT' });
    expect(await adds(leader, { start: dayIn(3), end: dayIn(150) })).toSucceed();
  });
});

describe('an authorization of a handler', () => {
  const WAYS: [CompanyAuthorizationAction, 'boss' | 'demo', string, string, string][] = [
    ['accept', 'demo', 'ACTIVE', 'AUTH_MODIFY', 'accepted'],
    ['reject', 'demo', 'REJECTED', 'AUTH_MODIFY', 'rejected'],
    ['withdraw', 'boss', 'CANCELLED', 'AUTH_REVOKE', 'withdrawn'],
  ];

  test.each(WAYS)(
    'moves on %s by %s to %s, and the other side is notified',
    async (action, by, state, type, topic) => {
      const people = { boss: boss(), demo: demo() };
      const { id } = (await adds(people.boss)).data;
      expect((await moves(people[by], id, action)).data).toMatchObject({
        state,
        decidedAt: expect.any(String),
      });
      expect(lastRecord()).toEqual({
        type,
        accountId: `u-${by}`,
        actingAs: by === 'boss' ? 'r-boss-1' : null,
      });
      expect(lastNotice()).toMatchObject({
        accountId: by === 'boss' ? 'u-demo' : 'u-boss',
        topic: `companyAuthorization.${topic}`,
      });
    },
  );

  test.each([
    ['revoke', 'boss', 'revoked', 'AUTH_REVOKE'],
    ['resign', 'demo', 'resigned', 'AUTH_REVOKE'],
  ] as const)(
    'ends on %s by %s, and the handler can no longer act for the company',
    async (action, by, topic, type) => {
      const people = { boss: boss(), demo: demo() };
      expect(
        (await people.demo.call('companyAuthorization', { params: { authorizationId: 'ca-1' } })).status,
      ).toBe(200);
      expect((await moves(people[by], 'ca-1', action)).data).toMatchObject({ state: 'REVOKED', actions: [] });
      expect(lastRecord()).toMatchObject({ type, accountId: `u-${by}` });
      expect(lastNotice()?.topic).toBe(`companyAuthorization.${topic}`);
      expect(await people.demo.call('handlers')).toBeRefusedWith('ACTING_ENDED');
      expect(await people.demo.passive().call('handlers')).toBeRefusedWith('ROLE_CAPACITY');
    },
  );

  test('notifies every leader of the company and no other account', async () => {
    boss();
    join('u-newcomer', { id: 'r-admin', capacity: 'ADMIN' });
    join('u-veteran', { id: 'r-gone', capacity: 'ADMIN', state: 'REVOKED' });
    const before = getPortal().notices.length;
    await moves(demo(), 'ca-1', 'resign');
    expect(
      getPortal()
        .notices.slice(before)
        .map(({ accountId, link }) => [accountId, link]),
    ).toEqual([
      ['u-boss', '/user/role_manage/r-boss-1/role_space/role_authorize'],
      ['u-newcomer', '/user/role_manage/r-admin/role_space/role_authorize'],
    ]);
    expect(lastWords('u-boss')).toBe(
      '测*甲 has given up authorization SQ20260506000001 of 测试一号有限公司. It has ended.',
    );
  });

  test('refuses actions that its state does not allow, and changes nothing', async () => {
    const [leader, handler] = [boss(), demo()];
    const { id } = (await adds(leader)).data;
    const before = JSON.stringify(getPortal().companyAuthorizations);
    for (const [who, one, action] of [
      [leader, id, 'revoke'],
      [leader, 'ca-1', 'withdrawChange'],
      [handler, id, 'resign'],
      [handler, 'ca-1', 'acceptChange'],
    ] as const) {
      expect([action, (await moves(who, one, action)).subCode]).toEqual([action, subCodes.CHANGED_MEANWHILE]);
    }
    expect(JSON.stringify(getPortal().companyAuthorizations)).toBe(before);
  });

  test('is not accepted after a withdrawal or with an old version', async () => {
    const [leader, handler] = [boss(), demo()];
    const { id, version } = (await adds(leader)).data;
    expect(await modifies(leader, { matters: ['TAX'] }, id)).toSucceed();
    expect(await moves(handler, id, 'accept', version)).toBeRefusedWith('CHANGED_MEANWHILE');
    await moves(leader, id, 'withdraw');
    expect(await moves(handler, id, 'accept')).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  test('expires after the end of its last day in China', async () => {
    const leader = boss();
    const { id } = (await adds(leader, { end: dayIn(0) })).data;
    advanceClock(Date.parse(`${dayIn(1)}T00:00:00+08:00`) - now() - 1000);
    const late = demo();
    expect((await authorizationOf(late, id)).state).toBe('PENDING');
    advanceClock(2000);
    expect(await authorizationOf(late, id)).toMatchObject({ state: 'EXPIRED', actions: [] });
    expect(await moves(late, id, 'accept')).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  test('expires with the handler’s role', async () => {
    const leader = boss();
    const { id } = (await adds(leader)).data;
    findRole('r-demo-1').end = dayIn(-1);
    for (const one of [id, 'ca-1']) {
      expect(await authorizationOf(leader, one)).toMatchObject({ state: 'EXPIRED', actions: [] });
    }
    await moves(leader, 'ca-1', 'revoke');
    expect(findRecord('ca-1').state).toBe('ACTIVE');
  });

  test('is suspended while the handler is frozen', async () => {
    const leader = boss();
    Object.assign(findRole('r-demo-1'), { accountId: 'u-frozen', person: null });
    expect(await authorizationOf(leader, 'ca-1')).toMatchObject({ state: 'SUSPENDED', actions: ['revoke'] });
  });
});

describe('narrowing an authorization', () => {
  test('takes effect immediately, and the handler is notified of the remaining matters', async () => {
    const leader = boss();
    const { data } = await modifies(leader, { matters: ['TAX'], end: dayIn(20) });
    expect(data).toMatchObject({
      state: 'ACTIVE',
      matters: ['TAX'],
      end: dayIn(20),
      reason: '业务调整',
      change: null,
    });
    expect(listMatters(findRole('r-demo-1'))).toEqual(['TAX']);
    expect(lastRecord()).toEqual({ type: 'AUTH_MODIFY', accountId: 'u-boss', actingAs: 'r-boss-1' });
    expect(lastNotice()).toMatchObject({ accountId: 'u-demo', topic: 'companyAuthorization.narrowed' });
    expect(lastWords('u-demo')).toMatch(/You can still act for it in tax, until /);
  });

  test('needs no step-up', async () => {
    const leader = boss();
    endStepUps();
    expect(await modifies(leader, { matters: ['TAX'] })).toSucceed();
  });

  test('drops a pending widening', async () => {
    const [leader, handler] = [boss(), demo()];
    await widens(leader);
    const { version } = await authorizationOf(handler, 'ca-1');
    expect((await modifies(leader, { end: dayIn(10) })).data.change).toBeNull();
    expect(await moves(handler, 'ca-1', 'acceptChange', version)).toBeRefusedWith('CHANGED_MEANWHILE');
  });
});

describe('widening an authorization', () => {
  test('is pending until the handler decides, while the granted matters remain in effect', async () => {
    const [leader, handler] = [boss(), demo()];
    expect((await widens(leader)).data).toMatchObject({
      state: 'ACTIVE',
      matters: ['TAX', 'SOCIAL_SECURITY'],
      change: { scope: 'LISTED', matters: ['TAX', 'SOCIAL_SECURITY', 'PERMITS'], reason: '业务调整' },
      reason: '',
      actions: ['withdrawChange', 'modify', 'revoke'],
    });
    expect(lastNotice()).toMatchObject({ accountId: 'u-demo', topic: 'companyAuthorization.widening' });
    expect(lastWords('u-demo')).toContain('tax, social security, permits');
    expect(listMatters(findRole('r-demo-1'))).toEqual(['TAX', 'SOCIAL_SECURITY']);
    expect((await authorizationOf(handler, 'ca-1')).actions).toEqual([
      'acceptChange',
      'rejectChange',
      'resign',
    ]);
    expect((await moves(handler, 'ca-1', 'acceptChange')).data).toMatchObject({
      state: 'ACTIVE',
      matters: ['TAX', 'SOCIAL_SECURITY', 'PERMITS'],
      change: null,
      reason: '业务调整',
    });
    expect(listMatters(findRole('r-demo-1'))).toEqual(['TAX', 'SOCIAL_SECURITY', 'PERMITS']);
    expect(lastNotice()).toMatchObject({
      accountId: 'u-boss',
      topic: 'companyAuthorization.wideningAccepted',
    });
  });

  test('ends no later than the role when it is accepted', async () => {
    const [leader, handler] = [boss(), demo()];
    await widens(leader);
    findRole('r-demo-1').end = dayIn(40);
    expect((await moves(handler, 'ca-1', 'acceptChange')).data).toMatchObject({
      matters: ['TAX', 'SOCIAL_SECURITY', 'PERMITS'],
      end: dayIn(40),
    });
  });

  test.each(['acceptChange', 'rejectChange', 'resign'])(
    'is recorded for %s as the person’s own act, whatever role they act in',
    async (action) => {
      await widens(boss());
      await moves(demo(), 'ca-1', action);
      expect(lastRecord()).toMatchObject({ accountId: 'u-demo', actingAs: null });
    },
  );

  test.each([
    ['rejectChange', 'demo', 'wideningRejected'],
    ['withdrawChange', 'boss', 'wideningWithdrawn'],
  ] as const)('leaves the authorization unchanged after %s', async (action, by, topic) => {
    const people = { boss: boss(), demo: demo() };
    const before = { ...findRecord('ca-1') };
    await widens(people.boss);
    expect((await moves(people[by], 'ca-1', action)).data.change).toBeNull();
    expect(findRecord('ca-1')).toEqual(before);
    expect(lastNotice()?.topic).toBe(`companyAuthorization.${topic}`);
  });

  test('is pending as a whole if another part is narrower', async () => {
    const leader = boss();
    expect((await modifies(leader, { matters: ['PERMITS'], end: dayIn(10) })).data).toMatchObject({
      matters: ['TAX', 'SOCIAL_SECURITY'],
      end: dayIn(150),
      change: { matters: ['PERMITS'], end: dayIn(10) },
    });
  });

  test('requires a step-up', async () => {
    const leader = boss();
    endStepUps();
    expect(await widens(leader)).toBeRefusedWith('STEP_UP_REQUIRED');
    expect(findRecord('ca-1').change).toBeNull();
  });

  test('is refused while another one is pending', async () => {
    const leader = boss();
    await widens(leader);
    expect(await modifies(leader, { scope: 'ALL', matters: [] })).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  test('is refused beyond the handler’s role', async () => {
    const leader = boss();
    expect(await modifies(leader, { end: dayIn(151) })).toHaveWrongFields({ end: 'AUTHORIZATION_OUTLASTS' });
  });

  test('is dropped after its last day, and with the authorization', async () => {
    const leader = boss();
    await modifies(leader, { matters: ['PERMITS'], end: dayIn(1) });
    advanceClock(2 * DAY);
    const [late, handler] = [boss(), demo()];
    expect(await authorizationOf(late, 'ca-1')).toMatchObject({
      change: null,
      actions: ['modify', 'revoke'],
    });
    expect(await moves(handler, 'ca-1', 'acceptChange')).toBeRefusedWith('CHANGED_MEANWHILE');
    expect((await widens(late)).data.change).not.toBeNull();
    expect((await moves(late, 'ca-1', 'revoke')).data.change).toBeNull();
  });
});

describe('changing an authorization', () => {
  test('takes effect immediately if the handler has not accepted it yet, even if it is wider', async () => {
    const leader = boss();
    const { id } = (await adds(leader)).data;
    expect((await modifies(leader, { scope: 'ALL', matters: [], end: dayIn(60) }, id)).data).toMatchObject({
      state: 'PENDING',
      scope: 'ALL',
      end: dayIn(60),
      decidedAt: null,
      change: null,
    });
    expect(lastNotice()).toMatchObject({ accountId: 'u-demo', topic: 'companyAuthorization.offerChanged' });
    expect(lastWords('u-demo')).toContain('all matters');
  });

  test('is refused if nothing changes', async () => {
    const leader = boss();
    expect(await modifies(leader, {})).toBeRefusedWith('AUTHORIZATION_SAME');
    expect(await modifies(leader, { matters: ['SOCIAL_SECURITY', 'TAX'] })).toBeRefusedWith(
      'AUTHORIZATION_SAME',
    );
  });

  test.each<[Record<string, unknown>, string, SubCodeName]>([
    [{ reason: '少' }, 'reason', 'FIELD_FORMAT'],
    [{ scope: 'ALL', matters: ['TAX'] }, 'matters', 'FIELD_FORMAT'],
    [{ matters: [] }, 'matters', 'FIELD_REQUIRED'],
    [{ end: dayIn(-1) }, 'end', 'FIELD_FORMAT'],
    [{ end: dayIn(-200) }, 'end', 'RANGE_BACKWARDS'],
    [{ end: dayIn(366) }, 'end', 'RANGE_TOO_LONG'],
  ])('rejects a change with %j', async (changes, field, subCode) => {
    expect(await modifies(boss(), changes)).toHaveWrongFields({ [field]: subCode });
  });

  test('is refused after it was revoked in another tab', async () => {
    const leader = boss();
    const { version } = await authorizationOf(leader, 'ca-1');
    await moves(leader, 'ca-1', 'revoke');
    for (const known of [version, (await authorizationOf(leader, 'ca-1')).version]) {
      expect(await modifies(leader, { matters: ['TAX'], version: known })).toBeRefusedWith(
        'CHANGED_MEANWHILE',
      );
    }
    expect(findRecord('ca-1')).toMatchObject({ state: 'REVOKED', matters: ['TAX', 'SOCIAL_SECURITY'] });
  });

  test('reports a conflict to the second of two concurrent administrators', async () => {
    const first = boss();
    const second = seat(newBrowser(), 'newcomer', join('u-newcomer', { capacity: 'ADMIN' }).id);
    const { version } = await authorizationOf(second, 'ca-1');
    await modifies(first, { matters: ['TAX'] });
    expect(await modifies(second, { matters: ['SOCIAL_SECURITY'], version })).toBeRefusedWith(
      'CHANGED_MEANWHILE',
    );
    expect(await moves(second, 'ca-1', 'revoke', version)).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(findRecord('ca-1')).toMatchObject({ state: 'ACTIVE', matters: ['TAX'] });
  });
});
