/** @jest-environment ./tests/support/jest/zonedEnvironment.js */
import type { BehaviorRow } from '@/contract';
import zh from '@/locales/zh-CN/behavior';
import { toRecordCsv, toRecordFileName } from '@/pages/user/behavior_record/toRecordCsv';
import { behaviorRow } from '../../../support/builders/behaviorRow';

/** Sets the time zone of the device. */
declare const setTimeZone: (zone: string) => void;

const t = (id: string, values: Record<string, string | number> = {}) =>
  (zh as Record<string, string>)[id]?.replace(/\{(\w+)\}/g, (_, name) => String(values[name])) ?? id;

const row = behaviorRow('b-1', {
  type: 'LOGIN_FAIL',
  occurredAt: '2026-03-01T10:00:00.000+08:00',
  ip: '203.0.*.*',
  place: '北京',
  device: 'mobile',
  os: 'Android',
  browser: 'Chrome',
  channel: 2,
  result: 'FAILURE',
  failReason: '验证码错误',
});
const linesOf = (...rows: BehaviorRow[]) =>
  toRecordCsv(rows, t).replace('\ufeff', '').trimEnd().split('\r\n');

beforeEach(() => {
  localStorage.setItem('umi_locale', 'zh-CN');
});

test('writes headers and values in the reader’s language, with the ISO time', () => {
  const [header, line, asCompany] = linesOf(row, { ...row, actingAs: 'Example Ltd' });
  expect(header?.split(',').slice(0, 4)).toEqual(['时间', '时间（ISO 8601）', '事件', '结果']);
  expect(line).toContain(',2026-03-01T10:00:00.000+08:00,登录失败,失败,验证码错误,北京,203.0.*.*,手机或平板');
  expect(line?.split(',')).toHaveLength(header?.split(',').length ?? 0);
  expect(line).toMatch(/,短信验证码,,本人,无,否$/);
  expect(asCompany).toMatch(/,短信验证码,,Example Ltd,无,否$/);
});

test.each([
  ['Asia/Shanghai', ''],
  ['America/New_York', ' (GMT+8)'],
])('writes times in China time for a reader in %s', (zone, name) => {
  setTimeZone(zone);
  const [, line] = linesOf({ ...row, occurredAt: '2026-03-01T20:30:00.000Z' });
  expect(line?.split(',').slice(0, 2)).toEqual([`2026年3月2日 04:30${name}`, '2026-03-01T20:30:00.000Z']);
});

test('escapes values that a spreadsheet would run as formulas', () => {
  const hostile = '=HYPERLINK("https://portal.example.com")';
  const [, line = ''] = linesOf({ ...row, browser: hostile, failReason: '+1', os: '@SUM(A1)', place: '-1' });
  expect(line).toContain(`"'=HYPERLINK(""https://portal.example.com"")"`);
  for (const cell of ["'+1", "'@SUM(A1)", "'-1"]) expect(line.split(',')).toContain(cell);
  expect(line).not.toMatch(/(^|,)"?[=+\-@]/);
});

test('writes the certificate or the unknown channel as text, and the application in its own column', () => {
  const columnOf = (part: Partial<BehaviorRow>) =>
    linesOf({ ...row, ...part })[1]
      ?.split(',')
      .slice(10, 12);
  expect(columnOf({ type: 'LOGIN', channel: null })).toEqual(['数字证书', '']);
  expect(columnOf({ type: 'LOGIN', channel: null, appName: 'Demo' })).toEqual(['', 'Demo']);
  expect(columnOf({ type: 'LOGOUT', channel: null })).toEqual(['', '']);
  expect(columnOf({ channel: 99 })).toEqual(['未知', '']);
});

test('names the file after its range of days', () => {
  expect(toRecordFileName({}, '2026-03-01', t)).toBe('行为记录_2025-09-03_2026-03-01.csv');
  expect(toRecordFileName({ from: '2026-02-01', to: '2026-02-02' }, '2026-03-01', t)).toBe(
    '行为记录_2026-02-01_2026-02-02.csv',
  );
});
