import moment from 'moment';
import { DAY, HOUR, MINUTE, SECOND } from '@/constants';
import { formatDate, formatDateTime, formatExact, formatRelative } from '@/utils/i18n/dates';
import { recordServerTime } from '@/utils/serverClock';
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
  expect([formatDate(at), formatDateTime(at), formatExact(at), formatRelative(at)]).toEqual(['', '', '', '']);
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
  expect(formatRelative(ago(ms))).toBe(words);
});

const languages = ['en', 'zh-cn', 'zh-tw', 'pt-br'];

/** What the languages say of a moment so long ago, by the first set. */
const roundedIn = (ms: number) =>
  languages.map((locale) => {
    moment.locale(locale);
    return formatRelative(ago(ms));
  });

test.each([
  [44 * SECOND, 45 * SECOND, ['a minute ago', '1 分钟前', '1 分鐘前', 'há um minuto']],
  [44 * MINUTE, 45 * MINUTE, ['an hour ago', '1 小时前', '1 小時前', 'há uma hora']],
  [21 * HOUR, 22 * HOUR, ['a day ago', '1 天前', '1 天前', 'há um dia']],
  [25 * DAY, 26 * DAY, ['a month ago', '1 个月前', '1 個月前', 'há um mês']],
  [310 * DAY, 330 * DAY, ['a year ago', '1 年前', '1 年前', 'há um ano']],
])(
  'the first set: %d ms is of the smaller unit, %d ms of the larger, in every language',
  (before, ms, words) => {
    expect(roundedIn(ms)).toEqual(words);
    for (const [index, smaller] of roundedIn(before).entries()) expect(smaller).not.toBe(words[index]);
  },
);

test.each([
  [30 * SECOND, ['in a few seconds', '几秒后', '幾秒後', 'em poucos segundos']],
  [8 * DAY + HOUR, ['in 8 days', '8 天后', '8 天後', 'em 8 dias']],
  [61 * DAY, ['in 2 months', '2 个月后', '2 個月後', 'em 2 meses']],
])('%d ms from now is told as that, not as a limit, in every language', (ms, words) => {
  expect(roundedIn(-ms)).toEqual(words);
});

/** The same by the second set, from a fixed moment: months are those of the calendar. */
const wholeIn = (ms: number) =>
  languages.map((locale) => {
    moment.locale(locale);
    return formatRelative(new Date(Date.now() - ms).toISOString(), 'whole').replace(/\s/g, ' ');
  });

describe('the second set: 60 s, 60 min, 24 h, 30 days, 12 months', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2026, 2, 1, 12), doNotFake: ['queueMicrotask'] });
    recordServerTime(new Date().toUTCString());
  });
  afterEach(() => {
    jest.useRealTimers();
    recordServerTime(new Date().toUTCString());
  });
  const year = Date.UTC(2026, 2, 1) - Date.UTC(2025, 2, 1);

  test.each([
    [0, ['now', '现在', '現在', 'agora']],
    [59 * SECOND, ['59 seconds ago', '59秒钟前', '59 秒前', 'há 59 segundos']],
    [60 * SECOND, ['1 minute ago', '1分钟前', '1 分鐘前', 'há 1 minuto']],
    [60 * MINUTE - 1, ['59 minutes ago', '59分钟前', '59 分鐘前', 'há 59 minutos']],
    [60 * MINUTE, ['1 hour ago', '1小时前', '1 小時前', 'há 1 hora']],
    [24 * HOUR - 1, ['23 hours ago', '23小时前', '23 小時前', 'há 23 horas']],
    [24 * HOUR, ['1 day ago', '1天前', '1 天前', 'há 1 dia']],
    [30 * DAY - 1, ['29 days ago', '29天前', '29 天前', 'há 29 dias']],
    [30 * DAY, ['1 month ago', '1个月前', '1 個月前', 'há 1 mês']],
    [year - 1, ['11 months ago', '11个月前', '11 個月前', 'há 11 meses']],
    [year, ['1 year ago', '1年前', '1 年前', 'há 1 ano']],
  ])('%d ms', (ms, words) => {
    expect(wholeIn(ms)).toEqual(words);
  });

  test('what is yet to come counts alike', () => {
    moment.locale('en');
    expect(formatRelative(ago(-60 * MINUTE), 'whole')).toBe('in 1 hour');
    expect(formatRelative(ago(-59 * MINUTE), 'whole')).toBe('in 59 minutes');
    expect(formatRelative('soon', 'whole')).toBe('');
  });
});

test('a device whose clock is behind puts nothing past into the future', () => {
  const ahead = Date.now() + HOUR;
  recordServerTime(new Date(ahead).toUTCString());
  expect(formatRelative(new Date(ahead - 3 * HOUR).toISOString())).toBe('3 hours ago');
  expect(formatRelative(new Date(ahead + SECOND / 2).toISOString())).toBe('a few seconds ago');
  expect(formatRelative(new Date(ahead + 2 * HOUR).toISOString())).toBe('in 2 hours');
  recordServerTime(new Date().toUTCString());
});

test('how long ago follows the language', () => {
  moment.locale('zh-cn');
  expect(formatRelative(ago(3 * HOUR))).toBe('3 小时前');
  moment.locale('pt-br');
  expect(formatRelative(ago(3 * HOUR))).toBe('há 3 horas');
});
