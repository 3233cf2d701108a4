import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataTable } from '@/components/Table/DataTable';
import { SelectionBar } from '@/components/Table/SelectionBar';
import { useRowSelection } from '@/components/Table/useRowSelection';
import { makeListState } from '../../support/listState';

const mockScreen = { wide: true };
// jsdom has no media queries; antd's grid asks for them.
window.matchMedia = (media) =>
  ({
    media,
    get matches() {
      return mockScreen.wide;
    },
    addListener: (look: (query: object) => void) => look({ matches: mockScreen.wide }),
    removeListener: jest.fn(),
  }) as never;

interface Row {
  id: string;
  name: string;
}
const words = {
  caption: 'page.ownAppeals',
  failed: 'appeal.list.failed',
  total: 'appeal.list.total',
  empty: 'appeal.list.empty',
  none: 'appeal.list.none',
  clear: 'appeal.list.clear',
} as const;
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
        words={words}
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

beforeEach(() => {
  mockScreen.wide = true;
});

test.each([true, false])('rows are chosen by boxes that name them (wide: %s)', (wide) => {
  mockScreen.wide = wide;
  render(<Page names={['one', 'two']} />);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.click(box('Select two'));
  expect(chosen()).toBe('two');
  expect(screen.getByRole('status').textContent).toBe('1 selected');
  // antd's own box for all rows would be named in English, and has no head to stand in on a phone.
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});

test('all of a page are chosen at once, and none again; the focus stays', () => {
  render(<Page names={['one', 'two']} />);
  fireEvent.click(box(ALL));
  expect(chosen()).toBe('one,two');
  const clear = screen.getByRole('button', { name: 'Clear selection' });
  clear.focus();
  act(() => clear.click());
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(box(ALL));
});

test('a row that is gone is chosen no more', () => {
  const { rerender } = render(<Page names={['one', 'two']} />);
  fireEvent.click(box(ALL));
  rerender(<Page names={['one', 'three']} />);
  expect(chosen()).toBe('one');
  expect(box('Select one').checked).toBe(true);
  expect(box('Select three').checked).toBe(false);
});

test('another page begins with none, and so does the first when it comes back', () => {
  const { rerender } = render(<Page names={['one']} />);
  fireEvent.click(box(ALL));
  rerender(<Page names={['two']} query={SECOND} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Page names={['one']} query={{ ...FIRST }} />);
  expect(box('Select one').checked).toBe(false);
});

test('without rows there is nothing to choose', () => {
  render(<Page names={[]} />);
  expect(screen.queryByRole('checkbox', { name: ALL })).toBeNull();
});
