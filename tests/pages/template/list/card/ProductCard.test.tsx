import { act, fireEvent, render, screen } from '@testing-library/react';
import { ProductCard } from '@/pages/template/list/card/ProductCard';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../../../support/messages';

type TemplateProduct = import('@/contract').TemplateProduct;

const mockSubscribe = jest.fn();
const mockNotice = jest.fn();
jest.mock('@/services/templateCards', () => ({
  subscribeProduct: (...given: unknown[]) => mockSubscribe(...given),
}));
jest.mock('@/utils/notice', () => ({ showNotice: (notice: unknown) => mockNotice(notice) }));

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
const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });

beforeEach(() => {
  jest.clearAllMocks();
  mockSubscribe.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('subscribes on click, shows a notice, and reloads the list', async () => {
  mockSubscribe.mockResolvedValue({ ...PRODUCT, subscribed: true });
  opens();
  await press();
  expect(mockSubscribe.mock.calls).toEqual([['product-1', true]]);
  expect(mockNotice).toHaveBeenCalledWith({ type: 'success', title: 'You’re subscribed to Help desk 1' });
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('unsubscribes by a button that is described by the product title', async () => {
  mockSubscribe.mockResolvedValue(PRODUCT);
  opens({ subscribed: true });
  const button = screen.getByRole('button', { name: en['template.cards.unsubscribe'] });
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Help desk 1');
  await press();
  expect(mockSubscribe.mock.calls).toEqual([['product-1', false]]);
  expect(mockNotice).toHaveBeenCalledWith({
    type: 'success',
    title: 'You’re no longer subscribed to Help desk 1',
  });
});

test('shows an error on the card until the next attempt', async () => {
  mockSubscribe.mockRejectedValueOnce(new ApiError('network')).mockResolvedValueOnce(PRODUCT);
  opens();
  await press();
  expect(screen.getByRole('alert').textContent).toContain(en['template.cards.unreachable']);
  expect(onChanged).not.toHaveBeenCalled();
  expect(mockNotice).not.toHaveBeenCalled();
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onChanged).toHaveBeenCalledTimes(1);
});
