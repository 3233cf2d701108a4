/** Paged lists (docs/openapi.json: `pageNumber` from 1, `pageSize` up to 100, 422 for anything else). */
import { PAGE_NUMBER, PAGE_SIZE, PAGE_SIZE_MAX } from '@/constants';
import type { EndpointName, Page } from '@/contract';
import type { Sent, Visitor } from '../client';
import { expectFieldsWrong, readData } from '../expect';
import { assert } from '../outcome';

const INVALID = {
  pageNumber: ['0', '-1', '1.5', 'x'],
  pageSize: ['0', '-1', '1.5', 'x', String(PAGE_SIZE_MAX + 1)],
};
const FAR_PAGE = '100000';

type Row = Record<string, unknown>;

/** Checks the pages and sort orders of one list. `own` is a call that returns its first page. */
export async function pagingRule(
  name: EndpointName,
  own: { visitor: Visitor; sent: Sent },
  sorts: readonly string[],
): Promise<void> {
  const { visitor, sent } = own;
  const request = (query: Record<string, string>) =>
    visitor.call(name, { ...sent, query: { ...sent.query, ...query } });
  const page = async (query: Record<string, string>) =>
    readData(name, await request(query)) as unknown as Page<Row>;

  const first = await page({});
  const defaults = [first.pageNumber, first.pageSize].join();
  assert(defaults === `${PAGE_NUMBER},${PAGE_SIZE}`, `${name}: default page and size are ${defaults}`);
  assert(first.list.length <= PAGE_SIZE, `${name}: ${first.list.length} rows on a page of ${PAGE_SIZE}`);
  assert(
    first.total >= first.list.length,
    `${name}: a total of ${first.total} for ${first.list.length} rows`,
  );

  const one = await page({ pageNumber: '1', pageSize: '1' });
  assert(one.pageSize === 1 && one.list.length <= 1, `${name}: ${one.list.length} rows on a page of 1`);
  assert(one.total === first.total, `${name}: the total changes with the size of the page`);
  const two = await page({ pageNumber: '2', pageSize: '1' });
  assert(two.pageNumber === 2, `${name}: page 2 has the pageNumber ${two.pageNumber}`);
  if (first.total > 1) assert(one.list[0]?.id !== two.list[0]?.id, `${name}: page 2 has the row of page 1`);
  const far = await page({ pageNumber: FAR_PAGE, pageSize: String(PAGE_SIZE_MAX) });
  assert(far.list.length === 0 && far.total === first.total, `${name}: a page beyond the last is not empty`);

  for (const [field, values] of Object.entries(INVALID)) {
    for (const value of values) expectFieldsWrong(await request({ [field]: value }), field);
  }
  expectFieldsWrong(await request({ sort: 'nothing:asc' }), 'sort');
  for (const field of sorts) {
    expectFieldsWrong(await request({ sort: `${field}:sideways` }), 'sort');
    for (const [order, sign] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const { list: rows } = await page({ sort: `${field}:${order}`, pageSize: String(PAGE_SIZE_MAX) });
      const ranks = rows.map((row) => toRank(row[field]));
      const sorted = ranks.every((at, index) => index === 0 || sign * (at - (ranks[index - 1] ?? at)) >= 0);
      assert(sorted, `${name}: the rows of sort=${field}:${order} are in another order`);
    }
  }
}

/** Returns the rank of a value in a sort order: a number, or a time. */
const toRank = (value: unknown): number => (typeof value === 'number' ? value : Date.parse(String(value)));
