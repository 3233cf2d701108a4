import { listNotices } from '../../../mock/_domain/accounts/notices';
import { listMatters } from '../../../mock/_domain/companies/matters';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY } from '../../../src/constants';
import type { SubCodeName } from '../../../src/contract/subCodes';
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
  moveAuthorization,
  order,
  type Seat,
  seat,
} from './members';

const newBrowser = runPortal();

const boss = () => seat(newBrowser(), 'boss', 'r-boss-1');
const demo = () => seat(newBrowser(), 'demo', 'r-demo-1');
const add = (who: Seat, changes?: Record<string, unknown>) =>
  who.call('addCompanyAuthorization', { body: order(changes) });
/** Modifies ca-1 (tax and social security, for 150 days) or another given authorization. */
const modify = async (who: Seat, changes: Record<string, unknown>, id = 'ca-1') => {
  const { scope, matters, end, version } = await authorizationOf(who, id);
  return who.call('modifyCompanyAuthorization', {
    params: { authorizationId: id },
    body: { scope, matters, end, version, reason: '业务调整', ...changes },
  });
};
const widen = (who: Seat) => modify(who, { matters: ['TAX', 'SOCIAL_SECURITY', 'PERMITS'] });
const lastWords = (accountId: string) => listNotices({ accountId, publicId: '' }, 'en-US')[0]?.text ?? '';

test('lists pending authorizations first, then the newest, and filters by state and handler', async () => {
  const leader = boss();
  const { data: added } = await add(leader);
  const ids = async (query: Record<string, string> = {}) =>
    (await leader.call('companyAuthorizations', { query })).data.list.map(({ id }) => id);
  expect(await ids()).toEqual([added.id, 'ca-2', 'ca-1']);
  expect(await ids({ state: 'ACTIVE' })).toEqual(['ca-2', 'ca-1']);
  expect(await ids({ handlerId: 'r-demo-2' })).toEqual(['ca-2']);
  const { data } = await leader.through('r-boss-2').call('companyAuthorizations');
  expect(data.total).toBe(0);
});

describe('authorizing a handler', () => {
  test('is pending until the handler decides, notifies them, and adds a record in the company’s name', async () => {
    const { data } = await add(boss());
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

  test('adds nothing for a repeated request, whose first response may have been lost', async () => {
    const leader = boss();
    const { data } = await add(leader);
    const [notices, records] = [getPortal().notices.length, getPortal().behavior.length];
    expect((await add(leader, { matters: ['TAX', 'PERMITS'] })).data).toEqual(data);
    expect(getPortal().companyAuthorizations).toHaveLength(3);
    expect([getPortal().notices.length, getPortal().behavior.length]).toEqual([notices, records]);
    expect((await add(leader, { end: dayIn(31) })).data.id).not.toBe(data.id);
    await moveAuthorization(leader, data.id, 'withdraw');
    expect((await add(leader)).data.id).not.toBe(data.id);
  });

  test('accepts an uploaded letter once', async () => {
    const leader = boss();
    const pdf = Buffer.from('%PDF-1.4\n%%EOF');
    const { data: file } = await leader.browser.uploads(pdf, '授权书.pdf', 'uploadOwnFile');
    expect((await add(leader, { letter: file.id })).data.letter).toEqual({ ...file, name: '授权书.pdf' });
    expect(await add(leader, { letter: file.id })).toHaveWrongFields({ letter: 'FILE_UNKNOWN' });
  });

  test('requires a step-up before it reveals who is a handler', async () => {
    const leader = boss();
    endStepUps();
    for (const handlerId of ['r-demo-1', 'none']) {
      expect(await add(leader, { handlerId })).toBeRefusedWith('STEP_UP_REQUIRED');
    }
  });

  test('accepts only a handler, whose role is active', async () => {
    const leader = boss();
    expect(await add(leader, { handlerId: 'r-boss-1' })).toBeRefusedWith('NOT_FOUND');
    findRole('r-demo-1').state = 'PENDING';
    expect(await add(leader)).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  test.each<[Record<string, unknown>, string, SubCodeName]>([
    [{ scope: 'ALL', matters: ['TAX'] }, 'matters', 'FIELD_FORMAT'],
    [{ matters: [] }, 'matters', 'FIELD_REQUIRED'],
    [{ end: dayIn(366) }, 'end', 'RANGE_TOO_LONG'],
    [{ end: dayIn(151) }, 'end', 'AUTHORIZATION_OUTLASTS'],
  ])('rejects a new authorization with %j', async (changes, field, subCode) => {
    expect(await add(boss(), changes)).toHaveWrongFields({ [field]: subCode });
  });

  test('does not start before the handler’s role', async () => {
    const leader = boss();
    findRole('r-demo-1').start = dayIn(3);
    expect(await add(leader)).toHaveWrongFields({ start: 'FIELD_FORMAT' });
    expect(await add(leader, { start: dayIn(3), end: dayIn(150) })).toSucceed();
  });
});

describe('an authorization of a handler', () => {
  test.each([
    ['accept', 'demo', 'ACTIVE', 'AUTH_MODIFY', 'accepted'],
    ['reject', 'demo', 'REJECTED', 'AUTH_MODIFY', 'rejected'],
    ['withdraw', 'boss', 'CANCELLED', 'AUTH_REVOKE', 'withdrawn'],
    ['revoke', 'boss', 'REVOKED', 'AUTH_REVOKE', 'revoked'],
    ['resign', 'demo', 'REVOKED', 'AUTH_REVOKE', 'resigned'],
  ] as const)(
    'moves on %s by %s to %s, and the other side is notified',
    async (action, by, state, type, topic) => {
      const people = { boss: boss(), demo: demo() };
      const id = state === 'REVOKED' ? 'ca-1' : (await add(people.boss)).data.id;
      const { data } = await moveAuthorization(people[by], id, action);
      expect(data).toMatchObject({ state, decidedAt: expect.any(String) });
      const actingAs = by === 'boss' ? 'r-boss-1' : null;
      expect(lastRecord()).toEqual({ type, accountId: `u-${by}`, actingAs });
      expect(lastNotice()).toMatchObject({
        accountId: by === 'boss' ? 'u-demo' : 'u-boss',
        topic: `companyAuthorization.${topic}`,
      });
    },
  );

  test('lets the handler no longer act for the company after its end', async () => {
    const handler = demo();
    expect(await handler.call('acting')).toSucceed();
    await moveAuthorization(boss(), 'ca-1', 'revoke');
    expect(await handler.call('acting')).toBeRefusedWith('ACTING_ENDED');
  });

  test('notifies every leader of the company and no other account', async () => {
    boss();
    join('u-newcomer', { id: 'r-admin', capacity: 'ADMIN' });
    join('u-veteran', { id: 'r-gone', capacity: 'ADMIN', state: 'REVOKED' });
    const before = getPortal().notices.length;
    await moveAuthorization(demo(), 'ca-1', 'resign');
    const notices = getPortal().notices.slice(before);
    expect(notices.map(({ accountId, link }) => [accountId, link])).toEqual([
      ['u-boss', '/user/role_manage/r-boss-1/role_space/role_authorize'],
      ['u-newcomer', '/user/role_manage/r-admin/role_space/role_authorize'],
    ]);
    expect(lastWords('u-boss')).toBe(
      '测*甲 has given up authorization SQ20260506000001 of 测试一号有限公司. It has ended.',
    );
  });

  test('is not accepted with an old version or after a withdrawal', async () => {
    const [leader, handler] = [boss(), demo()];
    const { id, version } = (await add(leader)).data;
    expect(await modify(leader, { matters: ['TAX'] }, id)).toSucceed();
    expect(await moveAuthorization(handler, id, 'accept', version)).toBeRefusedWith('CHANGED_MEANWHILE');
    await moveAuthorization(leader, id, 'withdraw');
    expect(await moveAuthorization(handler, id, 'accept')).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  test('expires with the handler’s role, and is suspended with it', async () => {
    const leader = boss();
    const { id } = (await add(leader)).data;
    const role = findRole('r-demo-1');
    const { end } = role;
    role.end = dayIn(-1);
    for (const one of [id, 'ca-1']) {
      expect(await authorizationOf(leader, one)).toMatchObject({ state: 'EXPIRED', actions: [] });
    }
    Object.assign(role, { accountId: 'u-frozen', person: null, end });
    expect(await authorizationOf(leader, 'ca-1')).toMatchObject({ state: 'SUSPENDED', actions: ['revoke'] });
  });
});

describe('narrowing an authorization', () => {
  test('takes effect immediately without a step-up, and the handler is notified of the remaining matters', async () => {
    const leader = boss();
    endStepUps();
    const { data } = await modify(leader, { matters: ['TAX'], end: dayIn(20) });
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

  test('drops a pending widening', async () => {
    const leader = boss();
    await widen(leader);
    expect((await modify(leader, { end: dayIn(10) })).data.change).toBeNull();
  });
});

describe('widening an authorization', () => {
  test('is pending until the handler decides, while the granted matters remain in effect', async () => {
    const [leader, handler] = [boss(), demo()];
    expect((await widen(leader)).data).toMatchObject({
      state: 'ACTIVE',
      matters: ['TAX', 'SOCIAL_SECURITY'],
      change: { scope: 'LISTED', matters: ['TAX', 'SOCIAL_SECURITY', 'PERMITS'], reason: '业务调整' },
      reason: '',
      actions: ['withdrawChange', 'modify', 'revoke'],
    });
    expect(lastNotice()).toMatchObject({ accountId: 'u-demo', topic: 'companyAuthorization.widening' });
    expect(lastWords('u-demo')).toContain('tax, social security, permits');
    expect(listMatters(findRole('r-demo-1'))).toEqual(['TAX', 'SOCIAL_SECURITY']);
    const { actions } = await authorizationOf(handler, 'ca-1');
    expect(actions).toEqual(['acceptChange', 'rejectChange', 'resign']);
    expect((await moveAuthorization(handler, 'ca-1', 'acceptChange')).data).toMatchObject({
      state: 'ACTIVE',
      matters: ['TAX', 'SOCIAL_SECURITY', 'PERMITS'],
      change: null,
      reason: '业务调整',
    });
    expect(listMatters(findRole('r-demo-1'))).toEqual(['TAX', 'SOCIAL_SECURITY', 'PERMITS']);
    const topic = 'companyAuthorization.wideningAccepted';
    expect(lastNotice()).toMatchObject({ accountId: 'u-boss', topic });
  });

  test('ends no later than the role when it is accepted', async () => {
    await widen(boss());
    findRole('r-demo-1').end = dayIn(40);
    const { data } = await moveAuthorization(demo(), 'ca-1', 'acceptChange');
    expect(data).toMatchObject({ matters: ['TAX', 'SOCIAL_SECURITY', 'PERMITS'], end: dayIn(40) });
  });

  test.each([
    ['rejectChange', 'demo', 'wideningRejected'],
    ['withdrawChange', 'boss', 'wideningWithdrawn'],
  ] as const)('leaves the authorization unchanged after %s', async (action, by, topic) => {
    const people = { boss: boss(), demo: demo() };
    const before = { ...findRecord('ca-1') };
    await widen(people.boss);
    expect((await moveAuthorization(people[by], 'ca-1', action)).data.change).toBeNull();
    expect(findRecord('ca-1')).toEqual(before);
    expect(lastNotice()?.topic).toBe(`companyAuthorization.${topic}`);
  });

  test('requires a step-up', async () => {
    const leader = boss();
    endStepUps();
    expect(await widen(leader)).toBeRefusedWith('STEP_UP_REQUIRED');
    expect(findRecord('ca-1').change).toBeNull();
  });

  test('is refused beyond the handler’s role, and while another one is pending', async () => {
    const leader = boss();
    expect(await modify(leader, { end: dayIn(151) })).toHaveWrongFields({ end: 'AUTHORIZATION_OUTLASTS' });
    await widen(leader);
    expect(await modify(leader, { scope: 'ALL', matters: [] })).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  test('is dropped after its last day, and with the authorization', async () => {
    await modify(boss(), { matters: ['PERMITS'], end: dayIn(1) });
    advanceClock(2 * DAY);
    const [late, handler] = [boss(), demo()];
    expect((await authorizationOf(late, 'ca-1')).change).toBeNull();
    expect(await moveAuthorization(handler, 'ca-1', 'acceptChange')).toBeRefusedWith('CHANGED_MEANWHILE');
    expect((await widen(late)).data.change).not.toBeNull();
    expect((await moveAuthorization(late, 'ca-1', 'revoke')).data.change).toBeNull();
  });
});

describe('changing an authorization', () => {
  test('takes effect immediately if the handler has not accepted it yet, even if it is wider', async () => {
    const leader = boss();
    const { id } = (await add(leader)).data;
    const { data } = await modify(leader, { scope: 'ALL', matters: [], end: dayIn(60) }, id);
    expect(data).toMatchObject({ state: 'PENDING', scope: 'ALL', end: dayIn(60), change: null });
    expect(lastNotice()).toMatchObject({ accountId: 'u-demo', topic: 'companyAuthorization.offerChanged' });
    expect(lastWords('u-demo')).toContain('all matters');
    await moveAuthorization(demo(), id, 'accept');
    expect(listMatters(findRole('r-demo-1'))).toHaveLength(7);
  });

  test('is refused if nothing changes', async () => {
    const same = { matters: ['SOCIAL_SECURITY', 'TAX'] };
    expect(await modify(boss(), same)).toBeRefusedWith('AUTHORIZATION_SAME');
  });

  test.each<[Record<string, unknown>, string, SubCodeName]>([
    [{ reason: '少' }, 'reason', 'FIELD_FORMAT'],
    [{ matters: [] }, 'matters', 'FIELD_REQUIRED'],
    [{ end: dayIn(-1) }, 'end', 'FIELD_FORMAT'],
  ])('rejects a change with %j', async (changes, field, subCode) => {
    expect(await modify(boss(), changes)).toHaveWrongFields({ [field]: subCode });
  });

  test('reports a conflict to the second of two concurrent administrators', async () => {
    const first = boss();
    const second = seat(newBrowser(), 'newcomer', join('u-newcomer', { capacity: 'ADMIN' }).id);
    const { version } = await authorizationOf(second, 'ca-1');
    await modify(first, { matters: ['TAX'] });
    const late = await modify(second, { matters: ['SOCIAL_SECURITY'], version });
    expect(late).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(await moveAuthorization(second, 'ca-1', 'revoke', version)).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(findRecord('ca-1')).toMatchObject({ state: 'ACTIVE', matters: ['TAX'] });
  });
});
