import { getPortal } from '../../../mock/_domain/store/state';
import { DAY } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import { stepUps } from '../oauth/signInWays';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();
const FIRST = '测试一号有限公司';

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const as = (roleId: string) => ({ headers: { 'X-Acting-As': roleId } });
const last = () => getPortal().behavior.at(-1);

const confirm = (browser: Browser, sent?: ReturnType<typeof as>, accountId?: string) =>
  stepUps.password(browser, accountId, sent?.headers);

const mayExport = async (browser: Browser, sent?: ReturnType<typeof as>) =>
  (await browser.call('startExport', { ...sent })).status === 200;

test('lets a person act as themselves, and offers the roles in which they can act', async () => {
  const { data } = await member().call('acting');
  expect(data.role).toBeNull();
  expect(data.choices).toEqual([
    {
      id: 'r-demo-1',
      orgName: FIRST,
      uscc: '91440000TTTTTTT16C',
      capacity: 'HANDLER',
      end: formatChinaDate(Date.now() + 150 * DAY),
      matters: ['TAX', 'SOCIAL_SECURITY'],
    },
  ]);
});

test('acts for the first company of a legal entity without a header, and offers its other companies', async () => {
  const browser = member('boss');
  const { data } = await browser.call('acting');
  expect(data.role).toMatchObject({ id: 'r-boss-1', end: null });
  expect(data.choices.map(({ id }) => id)).toEqual(['r-boss-1', 'r-boss-2']);
  const second = await browser.call('acting', as('r-boss-2'));
  expect(second.data.role?.id).toBe('r-boss-2');
  const { data: back } = await browser.call('switchActing', { ...as('r-boss-2'), body: { roleId: null } });
  expect(back.role?.id).toBe('r-boss-1');
});

test('returns the new role after a switch, and records the switch in its name', async () => {
  const browser = member();
  const { data } = await browser.call('switchActing', { body: { roleId: 'r-demo-1' } });
  expect(data.role?.id).toBe('r-demo-1');
  expect(last()).toMatchObject({ type: 'ROLE_SWITCH', actingAs: 'r-demo-1', accountId: 'u-demo' });
  const { data: back } = await browser.call('switchActing', { ...as('r-demo-1'), body: { roleId: null } });
  expect(back.role).toBeNull();
  expect(last()).toMatchObject({ type: 'ROLE_SWITCH', actingAs: null });
});

test('refuses a switch to another user’s role, and records nothing', async () => {
  const before = getPortal().behavior.length;
  const refused = await member().call('switchActing', { body: { roleId: 'r-boss-1' } });
  expect(refused).toBeRefusedWith('ACTING_ENDED');
  expect(refused.data).toEqual({ roleId: 'r-boss-1' });
  expect(getPortal().behavior).toHaveLength(before);
});

test('records an event in the name of the company that the request names', async () => {
  const browser = member();
  await confirm(browser, as('r-demo-1'));
  expect(last()).toMatchObject({ type: 'STEP_UP', actingAs: 'r-demo-1' });
  await confirm(browser);
  expect(last()).toMatchObject({ type: 'STEP_UP', actingAs: null });
  const query = { pageNumber: '1', pageSize: '10', sort: 'occurredAt:desc', type: 'STEP_UP' };
  const { data } = await browser.call('behaviorRecords', { query });
  expect(data.list.map(({ actingAs }) => actingAs)).toEqual([null, FIRST]);
});

test('records a switch to another account there without a role', async () => {
  const browser = member();
  await confirm(browser, as('r-demo-1'), 'u-demo-work');
  await browser.call('switchAccount', { ...as('r-demo-1'), params: { id: 'u-demo-work' } });
  const events = getPortal().behavior.slice(-2);
  expect(events.map(({ type, accountId, actingAs }) => [type, accountId, actingAs])).toEqual([
    ['LOGIN', 'u-demo-work', null],
    ['LOGOUT', 'u-demo', 'r-demo-1'],
  ]);
});

describe('a role in which the account cannot act', () => {
  test('is refused from the day after the last day of its authorization', async () => {
    const browser = member();
    const [authorization] = getPortal().companyAuthorizations;
    Object.assign(authorization ?? {}, { end: formatChinaDate(Date.now()) });
    expect((await browser.call('acting', as('r-demo-1'))).status).toBe(200);
    Object.assign(authorization ?? {}, { end: formatChinaDate(Date.now() - DAY) });
    expect(await browser.call('acting', as('r-demo-1'))).toBeRefusedWith('ACTING_ENDED');
    expect((await browser.call('acting')).data).toEqual({ role: null, choices: [] });
  });

  test('is checked after the session and the guide, and not in calls of visitors', async () => {
    expect((await newBrowser().call('accountDetail', as('r-nobody'))).status).toBe(401);
    expect(await member('weak').call('identity', as('r-nobody'))).toBeRefusedWith('GUIDE_PENDING');
    expect((await newBrowser().call('online', as('r-nobody'))).status).toBe(200);
  });
});

describe('a step-up', () => {
  test('is valid either for oneself or for a company, and not for both', async () => {
    const browser = member();
    await confirm(browser);
    expect(await mayExport(browser)).toBe(true);
    expect(await mayExport(browser, as('r-demo-1'))).toBe(false);
    await confirm(browser, as('r-demo-1'));
    expect(await mayExport(browser, as('r-demo-1'))).toBe(true);
    expect(await mayExport(browser)).toBe(false);
  });

  test('is not valid for the next default company after the first role has ended', async () => {
    const browser = member('boss');
    await confirm(browser);
    expect(await mayExport(browser)).toBe(true);
    const first = getPortal().memberships.find(({ id }) => id === 'r-boss-1');
    Object.assign(first ?? {}, { state: 'REVOKED' });
    expect((await browser.call('acting')).data.role?.id).toBe('r-boss-2');
    expect(await mayExport(browser)).toBe(false);
    await confirm(browser);
    expect(await mayExport(browser)).toBe(true);
  });
});
