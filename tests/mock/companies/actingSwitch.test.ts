/** @jest-environment node */
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { formatChinaDate } from '../../../src/validation/dates';
import { type Browser, runPortal, seal } from '../portal';

const newBrowser = runPortal();
const PASSWORD = 'Demo-2026-pass';
const FIRST = '测试一号有限公司';

async function member(account = 'demo', userType: 'person' | 'legal' = 'person'): Promise<Browser> {
  const browser = newBrowser();
  await browser.signsIn(account, PASSWORD, { userType });
  return browser;
}

const as = (roleId: string) => ({ headers: { 'X-Acting-As': roleId } });
const last = () => getPortal().behavior.at(-1);

async function confirms(browser: Browser, sent?: ReturnType<typeof as>, accountId?: string): Promise<void> {
  const { data: secret } = await browser.call('secret');
  const body = { method: 'password', value: seal(secret, PASSWORD), secretId: secret.id, accountId };
  await browser.call('stepUp', { ...sent, body });
}

const mayExport = async (browser: Browser, sent?: ReturnType<typeof as>) =>
  (await browser.call('startExport', { ...sent, body: {} })).status === 200;

test('a person acts as themselves, and may switch to the roles that they can act in', async () => {
  const { data } = await (await member()).call('acting');
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

test('somebody without roles has nothing to switch to', async () => {
  const { data } = await (await member('newcomer')).call('acting');
  expect(data).toEqual({ role: null, choices: [] });
});

test('a legal entity acts for its first company without a header, and may switch to its others', async () => {
  const browser = await member('boss', 'legal');
  const { data } = await browser.call('acting');
  expect(data.role).toMatchObject({ id: 'r-boss-1', end: null });
  expect(data.choices.map(({ id }) => id)).toEqual(['r-boss-1', 'r-boss-2']);
  const second = await browser.call('acting', as('r-boss-2'));
  expect(second.data.role?.id).toBe('r-boss-2');
  const { data: back } = await browser.call('switchActing', { ...as('r-boss-2'), body: { roleId: null } });
  expect(back.role?.id).toBe('r-boss-1');
});

test('a switch answers for whom one acts then, and stands in the record in the name of the new role', async () => {
  const browser = await member();
  const { data } = await browser.call('switchActing', { body: { roleId: 'r-demo-1' } });
  expect(data.role?.id).toBe('r-demo-1');
  expect(last()).toMatchObject({ type: 'ROLE_SWITCH', actingAs: 'r-demo-1', accountId: 'u-demo' });
  const { data: back } = await browser.call('switchActing', { ...as('r-demo-1'), body: { roleId: null } });
  expect(back.role).toBeNull();
  expect(last()).toMatchObject({ type: 'ROLE_SWITCH', actingAs: null });
});

test.each(['r-boss-1', 'r-nobody', '..%2f'])('nobody switches to %s, which is not theirs', async (roleId) => {
  const before = getPortal().behavior.length;
  expect(await (await member()).call('switchActing', { body: { roleId } })).toMatchObject({
    status: 403,
    subCode: subCodes.ACTING_ENDED,
    data: { roleId },
  });
  // The sign-in alone.
  expect(getPortal().behavior.length).toBe(before + 1);
});

test.each([[{}], [{ roleId: '' }], [{ roleId: 7 }], [{ roleId: 'r'.repeat(101) }]])(
  'the body %j is wrong',
  async (body) => {
    const answer = await (await member()).call('switchActing', { body });
    expect(answer).toMatchObject({ status: 422, data: { roleId: expect.any(String) } });
  },
);

test('what happens is recorded in the name of the company that the request names', async () => {
  const browser = await member();
  await confirms(browser, as('r-demo-1'));
  expect(last()).toMatchObject({ type: 'STEP_UP', actingAs: 'r-demo-1' });
  await confirms(browser);
  expect(last()).toMatchObject({ type: 'STEP_UP', actingAs: null });
  const query = { pageNumber: '1', pageSize: '10', sort: 'occurredAt:desc', type: 'STEP_UP' };
  const { data } = await browser.call('behaviorRecords', { query });
  expect(data.list.map(({ actingAs }) => actingAs)).toEqual([null, FIRST]);
});

test('a switch to another account is recorded there in nobody’s name', async () => {
  const browser = await member();
  await confirms(browser, as('r-demo-1'), 'u-demo-work');
  await browser.call('switchAccount', { ...as('r-demo-1'), params: { id: 'u-demo-work' }, body: {} });
  const events = getPortal().behavior.slice(-2);
  expect(events.map(({ type, accountId, actingAs }) => [type, accountId, actingAs])).toEqual([
    ['LOGIN', 'u-demo-work', null],
    ['LOGOUT', 'u-demo', 'r-demo-1'],
  ]);
});

describe('a role that one cannot act in', () => {
  test.each(['r-boss-1', 'r-nobody'])('%s, another’s, is refused before the handler', async (roleId) => {
    const browser = await member();
    const answer = await browser.call('accountDetail', as(roleId));
    expect(answer).toMatchObject({ status: 403, subCode: subCodes.ACTING_ENDED, data: { roleId } });
    expect((await browser.call('accountDetail')).status).toBe(200);
  });

  test('its authorization has ended: the day after its last one', async () => {
    const browser = await member();
    const [authorization] = getPortal().companyAuthorizations;
    Object.assign(authorization ?? {}, { end: formatChinaDate(Date.now()) });
    expect((await browser.call('acting', as('r-demo-1'))).status).toBe(200);
    Object.assign(authorization ?? {}, { end: formatChinaDate(Date.now() - DAY) });
    expect(await browser.call('acting', as('r-demo-1'))).toMatchObject({
      status: 403,
      subCode: subCodes.ACTING_ENDED,
    });
    expect((await browser.call('acting')).data).toEqual({ role: null, choices: [] });
  });

  test('it ends by itself when time passes', async () => {
    advanceClock(151 * DAY);
    const browser = await member();
    expect((await browser.call('acting', as('r-demo-1'))).subCode).toBe(subCodes.ACTING_ENDED);
  });

  test('a session and a guide come first, and visitors’ calls do not ask', async () => {
    expect((await newBrowser().call('accountDetail', as('r-nobody'))).status).toBe(401);
    const weak = newBrowser();
    await weak.signsIn('weak', '123456');
    expect((await weak.call('identity', as('r-nobody'))).subCode).toBe(subCodes.GUIDE_PENDING);
    expect((await newBrowser().call('online', as('r-nobody'))).status).toBe(200);
  });
});

describe('a step-up is good for whom one acted', () => {
  test('as oneself does not count for a company, nor the other way round', async () => {
    const browser = await member();
    await confirms(browser);
    expect(await mayExport(browser)).toBe(true);
    expect(await mayExport(browser, as('r-demo-1'))).toBe(false);
    await confirms(browser, as('r-demo-1'));
    expect(await mayExport(browser, as('r-demo-1'))).toBe(true);
    expect(await mayExport(browser)).toBe(false);
  });

  test('nor the default company for the next one, once its role has ended', async () => {
    const browser = await member('boss', 'legal');
    await confirms(browser);
    expect(await mayExport(browser)).toBe(true);
    const first = getPortal().memberships.find(({ id }) => id === 'r-boss-1');
    Object.assign(first ?? {}, { state: 'REVOKED' });
    expect((await browser.call('acting')).data.role?.id).toBe('r-boss-2');
    expect(await mayExport(browser)).toBe(false);
    await confirms(browser);
    expect(await mayExport(browser)).toBe(true);
  });

  test('nor one company for another', async () => {
    const browser = await member('boss', 'legal');
    await confirms(browser, as('r-boss-1'));
    expect(await mayExport(browser, as('r-boss-1'))).toBe(true);
    expect(await mayExport(browser, as('r-boss-2'))).toBe(false);
  });
});
