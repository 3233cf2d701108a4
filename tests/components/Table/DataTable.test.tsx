import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DataTable } from '@/components/Table/DataTable';
import type { ListState } from '@/hooks/useListQuery';
import { ApiError } from '@/utils/http/ApiError';
import { makeListState, tableMessages } from '../../support/builders/listState';
import { device } from '../../support/fakes/screenWidth';
import { en } from '../../support/messages';

interface Row {
  id: string;
  name: string;
}
type List = Partial<ListState<Row>>;

const pageOf = (total: number, ...names: string[]) => ({
  list: names.map((name) => ({ id: name, name })),
  total,
  pageNumber: 1,
  pageSize: 10,
});

const show = (list: List) =>
  render(
    <DataTable<Row>
      list={makeListState(list)}
      messages={tableMessages}
      columns={[
        { key: 'name', title: 'Name', sorter: true, render: (_, { name }) => name },
        { key: 'at', title: 'At', sorter: true, render: () => 'then' },
      ]}
      renderNarrow={({ name }) => <em>{name}</em>}
      narrowBelow="lg"
      defaultSort="name:desc"
      isAlarming={({ name }) => name === 'two'}
      emptyAction={<button type="button">add</button>}
      expectedRows={3}
    />,
  ).container;

test('is busy while loading, with as many placeholder lines as expected rows', () => {
  const shown = show({ loading: true });
  expect(shown.querySelector('[aria-busy="true"]')?.textContent).toBe(en['common.loading']);
  expect(shown.querySelectorAll('.ant-skeleton')).toHaveLength(3);
  expect(shown.querySelector('table')).toBeNull();
});

test('shows one cell for each row and no column headers on a narrow screen', () => {
  device.wide = false;
  const shown = show({ page: pageOf(1, 'one') });
  expect([...shown.querySelectorAll('tbody td')].map((cell) => cell.innerHTML)).toEqual(['<em>one</em>']);
  expect(shown.querySelector('thead')).toBeNull();
});

test('shows an error with a retry button after a failure, and keeps the rows', () => {
  const reload = jest.fn();
  const shown = show({ error: new ApiError('timeout'), page: pageOf(1, 'one'), reload });
  expect(shown.textContent).toContain(en['appeal.list.failed']);
  expect(shown.textContent).toContain('one');
  fireEvent.click(screen.getByText(en['common.retry']));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('shows different messages for an empty list and for filters without a result', () => {
  const clear = jest.fn();
  expect(show({ page: pageOf(0) }).textContent).toContain(`${en['appeal.list.empty']}add`);
  cleanup();
  const shown = show({ page: pageOf(0), query: { pageNumber: 1, pageSize: 10, state: 'OPEN' }, clear });
  expect(shown.textContent).toContain(en['appeal.list.none']);
  expect(screen.queryByText('add')).toBeNull();
  fireEvent.click(screen.getByText(en['appeal.list.clear']));
  expect(clear).toHaveBeenCalledTimes(1);
});

test('marks only the rows that need attention', () => {
  const shown = show({ page: pageOf(2, 'one', 'two') });
  expect([...shown.querySelectorAll('tbody tr')].map((row) => row.className.includes('alarming'))).toEqual([
    false,
    true,
  ]);
});

test('requests the selected page by its number', () => {
  const change = jest.fn();
  const shown = show({ page: pageOf(45, 'one'), change });
  fireEvent.click(shown.querySelector('.ant-pagination-item-3') as HTMLElement);
  expect(change).toHaveBeenLastCalledWith({ pageNumber: 3 });
});

test('changes the order on a click on a header, and removes the default order from the address', () => {
  const change = jest.fn();
  const page = pageOf(1, 'one');
  const heads = (shown: HTMLElement) => [...shown.querySelectorAll('th')];
  const first = show({ page, change });
  expect(heads(first).map((head) => head.getAttribute('aria-sort'))).toEqual(['descending', null]);
  fireEvent.click(heads(first)[0] as HTMLElement);
  expect(change).toHaveBeenLastCalledWith({ sort: 'name:asc' });
  fireEvent.click(heads(first)[1] as HTMLElement);
  expect(change).toHaveBeenLastCalledWith({ sort: 'at:asc' });
  const turned = show({ page, change, query: { pageNumber: 1, pageSize: 10, sort: 'name:asc' } });
  fireEvent.click(heads(turned)[0] as HTMLElement);
  expect(change).toHaveBeenLastCalledWith({ sort: undefined });
});
