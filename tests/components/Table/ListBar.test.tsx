import { fireEvent, render, screen } from '@testing-library/react';
import { ListBar } from '@/components/Table/ListBar';
import { makeListState } from '../../support/builders/listState';

type ListState<Row> = import('@/hooks/useListQuery').ListState<Row>;

const messages = { total: 'behavior.total', clear: 'behavior.clear' } as const;
const pageOf = (total: number) => ({ list: [], total, pageNumber: 1, pageSize: 10 });
const filtered = { pageNumber: 1, pageSize: 10, result: 'FAILURE' };

const show = (list: Partial<ListState<object>>) =>
  render(
    <ListBar list={makeListState(list)} messages={messages}>
      <button type="button">export</button>
    </ListBar>,
  ).container;

test('shows a button that clears filters which exclude rows', () => {
  const clear = jest.fn();
  show({ page: pageOf(8), query: filtered, clear });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(clear).toHaveBeenCalledTimes(1);
});

test('shows no clear button if no row matches, because the table has one', () => {
  show({ page: pageOf(0), query: filtered });
  expect(screen.getByRole('status').textContent).toBe('0 in total');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('reserves space until the number is known, and renders nothing for an empty list', () => {
  expect(show({}).querySelector('[role="status"]')?.textContent).toBe('');
  expect(show({ page: pageOf(0) }).innerHTML).toBe('');
});
