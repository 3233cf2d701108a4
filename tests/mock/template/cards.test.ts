import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const list = (browser: Browser, query: Record<string, string> = {}) => browser.call('products', { query });
const subscribe = (browser: Browser, id: string, subscribed: boolean) =>
  browser.call('subscribeProduct', { params: { id }, body: { subscribed } });

test('returns the products in pages, in the reader’s language', async () => {
  const browser = member();
  const first = (await list(browser)).data;
  expect(first).toMatchObject({ total: 12, pageNumber: 1, pageSize: 10 });
  expect(first.list[0]).toEqual({
    id: 'product-1',
    title: 'Help desk 1',
    text: 'Collects questions and hands each to someone who knows the answer.',
    owner: 'Alder',
    subscribers: 1,
    subscribed: false,
  });
  browser.lang = 'zh-TW';
  const second = (await list(browser, { pageNumber: '2' })).data;
  expect(second.list.map(({ title }) => title)).toEqual(['檔案庫 2', '庫存 2']);
});

test('subscribes and unsubscribes only the reader, and counts a repeated subscription once', async () => {
  const [browser, other] = [member(), member('newcomer')];
  await subscribe(browser, 'product-1', true);
  const { data } = await subscribe(browser, 'product-1', true);
  expect(data).toMatchObject({ subscribers: 2, subscribed: true });
  expect((await list(other)).data.list[0]).toMatchObject({ subscribers: 2, subscribed: false });
  const { data: ended } = await subscribe(browser, 'product-1', false);
  expect(ended).toMatchObject({ subscribers: 1, subscribed: false });
});
