import { getPortal } from '../../../mock/_domain/store/state';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const lists = (browser: Browser, query: Record<string, string> = {}) => browser.call('products', { query });
const subscribes = (browser: Browser, id: string, subscribed: unknown) =>
  browser.call('subscribeProduct', { params: { id }, body: { subscribed } });

test('returns the products in pages, in the reader’s language', async () => {
  const browser = member();
  const first = (await lists(browser)).data;
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
  const second = (await lists(browser, { pageNumber: '2' })).data;
  expect(second.list.map(({ title }) => title)).toEqual(['檔案庫 2', '庫存 2']);
});

test('subscribes and unsubscribes only the reader', async () => {
  const [browser, other] = [member(), member('newcomer')];
  expect((await subscribes(browser, 'product-1', true)).data).toMatchObject({
    subscribers: 2,
    subscribed: true,
  });
  expect((await lists(other)).data.list[0]).toMatchObject({ subscribers: 2, subscribed: false });
  expect((await subscribes(browser, 'product-1', false)).data).toMatchObject({
    subscribers: 1,
    subscribed: false,
  });
});

test('counts a repeated subscription once', async () => {
  const browser = member();
  await subscribes(browser, 'product-2', true);
  expect((await subscribes(browser, 'product-2', true)).data.subscribers).toBe(1);
  expect((await subscribes(browser, 'product-3', false)).data.subscribers).toBe(0);
});

test.each([
  ['a missing value', undefined, 'FIELD_REQUIRED'],
  ['a text', 'true', 'FIELD_FORMAT'],
] as const)('rejects %s as a subscription, and changes nothing', async (_what, value, subCode) => {
  const browser = member();
  const before = structuredClone(getPortal().templateCards);
  expect(await subscribes(browser, 'product-1', value)).toHaveWrongFields({ subscribed: subCode });
  expect(getPortal().templateCards).toEqual(before);
});
