import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataTable } from '@/components/Table/DataTable';
import { useRowSelection } from '@/components/Table/rowSelection';
import { SelectionBar } from '@/components/Table/SelectionBar';
import { makeListState, tableMessages } from '../../support/builders/listState';
import { device } from '../../support/fakes/screenWidth';

interface Row {
  id: string;
  name: string;
}
const FIRST = { pageNumber: 1, pageSize: 10 };
const SECOND = { pageNumber: 2, pageSize: 10 };

function Page({ names, query = FIRST }: { names: string[]; query?: typeof FIRST }) {
  const page = { list: names.map((name) => ({ id: name, name })), total: names.length, ...query };
  const list = makeListState<Row>({ page, query });
  const selection = useRowSelection(list, ({ name }) => name);
  return (
    <>
      <SelectionBar selection={selection}>
        <i>{selection.chosen.join()}</i>
      </SelectionBar>
      <DataTable
        list={list}
        messages={tableMessages}
        columns={[{ key: 'name', title: 'Name', render: (_, { name }) => name }]}
        renderNarrow={({ name }) => <em>{name}</em>}
        narrowBelow="lg"
        selection={selection}
      />
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const ALL = 'Select all on this page';
const chosen = () => document.querySelector('i')?.textContent ?? '';

test.each([true, false])('selects rows by checkboxes that are labeled with the row (wide: %s)', (wide) => {
  device.wide = wide;
  render(<Page names={['one', 'two']} />);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.click(box('Select two'));
  expect(chosen()).toBe('two');
  expect(screen.getByRole('status').textContent).toBe('1 selected');
  // antd's own checkbox for all rows has an English label, and no header to appear in on a phone.
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});

test('selects all rows of a page, clears the selection, and moves the focus to the checkbox for all', () => {
  render(<Page names={['one', 'two']} />);
  fireEvent.click(box(ALL));
  expect(chosen()).toBe('one,two');
  const clear = screen.getByRole('button', { name: 'Clear selection' });
  clear.focus();
  act(() => clear.click());
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(box(ALL));
});

test('removes a row from the selection if it is no longer in the list', () => {
  const { rerender } = render(<Page names={['one', 'two']} />);
  fireEvent.click(box(ALL));
  rerender(<Page names={['one', 'three']} />);
  expect(chosen()).toBe('one');
  expect(box('Select one').checked).toBe(true);
  expect(box('Select three').checked).toBe(false);
});

test('clears the selection when the page changes', () => {
  const { rerender } = render(<Page names={['one']} />);
  fireEvent.click(box(ALL));
  rerender(<Page names={['two']} query={SECOND} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Page names={['one']} query={{ ...FIRST }} />);
  expect(box('Select one').checked).toBe(false);
});
