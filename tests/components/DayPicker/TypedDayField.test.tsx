import { fireEvent, render } from '@testing-library/react';
import { TypedDayField } from '@/components/DayPicker/TypedDayField';

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

test('Enter applies the day that is typed, then asks for the calendar, and submits nothing', () => {
  types('20260301');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  expect([onChange.mock.calls, lastUse()]).toEqual([[['2026-03-01']], 'inside']);
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  expect([onChange.mock.calls.length, lastUse()]).toEqual([1, 'opening']);
});

test('Enter on what is no day leaves it to be typed on', () => {
  types('2026-3');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect([field().value, lastUse(), onChange.mock.calls]).toEqual(['2026-3', 'inside', []]);
});

test.each([['2026-02-31'], ['']])('"%s" goes when the field is left, and the day stays', (typed) => {
  types(typed);
  fireEvent.blur(field());
  expect([field().value, lastUse(), onChange.mock.calls]).toEqual(['01/31/2026', 'none', []]);
});

test('a form that checks the day when the field is left checks the one that was typed', () => {
  types('2026-03-01');
  fireEvent.blur(field());
  expect(onChange).toHaveBeenCalledWith('2026-03-01');
  expect(onBlur).toHaveBeenCalledTimes(1);
  const [applied = 0, left = 0] = [onChange, onBlur].flatMap(({ mock }) => mock.invocationCallOrder);
  expect(applied).toBeLessThan(left);
});

test('the same day, typed another way, is no change', () => {
  types('2026/1/31');
  fireEvent.blur(field());
  expect(onChange).not.toHaveBeenCalled();
});

test('a press asks for the calendar, but not while a day is typed', () => {
  fireEvent.click(field());
  expect(lastUse()).toBe('opening');
  onUse.mockClear();
  types('2026');
  fireEvent.click(field());
  expect(onUse).not.toHaveBeenCalledWith('opening');
});
