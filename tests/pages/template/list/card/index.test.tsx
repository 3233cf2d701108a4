import { screen } from '@testing-library/react';
import CardListPage from '@/pages/template/list/card';
import { ADVANCED_FORM_PATH } from '@/utils/routing/paths';
import { createFakeNetwork, httpError, unreachable } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { getDescription } from '../../../../support/render/formFields';
import { press, showPage } from '../../../../support/render/showPage';

type TemplateProduct = import('@/contract').TemplateProduct;

const network = createFakeNetwork();

const product = (id: string): TemplateProduct => ({
  id,
  title: `Title ${id}`,
  text: '',
  owner: 'Alder',
  subscribers: 0,
  subscribed: false,
});
const show = () => showPage(<CardListPage />, { path: '/template/list/card' });
const pageOf = (list: TemplateProduct[], total: number) => ({ list, total, pageNumber: 1, pageSize: 10 });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows a link to the advanced form before the products', async () => {
  network.answer('products', pageOf([product('1'), product('2')], 2));
  await show();
  const [first] = screen.getAllByRole('listitem');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe(ADVANCED_FORM_PATH);
  expect(titles()).toEqual(['Title 1', 'Title 2']);
  expect(screen.queryByText(en['template.cards.empty'])).toBeNull();
  expect(document.querySelector('.ant-pagination')).toBeNull();
});

test('shows pagination if there is more than one page', async () => {
  network.answer('products', pageOf([product('1')], 12));
  await show();
  await press(screen.getByText('2'));
  expect(network.sent('products').map(({ query }) => query.pageNumber)).toEqual(['1', '2']);
});

describe('a subscription', () => {
  const before = product('1');
  const subscribed = { ...before, subscribed: true };

  test('is sent on click, and shown by a notice and the reloaded list, with the focus on the button', async () => {
    network.answer('products', pageOf([before], 1), pageOf([subscribed], 1));
    network.answer('subscribeProduct', subscribed);
    await show();
    const button = screen.getByRole('button', { name: en['template.cards.subscribe'] });
    button.focus();
    await press(button);
    expect(network.sent('subscribeProduct')).toMatchObject([
      { params: { id: '1' }, body: { subscribed: true } },
    ]);
    expect(network.notices).toMatchObject([{ type: 'success', title: 'You’re subscribed to Title 1' }]);
    expect(document.activeElement).toBe(
      await screen.findByRole('button', { name: en['template.cards.unsubscribe'] }),
    );
  });

  test('is ended by a button that is described by the product title', async () => {
    network.answer('products', pageOf([subscribed], 1));
    network.answer('subscribeProduct', before);
    await show();
    const button = screen.getByRole('button', { name: en['template.cards.unsubscribe'] });
    expect(getDescription(button)).toBe('Title 1');
    await press(button);
    expect(network.bodies('subscribeProduct')).toEqual([{ subscribed: false }]);
    const title = 'You’re no longer subscribed to Title 1';
    expect(network.notices).toMatchObject([{ type: 'success', title }]);
  });

  test.each([
    ['of the network', unreachable, 'template.cards.unreachable'],
    ['about a product that no longer exists', httpError(404), 'error.http.404'],
  ] as const)('shows an error %s on the card until the next attempt', async (_, failure, text) => {
    network.answer('products', pageOf([before], 1));
    network.answer('subscribeProduct', failure, subscribed);
    await show();
    await press(en['template.cards.subscribe']);
    expect(screen.getByRole('alert').textContent).toContain(en[text]);
    expect(network.sent('products')).toHaveLength(1);
    expect(network.notices).toEqual([]);
    await press(en['template.cards.subscribe']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(network.sent('products')).toHaveLength(2);
  });
});

test('shows a message if there are no products', async () => {
  network.answer('products', pageOf([], 0));
  await show();
  expect(screen.getByText(en['template.cards.empty'])).toBeTruthy();
});
