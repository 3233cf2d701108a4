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

test('adds a rule as off and first in the list, for its owner only', async () => {
  const browser = member();
  const { data } = await browser.call('addRule', { body: { ...BODY, name: '  <b>TASK</b> ' } });
  expect(data).toMatchObject({ name: '<b>TASK</b>', calls: 0, status: 'OFF', scheduledAt: null });
  expect((await ids(browser))[0]).toBe(data.id);
  expect((await list(member('newcomer'))).data.total).toBe(46);
});

test('refuses a change of an older version', async () => {
  const browser = member();
  const params = { id: 'rule-3' };
  const { version } = (await browser.call('rule', { params })).data;
  const changed = await browser.call('changeRule', { params, body: { ...BODY, version } });
  expect(changed.data).toMatchObject(BODY);
  const late = await browser.call('changeRule', { params, body: { ...BODY, name: 'Mine', version } });
  expect(late).toBeRefusedWith('CHANGED_MEANWHILE');
  expect((await browser.call('rule', { params })).data.name).toBe('TASK-100');
});

test('keeps the portal’s own description in every language if only the name changes', async () => {
  const browser = member();
  const params = { id: 'rule-3' };
  const { version, description } = (await browser.call('rule', { params })).data;
  await browser.call('changeRule', { params, body: { name: 'New', description, version } });
  browser.lang = 'pt-BR';
  expect((await browser.call('rule', { params })).data.description).toBe('O que a regra 3 faz');
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
