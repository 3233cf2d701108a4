import { fireEvent, render } from '@testing-library/react';
import { CalendarField } from '@/components/DayPicker/CalendarField';
import { readTypedDay } from '@/components/DayPicker/dayField';

const texts = [
  '2026-03-01',
  '2026-3-1',
  '2026.3.1',
  '2026.03.01',
  '2026/3/1',
  '2026/03/1',
  '20260301',
  '2024-02-29',
  '2026-02-29',
  '2026-13-01',
  '2026-3',
  '202631',
  '2026.3/1',
  '26-3-1',
  ' 2026-3-1',
  '2026-3-1.',
  '',
];

test.each(texts)('reads "%s" as the calendar\'s field does', (typed) => {
  const onChange = jest.fn();
  render(<CalendarField name="day" onChange={onChange} />);
  const field = document.querySelector('[name="day"]') as HTMLInputElement;
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  const [[taken = ''] = []] = onChange.mock.calls;
  expect(readTypedDay(typed)).toBe(taken);
});
