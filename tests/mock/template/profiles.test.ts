import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const member = (account = 'demo'): Browser => newBrowser().opensSessionOf(account);
const params = { id: 'sample' };
const listArticles = async (browser: Browser, query: Record<string, string> = {}) =>
  (await browser.call('articles', { query })).data;

describe('articles', () => {
  test('are returned newest first, in the reader’s language', async () => {
    const browser = member();
    const { total, list } = await listArticles(browser);
    expect([total, list.length, list[0]?.title]).toEqual([24, 10, 'Design: where to start']);
    const times = list.map(({ publishedAt }) => Date.parse(publishedAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    browser.lang = 'pt-BR';
    expect((await listArticles(browser)).list[0]?.title).toBe('Design: por onde começar');
  });

  test('are filtered by keyword, topics and owner together', async () => {
    const browser = member();
    expect((await listArticles(browser, { keyword: 'FIELD report' })).total).toBe(6);
    const forms = await listArticles(browser, { topics: 'FORMS,SPEED', pageSize: '50' });
    expect(forms.list.every(({ topics }) => topics.includes('FORMS') || topics.includes('SPEED'))).toBe(true);
    expect(forms.total).toBeGreaterThan(8);
    const mine = await listArticles(browser, { owner: 'me', pageSize: '50' });
    expect([...new Set(mine.list.map(({ owner }) => owner.name))]).toEqual(['demo']);
    expect((await listArticles(browser, { owner: 'o-nobody' })).total).toBe(0);
    expect(mine.total).toBeLessThan(24);
  });

  test('returns the reader as the first owner', async () => {
    expect((await member('newcomer').call('articleOwners')).data[0]).toEqual({ id: 'me', name: 'newcomer' });
  });
});

test('returns a refund request masked, and 404 for any other id', async () => {
  const { data } = await member().call('refund', { params });
  expect(data.customer).toMatchObject({ name: '测*丁', mobile: '154****0088', address: 'Shanghai****' });
  expect(data.items.map(({ quantity }) => quantity)).toEqual([1, 2, 4, 3]);
  expect((await member().call('refund', { params: { id: 'other' } })).status).toBe(404);
});

describe('an order', () => {
  const move = (browser: Browser, action: string, version: string) =>
    browser.call('moveOrder', { params, body: { action, version } });

  test('moves to the next step with each approval, and is approved after the last', async () => {
    const browser = member();
    const begun = (await browser.call('order', { params })).data;
    expect(begun.steps.map(({ done, at }) => [done, at !== null])).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
    const next = (await move(browser, 'approve', begun.version)).data;
    expect(next).toMatchObject({ state: 'PENDING', actions: ['approve', 'reject'] });
    expect(next.logs[0]).toMatchObject({ kind: 'approval', act: 'APPROVE', by: '测*甲' });
    const last = (await move(browser, 'approve', next.version)).data;
    expect(last).toMatchObject({ state: 'APPROVED', actions: [] });
    expect(last.steps.every(({ done }) => done)).toBe(true);
    expect((await member('newcomer').call('order', { params })).data.state).toBe('PENDING');
  });

  test('does not allow any decision after a rejection', async () => {
    const browser = member();
    const { version } = (await browser.call('order', { params })).data;
    const { data } = await move(browser, 'reject', version);
    expect(data).toMatchObject({ state: 'REJECTED', actions: [] });
    expect(data.steps[1]).toEqual({ step: 'DEPARTMENT', by: null, at: null, done: false });
    expect(await move(browser, 'approve', data.version)).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  test('refuses a decision on an older version', async () => {
    const browser = member();
    const { version } = (await browser.call('order', { params })).data;
    await move(browser, 'approve', version);
    expect(await move(browser, 'reject', version)).toBeRefusedWith('CHANGED_MEANWHILE');
    expect((await browser.call('order', { params })).data.state).toBe('PENDING');
  });

  test('costs the sum of its lines', async () => {
    const { amount, lines } = (await member().call('order', { params })).data;
    expect(amount.hundredths).toBe(250 + 2 * 1_095 + 4 * 799 + 3 * 125_850);
    expect(lines).toHaveLength(4);
    expect((await member().call('order', { params: { id: 'x' } })).status).toBe(404);
  });
});
