/** /template/list/card: products in pages, each with its subscription. */
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMemberAt, resetPortal } from './support/setup';

const CARDS = '/template/list/card';
const FIRST = '.products-list > li:nth-child(2)';

beforeEach(resetPortal);

test('a member subscribes to a product by keyboard; each page of the list has an address and fits a phone', async () => {
  const visitor = await aMemberAt(CARDS, demo, 'en-US');
  // Skips the menu.
  await visitor.tabsTo('.skip-link');
  await visitor.confirms();
  await visitor.tabsTo(`${FIRST} button`);
  await visitor.page.keyboard.press('Enter');
  await visitor.sees('template.cards.subscribed', { title: 'Help desk 1' });
  await visitor.finds('button', 'template.cards.unsubscribe');
  // The focus stays on the button, which now unsubscribes (tests/pages/template/list/card/ProductCard.test.tsx).
  expect(await visitor.page.$eval(`${FIRST} button`, (button) => button === document.activeElement)).toBe(
    true,
  );
  const readFirst = async () => (await visitor.calls('products')).list[0];
  expect(await readFirst()).toMatchObject({ id: 'product-1', subscribers: 2, subscribed: true });

  await visitor.clicks('.ant-pagination-item-2');
  await visitor.isAt(`${CARDS}?pageNumber=2`);
  await visitor.sees('Stock 2');
  expect(await visitor.page.$eval('.products-list', (list) => list.textContent)).not.toContain('Help desk 1');
  await visitor.fitsIn(320);
  expect(await findings(visitor)).toEqual([]);
});
