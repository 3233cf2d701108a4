import { fireEvent, render } from '@testing-library/react';
import { TypedDayField } from '@/components/Field/DayPicker/TypedDayField';

const field = () => document.querySelector('input') as HTMLInputElement;
const types = (value: string) => fireEvent.change(field(), { target: { value } });
const onChange = jest.fn();
const onUse = jest.fn();
const onBlur = jest.fn();
const lastUse = () => onUse.mock.lastCall?.[0];

beforeEach(() => {
  jest.clearAllMocks();
  render(<TypedDayField name="from" value="2026-01-31" onChange={onChange} onBlur={onBlur} onUse={onUse} />);
});

test('applies the typed day on Enter and lets the browser submit the form', () => {
  types('20260301');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
  expect([onChange.mock.calls, lastUse()]).toEqual([[['2026-03-01']], 'inside']);
});

test('asks for the calendar on the down arrow, but not while a day is typed', () => {
  types('2026-3');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect([field().value, lastUse()]).toEqual(['2026-3', 'inside']);
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(lastUse()).toBe('opening');
});

test.each([['2026-02-31'], ['2026-3'], ['']])('reports "%s" as it is typed on blur and on Enter', (typed) => {
  types(typed);
  fireEvent.blur(field());
  types(typed);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect([lastUse(), onChange.mock.calls]).toEqual(['inside', [[typed], [typed]]]);
});

test('applies the typed day before the form validates it on blur', () => {
  types('2026-03-01');
  fireEvent.blur(field());
  expect(onChange).toHaveBeenCalledWith('2026-03-01');
  expect(onBlur).toHaveBeenCalledTimes(1);
  const [applied = 0, left = 0] = [onChange, onBlur].flatMap(({ mock }) => mock.invocationCallOrder);
  expect(applied).toBeLessThan(left);
});

test('reports no change for the same day in another format', () => {
  types('2026/1/31');
  fireEvent.blur(field());
  expect(onChange).not.toHaveBeenCalled();
});

test('asks for the calendar on a click, but not while a day is typed', () => {
  fireEvent.click(field());
  expect(lastUse()).toBe('opening');
  onUse.mockClear();
  types('2026');
  fireEvent.click(field());
  expect(onUse).not.toHaveBeenCalledWith('opening');
});
