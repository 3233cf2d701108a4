import { recordBehaviorOn } from '../../../mock/_domain/accounts/behavior';
import type { Device } from '../../../mock/_domain/lib/device';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { BEHAVIOR_EXPORT_PART_SIZE, DAY } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import { addDays } from '../../../src/validation/days';
import { type Browser, runPortal, signedIn } from '../portal';

const newBrowser = runPortal();
const device: Device = {
  ip: '203.0.113.9',
  place: 'place.beijing',
  device: 'mobile',
  os: 'Android',
  browser: 'Firefox',
};

const member = (account = 'demo') => signedIn(newBrowser(), account);

type Query = Record<string, string>;
const list = (browser: Browser, query: Query = {}) => browser.call('behaviorRecords', { query });
const part = (browser: Browser, query: Query = {}) => browser.call('exportBehaviorRecords', { query });
const today = () => formatChinaDate(now());

test('returns the newest records first, masked, in the reader’s language, with the state of their session', async () => {
  const browser = await member();
  browser.lang = 'pt-BR';
  const { data } = await list(browser);
  // The seed has 60 records (seed/behavior.ts); the sign-in adds one.
  expect(data).toMatchObject({ total: 61, pageNumber: 1, pageSize: 10 });
  expect(data.list.map(({ type, session }) => [type, session]).slice(0, 4)).toEqual([
    ['LOGIN', 'current'],
    ['LOGIN', 'ended'],
    ['LOGOUT', 'ended'],
    ['LOGIN_FAIL', null],
  ]);
  expect(data.list[3]).toMatchObject({
    id: 'b-3',
    ip: '192.0.*.*',
    place: 'Guangzhou',
    device: 'desktop',
    os: 'macOS',
    browser: 'Safari',
    channel: 1,
    result: 'FAILURE',
    disowned: false,
  });
  expect(data.list[3]?.failReason).toMatch(/senha/i);
  expect(data.list[3]?.occurredAt).toMatch(/\+08:00$/);
  expect(data.list.find(({ type }) => type === 'APP_GRANT')?.appName).toBe('Serviços de demonstração');
  expect(JSON.stringify(data)).not.toContain('203.0.113.7');
});

test('filters by event, result and device, and sorts in both directions', async () => {
  const browser = await member();
  const failed = (await list(browser, { type: 'LOGIN_FAIL' })).data;
  expect(failed.total).toBe(8);
  expect((await list(browser, { result: 'FAILURE' })).data.total).toBe(failed.total);
  expect((await list(browser, { type: 'LOGIN_FAIL', result: 'SUCCESS' })).data).toMatchObject({
    total: 0,
    list: [],
  });
  const mobile = (await list(browser, { device: 'mobile', pageSize: '100' })).data;
  expect(mobile.list.every((row) => row.device === 'mobile')).toBe(true);
  expect(mobile.total).toBe(20);
  for (const [order, sign] of [
    ['asc', 1],
    ['desc', -1],
  ] as const) {
    const { data } = await list(browser, { sort: `occurredAt:${order}`, pageSize: '100' });
    const moments = data.list.map(({ occurredAt }) => Date.parse(occurredAt));
    expect(moments).toEqual(moments.toSorted((a, b) => sign * (a - b)));
  }
});

test('filters by days in China, both included', async () => {
  const browser = await member();
  const all = (await list(browser, { pageSize: '100' })).data.list;
  const [day = '', other = ''] = [all[5], all[20]].map((row) => row?.occurredAt.slice(0, 10));
  const between = all.filter((row) => row.occurredAt >= other && row.occurredAt < addDays(day, 1));
  expect((await list(browser, { from: other, to: day })).data.total).toBe(between.length);
  const until = all.filter((row) => row.occurredAt < addDays(other, 1));
  expect((await list(browser, { to: other })).data.total).toBe(until.length);
  expect((await list(browser, { from: today(), to: today() })).data.total).toBe(1);
});

test.each([
  ['that is backwards', { from: -1, to: -2 }, 'RANGE_BACKWARDS'],
  ['that starts in the future', { from: 1 }, 'RANGE_BACKWARDS'],
  ['of 181 days up to today', { from: -180 }, 'RANGE_TOO_LONG'],
] as const)('rejects a range %s in the list and in the export', async (_, days, problem) => {
  const browser = await member();
  const query = Object.fromEntries(Object.entries(days).map(([end, by]) => [end, addDays(today(), by)]));
  for (const call of [list, part]) {
    expect(await call(browser, query)).toHaveWrongFields({ to: problem });
  }
});

test('returns only the records of the last 180 days, whatever the query', async () => {
  const browser = await member();
  const whole = { from: addDays(today(), -179), to: today() };
  expect((await list(browser, whole)).data.total).toBe(61);
  advanceClock(100 * DAY);
  await browser.signsIn('demo');
  const { data } = await list(browser, { pageSize: '100' });
  expect(data.total).toBeLessThan(40);
  expect(data.list.every((row) => row.occurredAt >= addDays(today(), -179))).toBe(true);
  expect((await list(browser, { from: addDays(today(), -200), to: addDays(today(), -190) })).data.total).toBe(
    0,
  );
});

test('returns the export in parts of a thousand, without records that are added meanwhile', async () => {
  const browser = await member('veteran');
  const forged = Buffer.from(`[${Number.MAX_SAFE_INTEGER},1,"a"]`).toString('base64url');
  for (const other of ['x', forged]) expect((await part(browser, { cursor: other })).status).toBe(422);
  const ids: string[] = [];
  const sizes: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { data }: { data: Awaited<ReturnType<typeof part>>['data'] } = await part(browser, {
      ...(cursor && { cursor }),
    });
    expect(data.total).toBe(10_001);
    ids.push(...data.list.map(({ id }) => id));
    sizes.push(data.list.length);
    cursor = data.next;
    advanceClock(1);
    recordBehaviorOn(device, { accountId: 'u-veteran', type: 'STEP_UP' });
  }
  expect(sizes).toEqual([...Array(10).fill(BEHAVIOR_EXPORT_PART_SIZE), 1]);
  expect(new Set(ids).size).toBe(10_001);
  expect(ids.slice(-2)).toEqual(['v-9999', 'v-10000']);
  expect((await list(browser, { type: 'STEP_UP' })).data.total).toBe(11);
});

test('applies the filter to the export, and returns each of many simultaneous records once', async () => {
  const browser = await member();
  const at = now();
  for (let n = 0; n < 1500; n += 1) recordBehaviorOn(device, { accountId: 'u-demo', type: 'EXPORT' });
  for (const one of getPortal().behavior) if (one.type === 'EXPORT') one.occurredAt = at;
  advanceClock(1000);
  const first = (await part(browser, { type: 'EXPORT' })).data;
  const second = (await part(browser, { type: 'EXPORT', cursor: first.next ?? '' })).data;
  expect([first.list.length, second.list.length, first.total, second.next]).toEqual([1000, 500, 1500, null]);
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(1500);
});

describe('disowning a record', () => {
  const disown = (browser: Browser, id: string) => browser.call('disownRecord', { params: { id } });

  test('marks the record, ends another session of it, and notifies the owner once', async () => {
    const [browser, other] = [await member(), await member()];
    const theirs = (await list(browser)).data.list.find(({ session }) => session === 'live');
    expect(theirs?.type).toBe('LOGIN');
    expect((await disown(browser, theirs?.id ?? '')).data).toEqual({ ended: true });
    expect((await list(other)).status).toBe(401);
    const rows = (await list(browser)).data.list;
    expect(rows[0]).toMatchObject({ type: 'SESSION_END', session: 'current' });
    expect(rows.find(({ id }) => id === theirs?.id)).toMatchObject({ disowned: true, session: 'ended' });
    const [notice] = (await browser.call('notices')).data;
    expect(notice).toMatchObject({ read: false, link: '/user/account_manage/modify_password' });
    expect((await disown(browser, theirs?.id ?? '')).data).toEqual({ ended: false });
    const again = (await browser.call('notices')).data.filter(({ title }) => title === notice?.title);
    expect(again).toHaveLength(1);
    // The current session, and records without one.
    for (const row of rows.slice(0, 3))
      expect((await disown(browser, row.id)).data).toEqual({ ended: false });
    const after = (await list(browser)).data.list;
    expect(after.slice(0, 4).map(({ disowned }) => disowned)).toEqual([true, true, true, false]);
    expect(after[0]?.session).toBe('current');
  });
});

test('returns the company name only for roles of the account, and an unknown fail reason unchanged', async () => {
  const browser = await member();
  for (const actingAs of ['r-demo-1', 'r-boss-2']) {
    recordBehaviorOn(device, { accountId: 'u-demo', type: 'ROLE_SWITCH', actingAs, failReason: '=1+1' });
  }
  const rows = (await list(browser, { type: 'ROLE_SWITCH', sort: 'occurredAt:asc' })).data.list;
  expect(rows.map(({ actingAs }) => actingAs).sort()).toEqual(['测试一号有限公司', null].sort());
  expect(rows[0]?.failReason).toBe('=1+1');
});
