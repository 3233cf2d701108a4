import { addMembership } from '../../../mock/_domain/accounts/companies';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { COMPANY_APPLICATIONS_MAX, COMPANY_LEVEL, DAY } from '../../../src/constants';
import { accountOf, type Browser, confirmSessions, runPortal } from '../portal';
import { FIRST_CODE, moveRole, NOWHERE, roleTopicsOf, SECOND_CODE, THIRD } from './addedRoles';
import { dayIn, findRole } from './members';

const newBrowser = runPortal();

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const apply = (browser: Browser, changes: object = {}) =>
  browser.call('applyAsHandler', { body: { uscc: SECOND_CODE, end: dayIn(100), ...changes } });

const invite = (more: object = {}) =>
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
  invite({ state: before, origin });
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
    const { data } = await apply(member());
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

  test('is rejected with 422 if it lasts longer than a year', async () => {
    expect(await apply(member(), { end: '2099-01-01' })).toHaveWrongFields({ end: 'RANGE_TOO_LONG' });
  });

  test('is accepted for a company of the portal, from a verified person without a role in it', async () => {
    const browser = member();
    expect(await apply(browser, { uscc: THIRD.uscc })).toBeRefusedWith('COMPANY_UNKNOWN');
    expect(await apply(browser, { uscc: NOWHERE })).toBeRefusedWith('COMPANY_UNKNOWN');
    expect(await apply(browser, { uscc: FIRST_CODE })).toBeRefusedWith('ROLE_ALREADY');
    await apply(browser);
    expect(await apply(browser)).toBeRefusedWith('ROLE_ALREADY');
    expect(await apply(member('veteran'))).toBeRefusedWith('ROLE_LEVEL');
    expect(await apply(member('demo_work'))).toBeRefusedWith('FORBIDDEN');
  });

  test('can be withdrawn once, before the company decides', async () => {
    const browser = member();
    const { id } = (await apply(browser)).data;
    expect(await moveRole(browser, id, 'accept')).toBeRefusedWith('CHANGED_MEANWHILE');
    expect((await moveRole(browser, id, 'withdraw')).data.state).toBe('CANCELLED');
    expect(await moveRole(browser, id, 'withdraw')).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(roleTopicsOf('u-boss')).toEqual(['role.applied', 'role.withdrawn']);
    expect((await apply(browser)).data.state).toBe('PENDING');
  });
});

test('returns 429 after five applications to the same company within a day, and does not notify it again', async () => {
  const browser = member();
  for (let count = 0; count < COMPANY_APPLICATIONS_MAX; count++) {
    const { id } = (await apply(browser)).data;
    await moveRole(browser, id, 'withdraw');
  }
  const noticesBefore = roleTopicsOf('u-boss').length;
  const refused = await apply(browser);
  expect(refused).toBeRefusedWith('TOO_MANY');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(roleTopicsOf('u-boss')).toHaveLength(noticesBefore);
  accountOf('veteran').level = COMPANY_LEVEL;
  expect((await apply(member('veteran'))).data.state).toBe('PENDING');
  advanceClock(DAY);
  expect((await apply(member())).data.state).toBe('PENDING');
});

describe('an invitation', () => {
  test.each([
    ['accept', 'ACTIVE', 'role.accepted'],
    ['reject', 'REJECTED', 'role.rejected'],
  ])('moves by %s to %s, and the leaders are notified', async (action, state, topic) => {
    invite();
    const browser = member();
    expect((await moveRole(browser, 'r-invited', action)).data.state).toBe(state);
    expect(roleTopicsOf('u-boss')).toEqual([topic]);
  });

  test('is accepted as oneself, whatever role the tab acts in', async () => {
    invite();
    await moveRole(member(), 'r-invited', 'accept', 'r-demo-1');
    expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'HANDLER_ADD', actingAs: null });
  });

  test('is not accepted after its last day', async () => {
    invite({ end: dayIn(1) });
    advanceClock(2 * DAY);
    const browser = member();
    expect(await moveRole(browser, 'r-invited', 'accept')).toBeRefusedWith('CHANGED_MEANWHILE');
  });
});

describe('leaving a role', () => {
  test('ends the authorizations of the role', async () => {
    const browser = member();
    const own = () => getPortal().companyAuthorizations.filter((one) => one.membershipId === 'r-demo-1');
    const [given] = own();
    if (given) getPortal().companyAuthorizations.push({ ...given, id: 'ca-asked', state: 'PENDING' });
    expect((await moveRole(browser, 'r-demo-1', 'leave')).data).toMatchObject({
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
    const { status, data } = await moveRole(browser, 'r-demo-1', 'leave', 'r-demo-1');
    expect([status, data.state, data.isActing]).toEqual([200, 'REVOKED', false]);
    expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'HANDLER_REMOVE', actingAs: null });
  });
});
