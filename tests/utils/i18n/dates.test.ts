/** @jest-environment ./tests/support/jest/zonedEnvironment.js */
import { DAY, HOUR, MINUTE, SECOND } from '@/constants';
import {
  formatDate,
  formatDateTime,
  formatDeadline,
  formatDeadlineTime,
  formatExact,
  formatRelative,
  formatTime,
} from '@/utils/i18n/dates';
import { setDayjsLocale } from '@/utils/i18n/dayjsLocale';
import { recordServerTime } from '@/utils/serverClock';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-tw';

/** Sets the language of the user and of dayjs. */
function setLanguage(locale: string) {
  localStorage.setItem('umi_locale', locale);
  setDayjsLocale(locale === 'en-US' ? 'en' : locale.toLowerCase());
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const AT = '2026-03-05T14:07:09+08:00';

/** Sets the time zone of the device. */
declare const setTimeZone: (zone: string) => void;

/** The engine may put a narrow no-break space before AM and PM. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

beforeEach(() => {
  setLanguage('en-US');
  setTimeZone('Asia/Shanghai');
});

test.each([
  ['en-US', 'March 5, 2026', 'March 5, 2026 at 2:07 PM'],
  ['zh-CN', '2026年3月5日', '2026年3月5日 14:07'],
  ['zh-TW', '2026年3月5日', '2026年3月5日 14:07'],
  ['pt-BR', '5 de março de 2026', '5 de março de 2026 às 14:07'],
])('writes day and time in %s', (locale, day, instant) => {
  setLanguage(locale);
  expect(plain(formatDate(AT))).toBe(day);
  expect(plain(formatDateTime(AT))).toBe(instant);
});

test.each(['en-US', 'zh-CN', 'zh-TW', 'pt-BR'])('names the time zone of a deadline in %s', (locale) => {
  setLanguage(locale);
  expect(formatDeadline(AT)).toBe(`${formatDateTime(AT)} (GMT+8)`);
  expect(formatDeadlineTime(AT)).toBe(`${formatTime(AT)} (GMT+8)`);
});

test.each([
  ['Asia/Shanghai', false],
  ['Asia/Singapore', false],
  ['UTC', true],
  ['America/New_York', true],
])('shows China time to a user in %s; with the zone: %j', (zone, named) => {
  setTimeZone(zone);
  const suffix = named ? ' (GMT+8)' : '';
  const early = '2026-03-01T20:30:09.000Z';
  expect(plain(formatDateTime(early))).toBe(`March 2, 2026 at 4:30 AM${suffix}`);
  expect(plain(formatTime(early))).toBe(`4:30 AM${suffix}`);
  expect(plain(formatExact(early))).toBe('Monday, March 2, 2026 at 4:30:09 AM GMT+8');
  expect(plain(formatDeadline(early))).toBe('March 2, 2026 at 4:30 AM (GMT+8)');
  expect(formatDate(early)).toBe('March 2, 2026');
  expect(formatDate('2026-03-02')).toBe('March 2, 2026');
  expect(formatDate('1900-01-01')).toBe('January 1, 1900');
});

test.each(['zh-TW', 'zh-CN', 'pt-BR'])(
  'uses the 24-hour clock in %s without the part of the day',
  (locale) => {
    setLanguage(locale);
    const at = '2026-03-05T06:30:09+08:00';
    expect([formatTime(at), formatTime('2026-03-05T00:05:00+08:00')]).toEqual(['06:30', '00:05']);
    expect(formatExact(at)).toContain('06:30:09');
    expect(formatDateTime(at)).not.toMatch(/清晨|凌晨|上午/);
  },
);

test.each(['', 'soon', 'NaN'])('returns an empty text for the invalid date %j', (at) => {
  expect([formatDate(at), formatDateTime(at), formatExact(at), formatRelative(at)]).toEqual(['', '', '', '']);
});

const languages = ['en-US', 'zh-CN', 'zh-TW', 'pt-BR'];

/** Returns the text in each language for a time `ms` ago, by the first set of limits. */
const roundedIn = (ms: number) =>
  languages.map((locale) => {
    setLanguage(locale);
    return formatRelative(ago(ms));
  });

// The specification, section 9, first set: 45 s, 45 min, 22 h, 26 days, 11 months.
test.each([
  [44 * SECOND, 45 * SECOND, ['a minute ago', '1 分钟前', '1 分鐘前', 'há um minuto']],
  [44 * MINUTE, 45 * MINUTE, ['an hour ago', '1 小时前', '1 小時前', 'há uma hora']],
  [21 * HOUR, 22 * HOUR, ['a day ago', '1 天前', '1 天前', 'há um dia']],
  [25 * DAY, 26 * DAY, ['a month ago', '1 个月前', '1 個月前', 'há um mês']],
  [310 * DAY, 330 * DAY, ['a year ago', '1 年前', '1 年前', 'há um ano']],
])('uses the smaller unit up to %d ms and the larger from %d ms in every language', (before, ms, text) => {
  expect(roundedIn(ms)).toEqual(text);
  for (const [index, smaller] of roundedIn(before).entries()) expect(smaller).not.toBe(text[index]);
});

/** Returns the text in each language for a time this far from now. */
const aheadIn = (ms: number) =>
  languages.map((locale) => {
    setLanguage(locale);
    return formatRelative(new Date(Date.now() + ms).toISOString()).replace(/\s/g, ' ');
  });

describe('a future time, by the second set of limits: 60 s, 60 min, 24 h, 30 days, 12 months', () => {
  // From a fixed moment: months are those of the calendar.
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2026, 2, 1, 12), doNotFake: ['queueMicrotask'] });
    recordServerTime(new Date().toUTCString());
  });
  afterEach(() => {
    jest.useRealTimers();
    recordServerTime(new Date().toUTCString());
  });
  const year = Date.UTC(2027, 2, 1) - Date.UTC(2026, 2, 1);

  test.each([
    [59 * SECOND, ['in 59 seconds', '59 秒钟后', '59 秒後', 'em 59 segundos']],
    [60 * SECOND, ['in 1 minute', '1 分钟后', '1 分鐘後', 'em 1 minuto']],
    [60 * MINUTE, ['in 1 hour', '1 小时后', '1 小時後', 'em 1 hora']],
    [24 * HOUR - 1, ['in 23 hours', '23 小时后', '23 小時後', 'em 23 horas']],
    [24 * HOUR, ['in 1 day', '1 天后', '1 天後', 'em 1 dia']],
    [30 * DAY - 1, ['in 29 days', '29 天后', '29 天後', 'em 29 dias']],
    [30 * DAY, ['in 1 month', '1 个月后', '1 個月後', 'em 1 mês']],
    [year - 1, ['in 11 months', '11 个月后', '11 個月後', 'em 11 meses']],
    [year, ['in 1 year', '1 年后', '1 年後', 'em 1 ano']],
  ])('shows %d ms', (ms, text) => {
    expect(aheadIn(ms)).toEqual(text);
  });
});

test('shows no past time as future if the clock of the device is behind', () => {
  const ahead = Date.now() + HOUR;
  recordServerTime(new Date(ahead).toUTCString());
  expect(formatRelative(new Date(ahead - 3 * HOUR).toISOString())).toBe('3 hours ago');
  expect(formatRelative(new Date(ahead + SECOND / 2).toISOString())).toBe('a few seconds ago');
  expect(formatRelative(new Date(ahead + 2 * HOUR).toISOString())).toBe('in 2 hours');
  recordServerTime(new Date().toUTCString());
});
