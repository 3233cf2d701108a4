import { addMembership } from '../../../mock/_domain/accounts/companies';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { COMPANY_APPLICATIONS_MAX, COMPANY_LEVEL, DAY } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { accountOf, type Browser, confirmSessions, runPortal } from '../portal';
import { FIRST_CODE, movesRole, NOWHERE, roleTopicsOf, SECOND_CODE, THIRD } from './addedRoles';
import { dayIn, findRole } from './members';

const newBrowser = runPortal();

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const applies = (browser: Browser, changes: object = {}) =>
  browser.call('applyAsHandler', { body: { uscc: SECOND_CODE, end: dayIn(100), ...changes } });

const invites = (more: object = {}) =>
  addMembership({
    id: 'r-invited',
    accountId: 'u-demo',
    companyId: 'c-2',
    capacity: 'HANDLER',
    origin: 'INVITED',
    state: 'PENDING',
    start: dayIn(0),
    end: dayIn(30),
    ...more,
  });

test.each([
  ['accept', true],
  ['reject', false],
  ['leave', true],
  ['withdraw', false],
])('%s needs a step-up: %s', async (action, isNeeded) => {
  const origin = action === 'withdraw' ? 'APPLIED' : 'INVITED';
  const before = action === 'leave' ? 'ACTIVE' : 'PENDING';
  invites({ state: before, origin });
  const browser = member();
  const call = () => browser.call('moveRole', { params: { id: 'r-invited' }, body: { action } });
  const { status } = await call();
  expect([status, findRole('r-invited').state === before]).toEqual(isNeeded ? [428, true] : [200, false]);
  if (!isNeeded) return;
  confirmSessions();
  expect((await call()).status).toBe(200);
});

describe('an application', () => {
  test('is pending, and the company’s leaders are notified', async () => {
    const { data } = await applies(member());
    expect(data).toMatchObject({
      state: 'PENDING',
      origin: 'APPLIED',
      capacity: 'HANDLER',
      orgName: '测试二号商行',
      start: dayIn(0),
      end: dayIn(100),
      canAct: false,
      matters: [],
      actions: ['withdraw'],
    });
    expect(roleTopicsOf('u-boss')).toEqual(['role.applied']);
    expect(getPortal().notices.at(-1)?.link).toBe('/user/role_manage/r-boss-2/role_space/role_authorize');
  });

  test.each([
    [{ end: '2020-01-01' }, { end: subCodes.RANGE_BACKWARDS }],
    [{ end: '2099-01-01' }, { end: subCodes.RANGE_TOO_LONG }],
  ])('is rejected with 422 for %j', async (wrong, fields) => {
    const { status, data } = await applies(member(), wrong);
    expect([status, data]).toEqual([422, fields]);
  });

  test('is accepted for a company of the portal, from a verified person without a role in it', async () => {
    const browser = member();
    expect(await applies(browser, { uscc: THIRD.uscc })).toBeRefusedWith('COMPANY_UNKNOWN');
    expect(await applies(browser, { uscc: NOWHERE })).toBeRefusedWith('COMPANY_UNKNOWN');
    expect(await applies(browser, { uscc: FIRST_CODE })).toBeRefusedWith('ROLE_ALREADY');
    await applies(browser);
    expect(await applies(browser)).toBeRefusedWith('ROLE_ALREADY');
    expect(await applies(member('veteran'))).toBeRefusedWith('ROLE_LEVEL');
    expect(await applies(member('demo_work'))).toBeRefusedWith('FORBIDDEN');
  });

  test('can be withdrawn once, before the company decides', async () => {
    const browser = member();
    const { id } = (await applies(browser)).data;
    expect(await movesRole(browser, id, 'accept')).toBeRefusedWith('CHANGED_MEANWHILE');
    expect((await movesRole(browser, id, 'withdraw')).data.state).toBe('CANCELLED');
    expect(await movesRole(browser, id, 'withdraw')).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(roleTopicsOf('u-boss')).toEqual(['role.applied', 'role.withdrawn']);
    expect((await applies(browser)).data.state).toBe('PENDING');
  });
});

test('returns 429 after five applications to the same company within a day, and does not notify it again', async () => {
  const browser = member();
  for (let count = 0; count < COMPANY_APPLICATIONS_MAX; count++) {
    const { id } = (await applies(browser)).data;
    await movesRole(browser, id, 'withdraw');
  }
  const noticesBefore = roleTopicsOf('u-boss').length;
  const refused = await applies(browser);
  expect(refused).toBeRefusedWith('TOO_MANY');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(roleTopicsOf('u-boss')).toHaveLength(noticesBefore);
  accountOf('veteran').level = COMPANY_LEVEL;
  expect((await applies(member('veteran'))).data.state).toBe('PENDING');
  advanceClock(DAY);
  expect((await applies(member())).data.state).toBe('PENDING');
});

describe('an invitation', () => {
  test.each([
    ['accept', 'ACTIVE', 'role.accepted'],
    ['reject', 'REJECTED', 'role.rejected'],
  ])('moves by %s to %s, and the leaders are notified', async (action, state, topic) => {
    invites();
    const browser = member();
    expect((await movesRole(browser, 'r-invited', action)).data.state).toBe(state);
    expect(roleTopicsOf('u-boss')).toEqual([topic]);
    const added = getPortal().behavior.filter(
      ({ type, accountId }) => type === 'HANDLER_ADD' && accountId === 'u-demo',
    );
    expect(added.at(-1)?.sessionId === [...getPortal().sessions.values()].at(-1)?.publicId).toBe(
      action === 'accept',
    );
  });

  test('can be accepted only by a verified account, and rejected by any account', async () => {
    invites({ accountId: 'u-veteran' });
    const browser = member('veteran');
    expect(await movesRole(browser, 'r-invited', 'accept')).toBeRefusedWith('ROLE_LEVEL');
    expect((await movesRole(browser, 'r-invited', 'reject')).data.state).toBe('REJECTED');
  });

  test('is accepted as oneself, whatever role the tab acts in', async () => {
    invites();
    await movesRole(member(), 'r-invited', 'accept', 'r-demo-1');
    expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'HANDLER_ADD', actingAs: null });
  });

  test('is not accepted after its last day', async () => {
    invites({ end: dayIn(1) });
    advanceClock(2 * DAY);
    const browser = member();
    expect(await movesRole(browser, 'r-invited', 'accept')).toBeRefusedWith('CHANGED_MEANWHILE');
  });
});

describe('leaving a role', () => {
  test('ends the authorizations of the role', async () => {
    const browser = member();
    const own = () => getPortal().companyAuthorizations.filter((one) => one.membershipId === 'r-demo-1');
    const [given] = own();
    if (given) getPortal().companyAuthorizations.push({ ...given, id: 'ca-asked', state: 'PENDING' });
    expect((await movesRole(browser, 'r-demo-1', 'leave')).data).toMatchObject({
      state: 'REVOKED',
      canAct: false,
      matters: [],
    });
    expect(own().map(({ state }) => state)).toEqual(['REVOKED', 'REVOKED']);
    expect(roleTopicsOf('u-boss')).toEqual(['role.left']);
    expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'HANDLER_REMOVE', accountId: 'u-demo' });
  });

  test('is possible in the role’s own name', async () => {
    const browser = member();
    const { status, data } = await movesRole(browser, 'r-demo-1', 'leave', 'r-demo-1');
    expect([status, data.state, data.isActing]).toEqual([200, 'REVOKED', false]);
    expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'HANDLER_REMOVE', actingAs: null });
  });
});
