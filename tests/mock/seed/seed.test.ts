import { createSeed } from '../../../mock/_domain/seed/seed';
import { DAY } from '../../../src/constants';
import { isCreditCode, isResidentId } from '../../../src/validation/identity';
import { runPortal, signedIn } from '../portal';

const newBrowser = runPortal();
const at = Date.UTC(2026, 0, 15);

test('creates the same seed for the same time', () => {
  expect(createSeed(at)).toEqual(createSeed(at));
});

test('contains synthetic and well-formed people and companies', () => {
  const { accounts, companies } = createSeed(at);
  expect(accounts.map(({ account }) => account)).toEqual([
    'demo',
    'newcomer',
    'weak',
    'boss',
    'frozen',
    'demo_work',
    'linked',
    'veteran',
  ]);
  for (const { idNo, mobile, email } of accounts) {
    expect(isResidentId(idNo)).toBe(true);
    expect(idNo.slice(6, 12)).toBe('190001');
    expect(mobile ?? '15400000000').toMatch(/^1540000\d{4}$/);
    expect(email).toMatch(/@example\.com$/);
  }
  for (const { uscc } of companies) expect([isCreditCode(uscc), uscc.includes('TTTT')]).toEqual([true, true]);
});

test.each([
  ['u-demo', 60],
  ['u-veteran', 10_000],
])('gives %s %d behavior records of the last 180 days, each with its own id', (owner, count) => {
  const own = createSeed(at).behavior.filter(({ accountId }) => accountId === owner);
  const moments = own.map(({ occurredAt }) => occurredAt);
  expect(own).toHaveLength(count);
  expect(Math.max(...moments)).toBeLessThan(at);
  expect(Math.min(...moments)).toBeGreaterThan(at - 179 * DAY);
  expect(new Set(own.map(({ id }) => id)).size).toBe(count);
});

test('returns demo’s own details masked except for the name', async () => {
  const browser = await signedIn(newBrowser(), 'demo');
  expect((await browser.call('accountDetail')).data).toMatchObject({
    account: 'demo',
    name: '测试甲',
    userType: 'person',
    level: 3,
    mobile: '154****0001',
    email: 'd***@example.com',
    idType: 'RESIDENT_ID',
    idNo: '110101********0014',
    status: 'ACTIVE',
    lastLogin: { place: 'Beijing' },
    roles: [{ id: 'r-demo-1', orgName: '测试一号有限公司', uscc: '91440000TTTTTTT16C', capacity: 'HANDLER' }],
  });
  expect((await browser.call('identity')).data).toMatchObject({
    name: '测试甲',
    idFrom: '2020-01-01',
    idTo: '2040-01-01',
    level: 3,
    verifiedBy: 'bankCardVerify',
  });
});

test('contains newcomer without number and verification, and boss as the leader of two companies', async () => {
  const newcomer = await signedIn(newBrowser(), 'newcomer');
  expect((await newcomer.call('accountDetail')).data).toMatchObject({
    level: 1,
    mobile: '',
    lastLogin: null,
  });
  expect((await newcomer.call('identity')).data).toMatchObject({ verifiedAt: null, verifiedBy: null });
  const { roles } = (await newBrowser().opensSessionOf('boss').call('accountDetail')).data;
  expect(roles.map(({ capacity, uscc }) => [capacity, uscc])).toEqual([
    ['LEGAL_REP', '91440000TTTTTTT16C'],
    ['LEGAL_REP', '92440000TTTTTTT169'],
  ]);
});

test.each(['demo', 'newcomer'])('links each notice of %s to a page', async (account) => {
  const { data } = await newBrowser().opensSessionOf(account).call('notices');
  expect(data.length).toBeGreaterThan(0);
  for (const { link } of data) expect(link).toMatch(/^\/user\//);
});

test('returns only own notices, newest first, and marks all of a request as read or none', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  const { data } = await browser.call('notices');
  expect(data.map(({ id, read }) => [id, read])).toEqual([
    ['n-3', false],
    ['n-2', false],
    ['n-1', true],
  ]);
  expect(data[0]?.title).toBe('Check your recent sign-ins');
  const foreign = await browser.call('readNotices', { body: { ids: ['n-3', 'n-4'] } });
  expect(foreign.status).toBe(404);
  expect((await browser.call('notices')).data[0]?.read).toBe(false);
  expect((await browser.call('readNotices', { body: { ids: ['n-3', 'n-2'] } })).data).toBeNull();
  expect((await browser.call('notices')).data.every(({ read }) => read)).toBe(true);
  expect((await browser.call('readNotices', { body: { ids: [7] } })).status).toBe(422);
});
