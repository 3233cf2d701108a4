/** Page, order and filters of a list in its address. Invalid values are ignored. */
import { PAGE_NUMBER, PAGE_SIZE } from '@/constants';

/** The query of a list. */
export interface TableQuery {
  pageNumber: number;
  pageSize: number;
  /** The page's own filters. */
  [filter: string]: string | number | undefined;
}

/** Page sizes that a user may choose. */
export const PAGE_SIZES = [PAGE_SIZE, 20, 50];
const PAGE_NUMBER_FORM = /^[1-9]\d{0,5}$/;

/** The filters by name, each with a function that returns whether a text is a valid value. `sort` is one of them. */
export type ListFilters = Readonly<Record<string, (value: string) => boolean>>;

/** Reads the query of an address; of a repeated parameter the first value. */
export function readListQuery(search: URLSearchParams, filters: ListFilters): TableQuery {
  const page = search.get('pageNumber') ?? '';
  const size = Number(search.get('pageSize'));
  const validFilters = Object.entries(filters)
    .map(([name, isValid]) => [name, search.get(name) ?? '', isValid] as const)
    .filter(([, value, isValid]) => value !== '' && isValid(value))
    .map(([name, value]) => [name, value]);
  return {
    pageNumber: PAGE_NUMBER_FORM.test(page) ? Number(page) : PAGE_NUMBER,
    pageSize: PAGE_SIZES.includes(size) ? size : PAGE_SIZE,
    ...Object.fromEntries(validFilters),
  };
}

/** Returns the query string (without '?') of a list; '' for the first page without filters. */
export function formatListQuery({ pageNumber, pageSize, ...filters }: TableQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  if (pageNumber !== PAGE_NUMBER) search.set('pageNumber', String(pageNumber));
  if (pageSize !== PAGE_SIZE) search.set('pageSize', String(pageSize));
  return search.toString();
}

/**
 * Returns the query string without the parameters that readListQuery ignores; other parameters stay. null if nothing is
 * to be removed.
 */
export function cleanListQuery(search: URLSearchParams, filters: ListFilters): string | null {
  const query = readListQuery(search, filters);
  const listParams = ['pageNumber', 'pageSize', ...Object.keys(filters)];
  const applies = (name: string) => {
    const [value, ...more] = search.getAll(name);
    return value === undefined || (more.length === 0 && value === String(query[name]));
  };
  if (listParams.every(applies)) return null;
  const otherParams = new URLSearchParams(search);
  for (const name of listParams) otherParams.delete(name);
  return [otherParams.toString(), formatListQuery(query)].filter(Boolean).join('&');
}

/**
 * Whether a filter hides rows. The order is no filter; neither are `views`, the parameters that choose which list is
 * shown.
 */
export const isFiltered = (
  { pageNumber, pageSize, sort, ...filters }: TableQuery,
  views: readonly string[] = [],
): boolean =>
  Object.entries(filters).some(
    ([name, value]) => value !== undefined && value !== '' && !views.includes(name),
  );

/** Returns the number of the last page of `total` rows. */
export const getLastPage = (total: number, pageSize: number): number =>
  Math.max(PAGE_NUMBER, Math.ceil(total / pageSize));
