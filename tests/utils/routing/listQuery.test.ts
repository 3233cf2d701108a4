import {
  cleanListQuery,
  formatListQuery,
  getLastPage,
  isFiltered,
  readListQuery,
} from '@/utils/routing/listQuery';

const filters = { state: (value: string) => value === 'OPEN', sort: (value: string) => /^at:/.test(value) };
const read = (search: string) => readListQuery(new URLSearchParams(search), filters);
const FIRST = { pageNumber: 1, pageSize: 10 };

test.each([
  ['', FIRST],
  ['pageNumber=3&pageSize=20', { pageNumber: 3, pageSize: 20 }],
  ['state=OPEN&sort=at:asc', { ...FIRST, state: 'OPEN', sort: 'at:asc' }],
  ['state=%3Cscript%3E&other=1&__proto__=x', FIRST],
  ['pageNumber=-1&pageSize=0', FIRST],
  ['pageNumber=1e3&pageSize=1000000', FIRST],
  ['pageNumber=99999999999999999999', FIRST],
  ['pageNumber=2&pageNumber=5', { ...FIRST, pageNumber: 2 }],
])('reads the valid parts of ?%s', (search, query) => {
  expect(read(search)).toEqual(query);
});

test.each([
  ['', null],
  ['pageNumber=1&pageSize=20&state=OPEN&other=1', null],
  ['state=', ''],
  ['state=NOPE&other=1&sort=at:asc', 'other=1&sort=at%3Aasc'],
  ['pageNumber=-1&state=OPEN', 'state=OPEN'],
  ['pageSize=20.0', 'pageSize=20'],
  ['pageNumber=2&pageNumber=5', 'pageNumber=2'],
])('keeps the applicable parts of ?%s: %j', (search, fit) => {
  expect(cleanListQuery(new URLSearchParams(search), filters)).toBe(fit);
  if (fit !== null) expect(read(fit)).toEqual(read(search));
});

test('reads what it writes, and writes no query for the first page', () => {
  expect(formatListQuery(FIRST)).toBe('');
  expect(formatListQuery({ ...FIRST, state: '', reason: undefined })).toBe('');
  const query = { pageNumber: 2, pageSize: 50, state: 'OPEN', sort: 'at:desc' };
  expect(read(formatListQuery(query))).toEqual(query);
});

test('does not count a sort order as a filter', () => {
  expect(isFiltered({ ...FIRST, sort: 'at:asc' })).toBe(false);
  expect(isFiltered({ ...FIRST, state: '' })).toBe(false);
  expect(isFiltered({ ...FIRST, state: 'OPEN' })).toBe(true);
});

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
])('returns for %i rows the last page %i', (total, last) => {
  expect(getLastPage(total, 10)).toBe(last);
});
