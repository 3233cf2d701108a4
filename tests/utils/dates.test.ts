import moment from 'moment';
import { DAY, HOUR, MINUTE, SECOND } from '@/constants';
import { formatDate, formatDateTime, formatExact, relative } from '@/utils/dates';
import { noteServerTime } from '@/utils/serverClock';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-tw';

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
/** No offset: the reader's own time zone, whichever runs the test. */
const AT = '2026-03-05T14:07:09';

beforeEach(() => {
  moment.locale('en');
});

test.each([
  ['en', 'March 5, 2026', 'March 5, 2026 at 2:07 PM'],
  ['zh-cn', '2026年3月5日', '2026年3月5日 14:07'],
  ['zh-tw', '2026年3月5日', '2026年3月5日 下午2:07'],
  ['pt-br', '5 de março de 2026', '5 de março de 2026 às 14:07'],
])('written out in %s', (locale, day, instant) => {
  moment.locale(locale);
  // The engine may put a narrow no-break space before AM and PM.
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  expect(plain(formatDate(AT))).toBe(day);
  expect(plain(formatDateTime(AT))).toBe(instant);
});

test('a day without a time is that day in every time zone', () => {
  expect(formatDate('1900-01-01')).toBe('January 1, 1900');
});

test('the exact instant tells weekday and seconds', () => {
  expect(formatExact(AT)).toMatch(/^Thursday, March 5, 2026 at 2:07:09/);
});

test.each(['', 'soon', 'NaN'])('%j is no date: nothing is shown', (at) => {
  expect([formatDate(at), formatDateTime(at), formatExact(at), relative(at)]).toEqual(['', '', '', '']);
});

// The specification, section 9, first set: 45 s, 45 min, 22 h, 26 days, 11 months.
test.each([
  [44 * SECOND, 'a few seconds ago'],
  [46 * SECOND, 'a minute ago'],
  [44 * MINUTE, '44 minutes ago'],
  [46 * MINUTE, 'an hour ago'],
  [21 * HOUR, '21 hours ago'],
  [22 * HOUR, 'a day ago'],
  [25 * DAY, '25 days ago'],
  [26 * DAY, 'a month ago'],
  [300 * DAY, '10 months ago'],
  [330 * DAY, 'a year ago'],
])('%d ms ago is "%s"', (ms, words) => {
  expect(relative(ago(ms))).toBe(words);
});

test('a device whose clock is behind puts nothing past into the future', () => {
  const ahead = Date.now() + HOUR;
  noteServerTime(new Date(ahead).toUTCString());
  expect(relative(new Date(ahead - 3 * HOUR).toISOString())).toBe('3 hours ago');
  expect(relative(new Date(ahead + SECOND / 2).toISOString())).toBe('a few seconds ago');
  expect(relative(new Date(ahead + 2 * HOUR).toISOString())).toBe('in 2 hours');
  noteServerTime(new Date().toUTCString());
});

test('how long ago follows the language', () => {
  moment.locale('zh-cn');
  expect(relative(ago(3 * HOUR))).toBe('3 小时前');
  moment.locale('pt-br');
  expect(relative(ago(3 * HOUR))).toBe('há 3 horas');
});
