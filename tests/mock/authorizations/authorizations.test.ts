import { hasUnsettledAuthorizations } from '../../../mock/_domain/authorizations/authorizations';
import {
  authorizationTransitions,
  deriveAuthorizationState,
  isUnsettled,
  listAuthorizationActions,
} from '../../../mock/_domain/authorizations/states';
import { describeDay } from '../../../mock/_domain/lib/times';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { AUTHORIZATION_DAYS_MAX, DAY, HOUR, PERSON_SEARCH_MISSES } from '../../../src/constants';
import type { AuthorizationAction, AuthorizationRow } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { authorizationStates } from '../../../src/validation/authorizations';
import { dayIn, lastNotice } from '../companies/members';
import { accountOf, type Browser, lastSentTo, runPortal } from '../portal';
import { formFor, STRANGER, verifyIdentity } from '../verification/queries';

const newBrowser = runPortal();

const member = (account: string) => newBrowser().hasConfirmedSessionOf(account);

const order = (changes: Record<string, unknown> = {}) => ({
  loginId: 'newcomer',
  name: '测试乙',
  matters: ['TAX', 'IDENTITY'],
  start: dayIn(0),
  end: dayIn(30),
  ...changes,
});

const grants = (browser: Browser, changes?: Record<string, unknown>) =>
  browser.call('grantAuthorization', { body: order(changes) });
const moves = (browser: Browser, id: string, action: string) =>
  browser.call('moveAuthorization', { params: { id }, body: { action } });
const rows = async (browser: Browser, direction: string, query: Record<string, string> = {}) =>
  (await browser.call('authorizations', { query: { direction, ...query } })).data;
const rowOf = async (browser: Browser, id: string): Promise<AuthorizationRow | undefined> => {
  const lists = await Promise.all(['given', 'received'].map((direction) => rows(browser, direction)));
  return lists.flatMap(({ list }) => list).find((row) => row.id === id);
};
const lastRecord = () => {
  const { type, accountId, result } = getPortal().behavior.at(-1) ?? {};
  return { type, accountId, result };
};

test('returns 429 for every search for a grantee after twenty misses within an hour', async () => {
  const demo = member('demo');
  for (let tries = 0; tries < PERSON_SEARCH_MISSES; tries++) {
    expect(await grants(demo, { name: '测试丑' })).toBeRefusedWith('GRANTEE_UNKNOWN');
  }
  expect((await grants(demo)).status).toBe(429);
  advanceClock(HOUR);
  expect((await grants(member('demo'))).data).toMatchObject({ state: 'PENDING' });
});

describe('the table of states', () => {
  test('allows exactly these transitions', () => {
    const all = authorizationStates.flatMap((state) =>
      (['grantor', 'grantee'] as const).flatMap((side) =>
        listAuthorizationActions(state, side).map(
          (act) => `${state} ${side} ${act} ${authorizationTransitions[act].to}`,
        ),
      ),
    );
    expect(all.sort()).toEqual([
      'ACTIVE grantee revoke REVOKED',
      'ACTIVE grantor revoke REVOKED',
      'PENDING grantee accept ACTIVE',
      'PENDING grantee reject REJECTED',
      'PENDING grantor cancel CANCELLED',
      'SUSPENDED grantee revoke REVOKED',
      'SUSPENDED grantor revoke REVOKED',
    ]);
    expect(authorizationStates.filter(isUnsettled)).toEqual(['PENDING', 'ACTIVE', 'SUSPENDED']);
  });

  test.each([
    ['PENDING', 0, false, 'PENDING'],
    ['PENDING', 0, true, 'PENDING'],
    ['PENDING', -1, false, 'EXPIRED'],
    ['ACTIVE', 0, false, 'ACTIVE'],
    ['ACTIVE', 0, true, 'SUSPENDED'],
    ['ACTIVE', -1, true, 'EXPIRED'],
    ['REJECTED', -1, true, 'REJECTED'],
    ['CANCELLED', -1, false, 'CANCELLED'],
    ['REVOKED', -1, true, 'REVOKED'],
  ] as const)(
    'derives for %s with a last day in %i days, frozen %s, the state %s',
    (state, days, isFrozen, derived) => {
      expect(deriveAuthorizationState({ state, end: dayIn(days) }, isFrozen)).toBe(derived);
    },
  );
});

describe('the lists', () => {
  test('returns the seeded authorizations newest first, with the other person masked', async () => {
    const demo = member('demo');
    const given = await rows(demo, 'given');
    expect(given).toMatchObject({ total: 5, pageNumber: 1, pageSize: 10 });
    expect(given.list.map(({ state }) => state)).toEqual([
      'PENDING',
      'ACTIVE',
      'SUSPENDED',
      'REJECTED',
      'EXPIRED',
    ]);
    expect(given.list[0]).toMatchObject({
      direction: 'given',
      party: { name: '测*丙', account: 'we*k' },
      matters: ['TAX'],
      start: dayIn(3),
      end: dayIn(93),
      decidedAt: null,
      actions: ['cancel'],
    });
    expect(given.list.map(({ actions }) => actions)).toEqual([['cancel'], ['revoke'], ['revoke'], [], []]);
    const received = await rows(demo, 'received');
    expect(received.list.map(({ state }) => state)).toEqual(['PENDING', 'ACTIVE', 'CANCELLED', 'REVOKED']);
    expect(received.list[0]).toMatchObject({ direction: 'received', actions: ['accept', 'reject'] });
    expect(JSON.stringify([given, received])).not.toMatch(/测试|newcomer|154000/);
  });

  test('filters by state and pages the list', async () => {
    const demo = member('demo');
    expect(await rows(demo, 'given', { state: 'SUSPENDED' })).toMatchObject({
      total: 1,
      list: [{ party: { name: '测*戊' } }],
    });
    expect(await rows(demo, 'given', { pageNumber: '2', pageSize: '4' })).toMatchObject({
      total: 5,
      pageNumber: 2,
      list: [{ state: 'EXPIRED' }],
    });
    expect((await rows(member('newcomer'), 'given')).list).toMatchObject([{ state: 'REVOKED' }]);
  });
});

describe('granting an authorization', () => {
  test('is pending until the grantee decides, notifies both and adds an activity record', async () => {
    const demo = member('demo');
    accountOf('demo').lang = 'pt-BR';
    const { data } = await grants(demo);
    expect(data).toMatchObject({
      direction: 'given',
      state: 'PENDING',
      party: { name: '测*乙', account: 'ne*****r' },
      matters: ['IDENTITY', 'TAX'],
      start: dayIn(0),
      end: dayIn(30),
      actions: ['cancel'],
    });
    expect(lastRecord()).toEqual({ type: 'AUTH_ADD', accountId: 'u-demo', result: 'SUCCESS' });
    expect(lastNotice()).toMatchObject({
      accountId: 'u-newcomer',
      topic: 'authorization.PENDING',
      values: { name: '测*甲' },
      days: { start: dayIn(0), end: dayIn(30) },
      link: '/user/info_manage/authorization_manage?direction=received',
    });
    const { text } = lastSentTo('demo@example.com');
    expect(text).toContain('测*乙');
    // The request is in en-US.
    expect(text).toContain(`de ${describeDay(dayIn(0), 'pt-BR')} a ${describeDay(dayIn(30), 'pt-BR')}`);
    expect((await rows(demo, 'given')).list[0]?.id).toBe(data.id);
    expect(await rowOf(member('newcomer'), data.id)).toMatchObject({
      direction: 'received',
      party: { name: '测*甲', account: 'de*o' },
      actions: ['accept', 'reject'],
    });
  });

  test('requires a step-up before it reveals whether the grantee exists', async () => {
    const demo = newBrowser().opensSessionOf('demo');
    for (const name of ['测试乙', '谁都不是']) {
      expect(await grants(demo, { name })).toBeRefusedWith('STEP_UP_REQUIRED');
    }
    expect((await rows(demo, 'given')).total).toBe(5);
  });

  test('returns the same response for a wrong account and for a wrong name', async () => {
    const demo = member('demo');
    const answers = await Promise.all(
      [
        { name: '测试丙' },
        { loginId: 'nobody_here' },
        { loginId: '15400000099' },
        { loginId: 'frozen', name: '测试戊' },
        { loginId: 'boss', name: '测试丁' },
        { name: '测试甲' },
      ].map((changes) => grants(demo, changes)),
    );
    const responses = answers.map(({ status, subCode, subMsg, data }) => ({ status, subCode, subMsg, data }));
    expect(new Set(responses.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 200, subCode: subCodes.GRANTEE_UNKNOWN, data: null });
    expect(await grants(demo, { loginId: 'demo', name: '测试甲' })).toBeRefusedWith('GRANTEE_SELF');
    expect(await grants(demo, { loginId: '15400000003', name: '测试丙' })).toMatchObject({
      data: { party: { account: 'we*k' } },
    });
  });

  test('rejects a grantee with the grantor’s document, but not one whose document has only the same number', async () => {
    const [demo, grantee] = [member('demo'), accountOf('newcomer')];
    grantee.idNo = accountOf('demo').idNo;
    expect(await grants(demo)).toBeRefusedWith('GRANTEE_SELF');
    grantee.idType = 'PASSPORT';
    expect((await grants(demo)).data).toMatchObject({ state: 'PENDING' });
  });

  test.each<[Record<string, unknown>, string, string]>([
    [{ matters: [] }, 'matters', subCodes.FIELD_REQUIRED],
    [{ matters: ['TAX', 'constructor'] }, 'matters', subCodes.FIELD_FORMAT],
    [{ start: dayIn(-1) }, 'start', subCodes.FIELD_FORMAT],
    [{ start: dayIn(5), end: dayIn(4) }, 'end', subCodes.RANGE_BACKWARDS],
    [{ end: dayIn(AUTHORIZATION_DAYS_MAX + 1) }, 'end', subCodes.RANGE_TOO_LONG],
  ])('rejects the fields %j with 422', async (changes, field, subCode) => {
    const answer = await grants(member('demo'), changes);
    expect(answer).toMatchObject({ status: 422, data: { [field]: subCode } });
  });

  test('refuses legal entities with 403', async () => {
    expect(await grants(member('boss'))).toBeRefusedWith('FORBIDDEN');
  });
});

describe('a granted authorization', () => {
  const WAYS: [string, ('demo' | 'newcomer')[], AuthorizationAction[], string, string][] = [
    ['accepted', ['newcomer'], ['accept'], 'ACTIVE', 'AUTH_MODIFY'],
    ['rejected', ['newcomer'], ['reject'], 'REJECTED', 'AUTH_MODIFY'],
    ['canceled', ['demo'], ['cancel'], 'CANCELLED', 'AUTH_REVOKE'],
    ['revoked by the grantor', ['newcomer', 'demo'], ['accept', 'revoke'], 'REVOKED', 'AUTH_REVOKE'],
    ['given back by the grantee', ['newcomer', 'newcomer'], ['accept', 'revoke'], 'REVOKED', 'AUTH_REVOKE'],
  ];

  test.each(WAYS)('notifies the other party when it is %s', async (_, by, actions, state, type) => {
    const people = { demo: member('demo'), newcomer: member('newcomer') };
    const { id } = (await grants(people.demo)).data;
    for (const [step, action] of actions.entries()) await moves(people[by[step] ?? 'demo'], id, action);
    const last = by.at(-1) as 'demo' | 'newcomer';
    const other = last === 'demo' ? 'newcomer' : 'demo';
    for (const browser of Object.values(people)) {
      expect(await rowOf(browser, id)).toMatchObject({ state, decidedAt: expect.any(String) });
    }
    expect(lastRecord()).toEqual({ type, accountId: `u-${last}`, result: 'SUCCESS' });
    expect(lastNotice()).toMatchObject({ accountId: `u-${other}`, topic: `authorization.${state}` });
  });

  test('refuses an action that its state does not allow, and changes nothing', async () => {
    const [demo, newcomer] = [member('demo'), member('newcomer')];
    const { id } = (await grants(demo)).data;
    const count = getPortal().behavior.length;
    for (const [browser, action] of [
      [demo, 'accept'],
      [demo, 'revoke'],
      [newcomer, 'cancel'],
    ] as const) {
      expect(await moves(browser, id, action)).toBeRefusedWith('CHANGED_MEANWHILE');
    }
    await moves(demo, id, 'cancel');
    expect(await moves(newcomer, id, 'accept')).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(await rowOf(newcomer, id)).toMatchObject({ state: 'CANCELLED', actions: [] });
    expect(getPortal().behavior).toHaveLength(count + 1);
  });

  test('expires after the end of its last day in China', async () => {
    const demo = member('demo');
    const { id } = (await grants(demo, { end: dayIn(0) })).data;
    const midnight = Date.parse(`${dayIn(1)}T00:00:00+08:00`);
    advanceClock(midnight - now() - 1000);
    const late = member('demo');
    expect((await rowOf(late, id))?.state).toBe('PENDING');
    advanceClock(2000);
    expect(await rowOf(late, id)).toMatchObject({ state: 'EXPIRED', actions: [] });
    expect(await moves(member('newcomer'), id, 'accept')).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  test('is suspended while one of the two accounts is frozen', async () => {
    const demo = member('demo');
    const rests = async () => (await rows(demo, 'given', { state: 'SUSPENDED' })).list;
    const [row] = await rests();
    expect(row?.actions).toEqual(['revoke']);
    accountOf('frozen').status = 'ACTIVE';
    expect(await rests()).toEqual([]);
    expect((await rowOf(demo, row?.id ?? ''))?.state).toBe('ACTIVE');
  });

  describe('the grantee’s account now belongs to another person', () => {
    const toldOtherPerson = () =>
      getPortal()
        .notices.filter(({ topic }) => topic === 'authorization.otherPerson')
        .map(({ accountId, values }) => [accountId, values?.name]);

    test.each([
      ['PENDING', [], 'CANCELLED'],
      ['ACTIVE', ['accept'], 'REVOKED'],
      ['REJECTED', ['reject'], 'REJECTED'],
    ] as const)(
      'ends a %s authorization if it is open, and notifies both once',
      async (_state, actions, after) => {
        const [demo, newcomer] = [member('demo'), member('newcomer')];
        const { id } = (await grants(demo)).data;
        for (const action of actions) await moves(newcomer, id, action);
        await verifyIdentity(newcomer, await formFor(newcomer, 'bankCardVerify', STRANGER));
        expect(accountOf('newcomer').name).toBe(STRANGER.name);
        expect(await moves(member('newcomer'), id, 'accept')).toBeRefusedWith('CHANGED_MEANWHILE');
        expect((await rowOf(member('demo'), id))?.state).toBe(after);
        const both = [
          ['u-demo', '测*乙'],
          ['u-newcomer', '测*乙'],
        ];
        expect(toldOtherPerson()).toEqual(after === 'REJECTED' ? [] : both);
      },
    );

    test('ends it for an account without its declared identity', async () => {
      const { id } = (await grants(member('demo'))).data;
      Object.assign(accountOf('newcomer'), { name: '', idNo: '' });
      expect(await moves(member('newcomer'), id, 'accept')).toBeRefusedWith('CHANGED_MEANWHILE');
    });

    test('does not end an expired authorization, or one of a person who verifies the declared identity', async () => {
      const demo = member('demo');
      const { id } = (await grants(demo, { end: dayIn(0) })).data;
      const kept = (await grants(demo)).data.id;
      advanceClock(DAY);
      const newcomer = member('newcomer');
      await verifyIdentity(newcomer, await formFor(newcomer, 'bankCardVerify'));
      expect((await rowOf(member('demo'), kept))?.state).toBe('PENDING');
      Object.assign(accountOf('newcomer'), { idNo: STRANGER.idNo });
      expect((await rowOf(member('demo'), id))?.state).toBe('EXPIRED');
      expect(toldOtherPerson()).toHaveLength(2);
    });
  });

  test('reports open authorizations of an account until the last one is settled', async () => {
    const demo = member('demo');
    expect([hasUnsettledAuthorizations('u-demo'), hasUnsettledAuthorizations('u-newcomer')]).toEqual([
      true,
      false,
    ]);
    const { id } = (await grants(demo)).data;
    expect(hasUnsettledAuthorizations('u-newcomer')).toBe(true);
    await moves(demo, id, 'cancel');
    expect(hasUnsettledAuthorizations('u-newcomer')).toBe(false);
  });
});
