import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { DayFilter } from '@/components/Table/DayFilter';
import { Filters } from '@/components/Table/Filters';
import { SelectFilter } from '@/components/Table/SelectFilter';
import { makeListState } from '../../support/builders/listState';
import { device } from '../../support/fakes/screenWidth';
import '../../support/render/keysAsTexts';

type TableQuery = import('@/utils/routing/listQuery').TableQuery;

const FIRST: TableQuery = { pageNumber: 1, pageSize: 10 };
const NAMES = ['state', 'from'];
const changes: Partial<TableQuery>[] = [];
let goTo: (query: TableQuery) => void;

/** Updates the query with each selection, as the address does. */
function Page({
  start = FIRST,
  total = 1,
  shown,
}: {
  start?: TableQuery;
  total?: number;
  shown?: Partial<TableQuery>;
}) {
  const [query, setQuery] = useState(start);
  goTo = setQuery;
  const change = (part: Partial<TableQuery>) => {
    changes.push(part);
    setQuery((before) => ({ ...before, ...part }));
  };
  const page = { list: [], total, pageNumber: 1, pageSize: 10 };
  return (
    <Filters
      list={makeListState({ query, page, change, filterNames: NAMES })}
      foldBelow="lg"
      shownDefaults={shown}
    >
      <SelectFilter
        name="state"
        label="appeal.state"
        any="appeal.list.any"
        options={[
          { value: 'OPEN', label: 'open' },
          { value: 'CLOSED', label: 'closed' },
        ]}
      />
      <DayFilter name="from" label="appeal.list.from" />
    </Filters>
  );
}

const chosen = () => document.querySelector('.ant-select-selection-item')?.textContent;
const day = () => screen.getByLabelText<HTMLInputElement>('appeal.list.from');

function choose(words: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'appeal.state' }));
  const choices = document.querySelector('.ant-select-dropdown') as HTMLElement;
  fireEvent.click(within(choices).getByText(words, { selector: '.ant-select-item-option-content' }));
}

beforeEach(() => {
  changes.length = 0;
});

test('applies a selection immediately, and clears it by the option for any value', () => {
  render(<Page />);
  expect(chosen()).toBe('appeal.list.any');
  choose('open');
  expect(changes).toEqual([{ state: 'OPEN' }]);
  choose('appeal.list.any');
  expect(changes[1]).toEqual({ state: '' });
});

test('updates the fields when the address changes', () => {
  render(<Page start={{ ...FIRST, state: 'OPEN', from: '2026-03-01' }} />);
  act(() => goTo({ ...FIRST, state: 'CLOSED' }));
  expect(chosen()).toBe('closed');
  expect(day().value).toBe('');
  act(() => goTo(FIRST));
  expect(chosen()).toBe('appeal.list.any');
  expect(changes).toEqual([]);
});

test('applies a typed day on Enter, without a submit by the browser', () => {
  render(<Page />);
  fireEvent.change(day(), { target: { value: '2026-03-01' } });
  fireEvent.keyDown(day(), { key: 'Enter', code: 'Enter' });
  expect(changes).toEqual([{ from: '2026-03-01' }]);
  // False: the form prevents the browser's own submit.
  expect(fireEvent.submit(day().form as HTMLFormElement)).toBe(false);
  expect(changes).toHaveLength(1);
});

test('is collapsed on a narrow screen unless a filter is set', () => {
  device.wide = false;
  const { unmount } = render(<Page />);
  expect(document.querySelector('details')?.open).toBe(false);
  unmount();
  render(<Page start={{ ...FIRST, state: 'OPEN' }} />);
  expect(document.querySelector('details')?.open).toBe(true);
});

test('shows no filters for an empty list, but keeps them if they exclude every row', () => {
  const { unmount } = render(<Page total={0} />);
  expect(document.querySelector('form')).toBeNull();
  unmount();
  render(<Page total={0} start={{ ...FIRST, state: 'OPEN' }} />);
  expect(document.querySelector('form')).toBeTruthy();
});

test('shows the default in a field without a value, and does not change the query', () => {
  render(<Page shown={{ from: '2026-05-27' }} />);
  expect(day().value).toBe('05/27/2026');
  act(() => goTo({ ...FIRST, from: '2026-03-01' }));
  expect(day().value).toBe('03/01/2026');
  act(() => goTo(FIRST));
  expect(day().value).toBe('05/27/2026');
  expect(changes).toEqual([]);
});
