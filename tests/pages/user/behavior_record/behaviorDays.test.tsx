import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { getDayFormat, writeTypedDay } from '@/components/Field/DayPicker/dayField';
import { BehaviorFilters } from '@/pages/user/behavior_record/components/BehaviorFilters';
import { behaviorFilters } from '@/pages/user/behavior_record/filters';
import { getToday } from '@/utils/today';
import { addDays } from '@/validation/days';
import { makeListState } from '../../../support/builders/listState';
import { field, getDescription, typeDay } from '../../../support/render/formFields';
import '../../../support/render/keysAsTexts';

type TableQuery = import('@/utils/routing/listQuery').TableQuery;

const FIRST: TableQuery = { pageNumber: 1, pageSize: 10 };
let currentQuery = FIRST;
let change: (part: Partial<TableQuery>) => void = () => undefined;

/** Updates the query with each choice, as the address does. */
function Page() {
  const [query, setQuery] = useState(FIRST);
  currentQuery = query;
  change = (part) => setQuery((before) => ({ ...before, ...part }));
  return (
    <BehaviorFilters list={makeListState({ query, change, filterNames: Object.keys(behaviorFilters) })} />
  );
}

const write = (day: string) => writeTypedDay(day, getDayFormat('en-US'));

const getError = (end: string) => getDescription(field(end));

test('keeps a typed day that does not exist, marks its field and changes no filter', () => {
  render(<Page />);
  typeDay('from', '2020-02-31');
  expect([field('from').value, getError('from')]).toEqual(['2020-02-31', 'validation.day']);
  expect(field('from').getAttribute('aria-invalid')).toBe('true');
  expect(currentQuery).toBe(FIRST);
  typeDay('from', getToday());
  expect([field('from').value, field('from').getAttribute('aria-invalid')]).toEqual([
    write(getToday()),
    'false',
  ]);
  expect(currentQuery.from).toBe(getToday());
});

test('replaces a day that does not exist when the filter changes elsewhere', () => {
  render(<Page />);
  typeDay('from', '2020-02-31');
  act(() => change({ from: addDays(getToday(), -6) }));
  expect(field('from').value).toBe(write(addDays(getToday(), -6)));
  expect(field('from').getAttribute('aria-invalid')).toBe('false');
});
