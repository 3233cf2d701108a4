import { fireEvent, render, screen } from '@testing-library/react';
import CardListPage from '@/pages/template/list/card';
import { ApiError } from '@/utils/http/ApiError';
import { ADVANCED_FORM_PATH } from '@/utils/routing/paths';
import { makeListState } from '../../../../support/listState';
import { en } from '../../../../support/messages';

type ListState<Row> = import('@/hooks/useListQuery').ListState<Row>;
type TemplateProduct = import('@/contract').TemplateProduct;

const mockList = { now: makeListState<TemplateProduct>() };
jest.mock('@/hooks/useListQuery', () => ({ useListQuery: () => mockList.now }));

const product = (id: string): TemplateProduct => ({
  id,
  title: `Title ${id}`,
  text: '',
  owner: 'Alder',
  subscribers: 0,
  subscribed: false,
});
const shows = (given: Partial<ListState<TemplateProduct>>) => {
  mockList.now = makeListState<TemplateProduct>(given);
  render(<CardListPage />);
};
const pageOf = (list: TemplateProduct[], total: number) => ({ list, total, pageNumber: 1, pageSize: 10 });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows a link to the advanced form before the products', () => {
  shows({ page: pageOf([product('1'), product('2')], 2) });
  const [first] = screen.getAllByRole('listitem');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe(ADVANCED_FORM_PATH);
  expect(titles()).toEqual(['Title 1', 'Title 2']);
  expect(screen.queryByText(en['template.cards.empty'])).toBeNull();
  expect(document.querySelector('.ant-pagination')).toBeNull();
});

test('shows pagination if there is more than one page', () => {
  const change = jest.fn();
  shows({ page: pageOf([product('1')], 12), change });
  fireEvent.click(screen.getByText('2'));
  expect(change).toHaveBeenCalledWith({ pageNumber: 2 });
});

test('shows placeholder cards while loading', () => {
  shows({ loading: true });
  expect(document.querySelectorAll('.ant-card-loading').length).toBeGreaterThan(0);
  expect(screen.queryByText(en['template.cards.empty'])).toBeNull();
});

test('shows a message if there are no products', () => {
  shows({ page: pageOf([], 0) });
  expect(screen.getByText(en['template.cards.empty'])).toBeTruthy();
});

test('reloads the products by a retry button after a failure', () => {
  const reload = jest.fn();
  shows({ error: new ApiError('network'), reload });
  expect(screen.getByText(en['template.cards.failed'])).toBeTruthy();
  expect(document.querySelector('.ant-card-loading')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en['common.retry'] }));
  expect(reload).toHaveBeenCalledTimes(1);
});
