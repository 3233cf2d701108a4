import { RULE_BATCH_MAX, RULE_DESCRIPTION_MAX, RULE_NAME_MAX } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const member = (account = 'demo'): Browser => newBrowser().opensSessionOf(account);
const list = (browser: Browser, query: Record<string, string> = {}) => browser.call('rules', { query });
const ids = async (browser: Browser, query: Record<string, string> = {}) =>
  (await list(browser, query)).data.list.map(({ id }) => id);
const BODY = { name: 'TASK-100', description: 'Sends what is due' };

test('returns the newest rules on page 1, and the remaining ones on the last page', async () => {
  const browser = member();
  const first = (await list(browser)).data;
  expect([first.total, first.list.length, first.list[0]?.name]).toEqual([46, 10, 'TASK-046']);
  expect((await list(browser, { pageNumber: '5' })).data.list).toHaveLength(6);
});

test('searches name and description for a keyword in the reader’s language, ignoring case', async () => {
  const browser = member();
  expect(await ids(browser, { keyword: 'task-01' })).toHaveLength(10);
  expect(await ids(browser, { keyword: 'RULE 7 ' })).toEqual(['rule-7']);
  expect(await ids(browser, { keyword: '.*' })).toEqual([]);
  browser.lang = 'pt-BR';
  expect((await list(browser, { keyword: 'rule 7' })).data.total).toBe(0);
});

test('filters by status, and sorts', async () => {
  const browser = member();
  const { data } = await list(browser, { status: 'ABNORMAL', sort: 'calls:asc' });
  expect(data.total).toBe(11);
  expect([...new Set(data.list.map(({ status }) => status))]).toEqual(['ABNORMAL']);
  const calls = data.list.map((one) => one.calls);
  expect(calls).toEqual(calls.toSorted((a, b) => a - b));
  expect((await ids(browser, { sort: 'scheduledAt:asc' }))[0]).toBe('rule-1');
});

test.each([
  [{ status: 'GONE' }, 'status'],
  [{ sort: 'name:asc' }, 'sort'],
  [{ pageNumber: '0' }, 'pageNumber'],
  [{ keyword: 'x'.repeat(51) }, 'keyword'],
])('rejects the query %j', async (query, field) => {
  expect(await list(member(), query)).toHaveWrongFields({ [field]: 'FIELD_FORMAT' });
});

test('adds a rule as off and first in the list, for its owner only', async () => {
  const browser = member();
  const { data } = await browser.call('addRule', { body: { ...BODY, name: '  <b>TASK</b> ' } });
  expect(data).toMatchObject({ name: '<b>TASK</b>', calls: 0, status: 'OFF', scheduledAt: null });
  expect((await ids(browser))[0]).toBe(data.id);
  expect((await list(member('newcomer'))).data.total).toBe(46);
});

test.each([
  [
    { name: ' \u200b ', description: '' },
    { name: 'FIELD_REQUIRED', description: 'FIELD_REQUIRED' },
  ],
  [
    { name: 'x'.repeat(2000), description: 'y'.repeat(2000) },
    { name: 'FIELD_TOO_LONG', description: 'FIELD_TOO_LONG' },
  ],
  [
    { name: 'half \ud83d', description: 7 },
    { name: 'FIELD_FORMAT', description: 'FIELD_FORMAT' },
  ],
] as const)('reports the wrong fields of a form (%#)', async (body, wrong) => {
  const browser = member();
  const data = Object.fromEntries(Object.entries(wrong).map(([field, name]) => [field, subCodes[name]]));
  expect(await browser.call('addRule', { body })).toMatchObject({ status: 422, data });
  expect((await list(browser)).data.total).toBe(46);
});

test('accepts the longest name and description, counted in characters', async () => {
  const body = { name: '🚀'.repeat(RULE_NAME_MAX), description: '🚀'.repeat(RULE_DESCRIPTION_MAX) };
  expect((await member().call('addRule', { body })).data).toMatchObject(body);
});

test('refuses a change of an older version', async () => {
  const browser = member();
  const params = { id: 'rule-3' };
  const { version } = (await browser.call('rule', { params })).data;
  const changed = await browser.call('changeRule', { params, body: { ...BODY, version } });
  expect(changed.data).toMatchObject(BODY);
  expect(
    await browser.call('changeRule', { params, body: { ...BODY, name: 'Mine', version } }),
  ).toBeRefusedWith('CHANGED_MEANWHILE');
  expect((await browser.call('rule', { params })).data.name).toBe('TASK-100');
  const { status } = await browser.call('changeRule', { params: { id: 'x' }, body: { ...BODY, version } });
  expect(status).toBe(404);
});

test('keeps the portal’s own description in every language if only the name changes', async () => {
  const browser = member();
  const params = { id: 'rule-3' };
  const { version, description } = (await browser.call('rule', { params })).data;
  await browser.call('changeRule', { params, body: { name: 'New', description, version } });
  browser.lang = 'pt-BR';
  expect((await browser.call('rule', { params })).data.description).toBe('O que a regra 3 faz');
});

test('deletes a rule once', async () => {
  const browser = member();
  const params = { id: 'rule-46' };
  expect((await browser.call('deleteRule', { params })).status).toBe(200);
  expect((await browser.call('deleteRule', { params })).status).toBe(404);
  expect((await list(browser)).data.total).toBe(45);
});

test('deletes the existing rules of a batch, and reports the missing ones', async () => {
  const browser = member();
  await browser.call('deleteRule', { params: { id: 'rule-2' } });
  const answer = await browser.call('deleteRules', {
    body: { ids: ['rule-1', 'rule-2', 'rule-1', 'never'] },
  });
  expect(answer.data).toEqual({ deleted: ['rule-1'], missing: ['rule-2', 'never'] });
  expect((await list(browser)).data.total).toBe(44);
});

test.each([
  [{ ids: [] }, 'FIELD_REQUIRED'],
  [{ ids: 'rule-1' }, 'FIELD_FORMAT'],
  [{ ids: Array.from({ length: RULE_BATCH_MAX + 1 }, (_, index) => `rule-${index}`) }, 'FIELD_TOO_LONG'],
] as const)('rejects the batch %j, and deletes nothing', async (body, subCode) => {
  const browser = member();
  expect(await browser.call('deleteRules', { body })).toHaveWrongFields({ ids: subCode });
  expect((await list(browser)).data.total).toBe(46);
});
