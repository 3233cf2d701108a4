import { fireEvent, render } from '@testing-library/react';
import { CalendarField } from '@/components/Field/DayPicker/CalendarField';
import { getDayFormat, readTypedDay, writeTypedDay } from '@/components/Field/DayPicker/dayField';
import { reader } from '../../../support/fakes/umi';

const yearLast = ['03/01/2026', '3/1/2026', '31/12/2026', '12/31/2026', '03/1/2026', '02/30/2026'];
const yearFirst = [
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

afterEach(() => {
  reader.locale = 'en-US';
});

const cases: [locale: string, typed: string][] = [
  ...['en-US', 'pt-BR', 'zh-CN'].flatMap((locale) =>
    yearLast.map((typed) => [locale, typed] as [string, string]),
  ),
  ...yearFirst.map((typed): [string, string] => ['en-US', typed]),
];

test.each(cases)('reads in %s "%s" as the field with the calendar does', (locale, typed) => {
  reader.locale = locale;
  const onChange = jest.fn();
  render(<CalendarField name="day" onChange={onChange} />);
  const field = document.querySelector('[name="day"]') as HTMLInputElement;
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  const [[taken = ''] = []] = onChange.mock.calls;
  expect(readTypedDay(typed, getDayFormat(locale))).toBe(taken);
});

test.each([
  ['en-US', '03/04/2026'],
  ['pt-BR', '04/03/2026'],
  ['zh-CN', '2026-03-04'],
  ['zh-TW', '2026-03-04'],
])('writes and reads a day in the format of %s', (locale, text) => {
  const format = getDayFormat(locale);
  expect(writeTypedDay('2026-03-04', format)).toBe(text);
  expect(readTypedDay(text, format)).toBe('2026-03-04');
  expect(writeTypedDay('2026-02-30', format)).toBe('2026-02-30');
  reader.locale = locale;
  render(<CalendarField name="day" value="2026-03-04" />);
  expect((document.querySelector('[name="day"]') as HTMLInputElement).value).toBe(text);
});
