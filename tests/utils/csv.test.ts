import { type CsvCell, formatCsv } from '@/utils/csv';

const BOM = '\ufeff';
/** Formats a single cell. */
const formatCell = (cell: CsvCell) => formatCsv(['h'], [[cell]]).slice(`${BOM}h\r\n`.length, -2);

test('begins with a byte order mark and the header, and ends every line with CRLF', () => {
  expect(
    formatCsv(
      ['a', 'b'],
      [
        ['1', '二'],
        ['', 'x'],
      ],
    ),
  ).toBe(`${BOM}a,b\r\n1,二\r\n,x\r\n`);
  expect(formatCsv(['a'], [])).toBe(`${BOM}a\r\n`);
});

test.each([
  ['a,b', '"a,b"'],
  ['say "no"', '"say ""no"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['a;b', '"a;b"'],
  ['<img onerror=x>', '<img onerror=x>'],
])('quotes %j as RFC 4180 requires', (text, cell) => {
  expect(formatCell(text)).toBe(cell);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+86 15400000001', "'+86 15400000001"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\u0000=1', "'\u0000=1"],
  ['\tx', '"\'\tx"'],
  ['\nx', '"\'\nx"'],
  ['=HYPERLINK("a","b")', '"\'=HYPERLINK(""a"",""b"")"'],
])('escapes %j, which a spreadsheet would run as a formula', (text, cell) => {
  expect(formatCell(text)).toBe(cell);
});

test.each([
  ['a=b', 'a=b'],
  ['2026-11-21', '2026-11-21'],
  ['t***@example.com', 't***@example.com'],
  ['15400000001', '15400000001'],
])('does not escape %j', (text, cell) => {
  expect(formatCell(text)).toBe(cell);
});

test('neutralizes the header as well', () => {
  expect(formatCsv(['=a'], [])).toBe(`${BOM}'=a\r\n`);
});

test('writes numbers as numbers and null as an empty cell', () => {
  expect([-5, 0, 1.5, true, null, undefined].map(formatCell)).toEqual(['-5', '0', '1.5', 'true', '', '']);
  expect([Number.NaN, Number.NEGATIVE_INFINITY].map(formatCell)).toEqual(['NaN', "'-Infinity"]);
});
