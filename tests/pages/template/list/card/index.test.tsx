import { screen } from '@testing-library/react';
import CardListPage from '@/pages/template/list/card';
import { ADVANCED_FORM_PATH } from '@/utils/routing/paths';
import { createFakeNetwork, httpError, noResponse } from '../../../../support/fakeNetwork';
import { en } from '../../../../support/messages';
import { press, showPage } from '../../../../support/showPage';

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
const shows = () => showPage(<CardListPage />, { path: '/template/list/card' });
const pageOf = (list: TemplateProduct[], total: number) => ({ list, total, pageNumber: 1, pageSize: 10 });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows a link to the advanced form before the products', async () => {
  network.answer('products', pageOf([product('1'), product('2')], 2));
  await shows();
  const [first] = screen.getAllByRole('listitem');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe(ADVANCED_FORM_PATH);
  expect(titles()).toEqual(['Title 1', 'Title 2']);
  expect(screen.queryByText(en['template.cards.empty'])).toBeNull();
  expect(document.querySelector('.ant-pagination')).toBeNull();
});

test('shows pagination if there is more than one page', async () => {
  network.answer('products', pageOf([product('1')], 12));
  await shows();
  await press(screen.getByText('2'));
  expect(network.sent('products').map(({ query }) => query.pageNumber)).toEqual(['1', '2']);
});

test('reloads the products after a subscription, and keeps the focus on the button', async () => {
  const changed = { ...product('1'), subscribed: true };
  network.answer('products', pageOf([product('1')], 1), pageOf([changed], 1));
  network.answer('subscribeProduct', changed);
  await shows();
  const button = screen.getByRole('button', { name: en['template.cards.subscribe'] });
  button.focus();
  await press(button);
  expect(document.activeElement).toBe(
    await screen.findByRole('button', { name: en['template.cards.unsubscribe'] }),
  );
});

test('shows placeholder cards while loading', async () => {
  network.answer('products', noResponse);
  await shows();
  expect(document.querySelectorAll('.ant-card-loading').length).toBeGreaterThan(0);
  expect(screen.queryByText(en['template.cards.empty'])).toBeNull();
});

test('shows a message if there are no products', async () => {
  network.answer('products', pageOf([], 0));
  await shows();
  expect(screen.getByText(en['template.cards.empty'])).toBeTruthy();
});

test('reloads the products by a retry button after a failure', async () => {
  network.answer('products', httpError(503), pageOf([product('1')], 1));
  await shows();
  expect(screen.getByText(en['template.cards.failed'])).toBeTruthy();
  expect(document.querySelector('.ant-card-loading')).toBeNull();
  await press(en['common.retry']);
  expect(titles()).toEqual(['Title 1']);
});
