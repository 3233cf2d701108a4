/** @jest-environment node */
import { RULE_BATCH_MAX, RULE_DESCRIPTION_MAX, RULE_NAME_MAX } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const member = (account = 'demo'): Browser => newBrowser().hasSessionOf(account);
const list = (browser: Browser, query: Record<string, string> = {}) => browser.call('rules', { query });
const ids = async (browser: Browser, query: Record<string, string> = {}) =>
  (await list(browser, query)).data.list.map(({ id }) => id);
const BODY = { name: 'TASK-100', description: 'Sends what is due' };

test('the newest are on page 1, and the last page has what is left', async () => {
  const browser = member();
  const first = (await list(browser)).data;
  expect([first.total, first.list.length, first.list[0]?.name]).toEqual([46, 10, 'TASK-046']);
  expect((await list(browser, { pageNumber: '5' })).data.list).toHaveLength(6);
});

test('a keyword is looked for in name and description, in the reader’s language, whatever the case', async () => {
  const browser = member();
  expect(await ids(browser, { keyword: 'task-01' })).toHaveLength(10);
  expect(await ids(browser, { keyword: 'RULE 7 ' })).toEqual(['rule-7']);
  expect(await ids(browser, { keyword: '.*' })).toEqual([]);
  browser.lang = 'pt-BR';
  expect((await list(browser, { keyword: 'rule 7' })).data.total).toBe(0);
});

test('a status narrows, and an order turns', async () => {
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
])('%j is refused', async (query, field) => {
  expect(await list(member(), query)).toMatchObject({
    status: 422,
    data: { [field]: subCodes.FIELD_FORMAT },
  });
});

test('what is added is off and comes first; everybody has rules of their own', async () => {
  const browser = member();
  const { data } = await browser.call('addRule', { body: { ...BODY, name: '  <b>TASK</b> ' } });
  expect(data).toMatchObject({ name: '<b>TASK</b>', calls: 0, status: 'OFF', scheduledAt: null });
  expect((await ids(browser))[0]).toBe(data.id);
  const other = member('newcomer');
  expect((await list(other)).data.total).toBe(46);
  expect((await other.call('rule', { params: { id: data.id } })).status).toBe(404);
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
] as const)('a form that is wrong is told at its fields (%#)', async (body, wrong) => {
  const browser = member();
  const data = Object.fromEntries(Object.entries(wrong).map(([field, name]) => [field, subCodes[name]]));
  expect(await browser.call('addRule', { body })).toMatchObject({ status: 422, data });
  expect((await list(browser)).data.total).toBe(46);
});

test('the longest name and description pass, counted in characters', async () => {
  const body = { name: '🚀'.repeat(RULE_NAME_MAX), description: '🚀'.repeat(RULE_DESCRIPTION_MAX) };
  expect((await member().call('addRule', { body })).data).toMatchObject(body);
});

test('a change takes the version that was seen', async () => {
  const browser = member();
  const params = { id: 'rule-3' };
  const { version } = (await browser.call('rule', { params })).data;
  const changed = await browser.call('changeRule', { params, body: { ...BODY, version } });
  expect(changed.data).toMatchObject(BODY);
  expect(
    await browser.call('changeRule', { params, body: { ...BODY, name: 'Mine', version } }),
  ).toMatchObject({
    status: 200,
    subCode: subCodes.CHANGED_MEANWHILE,
  });
  expect((await browser.call('rule', { params })).data.name).toBe('TASK-100');
  const { status } = await browser.call('changeRule', { params: { id: 'x' }, body: { ...BODY, version } });
  expect(status).toBe(404);
});

test('the portal’s own description stays in every language while only the name changes', async () => {
  const browser = member();
  const params = { id: 'rule-3' };
  const { version, description } = (await browser.call('rule', { params })).data;
  await browser.call('changeRule', { params, body: { name: 'New', description, version } });
  browser.lang = 'pt-BR';
  expect((await browser.call('rule', { params })).data.description).toBe('O que a regra 3 faz');
});

test('a rule is deleted once', async () => {
  const browser = member();
  const params = { id: 'rule-46' };
  expect((await browser.call('deleteRule', { params, body: {} })).status).toBe(200);
  expect((await browser.call('deleteRule', { params, body: {} })).status).toBe(404);
  expect((await list(browser)).data.total).toBe(45);
});

test('a batch deletes what is there, and names what was gone', async () => {
  const browser = member();
  await browser.call('deleteRule', { params: { id: 'rule-2' }, body: {} });
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
] as const)('a batch of %j deletes nothing', async (body, subCode) => {
  const browser = member();
  expect(await browser.call('deleteRules', { body })).toMatchObject({
    status: 422,
    data: { ids: subCodes[subCode] },
  });
  expect((await list(browser)).data.total).toBe(46);
});
