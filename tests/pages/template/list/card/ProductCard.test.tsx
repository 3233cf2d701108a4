import { fireEvent, render, screen } from '@testing-library/react';
import { ProductCard } from '@/pages/template/list/card/ProductCard';
import { createFakeNetwork, httpError, settle, unreachable } from '../../../../support/fakeNetwork';
import { en } from '../../../../support/messages';

type TemplateProduct = import('@/contract').TemplateProduct;

const network = createFakeNetwork();
const PRODUCT: TemplateProduct = {
  id: 'product-1',
  title: 'Help desk 1',
  text: 'Collects questions.',
  owner: 'Alder',
  subscribers: 3,
  subscribed: false,
};

const onChanged = jest.fn();
const opens = (given: Partial<TemplateProduct> = {}) =>
  render(<ProductCard product={{ ...PRODUCT, ...given }} onChanged={onChanged} />);
async function press() {
  fireEvent.click(screen.getByRole('button'));
  await settle();
}

beforeEach(() => jest.clearAllMocks());

test('subscribes on click, shows a notice, and reloads the list', async () => {
  network.answer('subscribeProduct', { ...PRODUCT, subscribed: true });
  opens();
  await press();
  expect(network.sent('subscribeProduct')).toMatchObject([
    { params: { id: 'product-1' }, body: { subscribed: true } },
  ]);
  expect(network.notices).toMatchObject([{ type: 'success', title: 'You’re subscribed to Help desk 1' }]);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('unsubscribes by a button that is described by the product title', async () => {
  network.answer('subscribeProduct', PRODUCT);
  opens({ subscribed: true });
  const button = screen.getByRole('button', { name: en['template.cards.unsubscribe'] });
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Help desk 1');
  await press();
  expect(network.bodies('subscribeProduct')).toEqual([{ subscribed: false }]);
  expect(network.notices).toMatchObject([
    {
      type: 'success',
      title: 'You’re no longer subscribed to Help desk 1',
    },
  ]);
});

test.each([
  ['of the network', unreachable, 'template.cards.unreachable'],
  ['about a product that no longer exists', httpError(404), 'error.http.404'],
] as const)('shows an error %s on the card until the next attempt', async (_, failure, text) => {
  network.answer('subscribeProduct', failure, PRODUCT);
  opens();
  await press();
  expect(screen.getByRole('alert').textContent).toContain(en[text]);
  expect(onChanged).not.toHaveBeenCalled();
  expect(network.notices).toEqual([]);
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onChanged).toHaveBeenCalledTimes(1);
});
