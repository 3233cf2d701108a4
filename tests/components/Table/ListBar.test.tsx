import { fireEvent, render, screen } from '@testing-library/react';
import { ListBar } from '@/components/Table/ListBar';
import { makeListState } from '../../support/listState';

type ListState<Row> = import('@/hooks/useListQuery').ListState<Row>;

jest.mock('@/hooks/useT', () => ({
  useT:
    () =>
    (id: string, { count }: { count?: number } = {}) =>
      count === undefined ? id : `${count} × ${id}`,
}));

const words = { total: 'behavior.total', clear: 'behavior.clear' } as const;
const pageOf = (total: number) => ({ list: [], total, pageNumber: 1, pageSize: 10 });
const filtered = { pageNumber: 1, pageSize: 10, result: 'FAILURE' };

const shows = (list: Partial<ListState<object>>) =>
  render(
    <ListBar list={makeListState(list)} words={words}>
      <button type="button">export</button>
    </ListBar>,
  ).container;

test('it tells how many rows there are, and offers what can be done with them', () => {
  shows({ page: pageOf(63) });
  expect(screen.getByRole('status').textContent).toBe('63 × behavior.total');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['export']);
});

test('where filters leave rows out, one press leads back to all of them', () => {
  const clear = jest.fn();
  shows({ page: pageOf(8), query: filtered, clear });
  fireEvent.click(screen.getByRole('button', { name: 'behavior.clear' }));
  expect(clear).toHaveBeenCalledTimes(1);
});

test('where none matches, the way back stands in place of the rows alone', () => {
  shows({ page: pageOf(0), query: filtered });
  expect(screen.getByRole('status').textContent).toBe('0 × behavior.total');
  expect(screen.queryByRole('button', { name: 'behavior.clear' })).toBeNull();
});

test('before the number is known its place is kept; where there is no row at all there is no bar', () => {
  expect(shows({}).querySelector('[role="status"]')?.textContent).toBe('');
  expect(shows({ page: pageOf(0) }).innerHTML).toBe('');
});
