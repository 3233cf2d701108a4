import { fireEvent, render } from '@testing-library/react';
import { TypedDayField } from '@/components/Field/DayPicker/TypedDayField';

const field = () => document.querySelector('input') as HTMLInputElement;
const onChange = jest.fn();
const onBlur = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  render(<TypedDayField name="from" onChange={onChange} onBlur={onBlur} onUse={() => undefined} />);
  fireEvent.change(field(), { target: { value: '20260301' } });
});

test('applies the typed day on Enter and lets the browser submit the form', () => {
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
  expect(onChange.mock.calls).toEqual([['2026-03-01']]);
});

test('applies the typed day before the form validates it on blur', () => {
  onBlur.mockImplementationOnce(() => expect(onChange.mock.calls).toEqual([['2026-03-01']]));
  fireEvent.blur(field());
  expect(onBlur).toHaveBeenCalledTimes(1);
});
