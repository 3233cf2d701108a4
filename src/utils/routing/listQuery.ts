/** Page, order and filters of a list in its address. Invalid values are left out. */
import { PAGE_NUMBER, PAGE_SIZE } from '@/constants';

/** The query of a list. */
export interface TableQuery {
  pageNumber: number;
  pageSize: number;
  /** The page's own filters. */
  [filter: string]: string | number | undefined;
}

/** Sizes a reader may choose from. */
export const PAGE_SIZES = [PAGE_SIZE, 20, 50];
const PAGE_NUMBER_FORM = /^[1-9]\d{0,5}$/;

/** By the name of a filter: whether a text may be its value. `sort` is one of them. */
export type ListFilters = Readonly<Record<string, (value: string) => boolean>>;

/** Reads an address; a parameter given several times counts once. */
export function readListQuery(search: URLSearchParams, filters: ListFilters): TableQuery {
  const page = search.get('pageNumber') ?? '';
  const size = Number(search.get('pageSize'));
  const asked = Object.entries(filters)
    .map(([name, fits]) => [name, search.get(name) ?? '', fits] as const)
    .filter(([, value, fits]) => value !== '' && fits(value))
    .map(([name, value]) => [name, value]);
  return {
    pageNumber: PAGE_NUMBER_FORM.test(page) ? Number(page) : PAGE_NUMBER,
    pageSize: PAGE_SIZES.includes(size) ? size : PAGE_SIZE,
    ...Object.fromEntries(asked),
  };
}

/** The query string (without '?') of the same list; '' for its first page without filters. */
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
 * An address's query string without what readListQuery leaves out, everything else as it stands; null where all of it
 * applies.
 */
export function cleanListQuery(search: URLSearchParams, filters: ListFilters): string | null {
  const query = readListQuery(search, filters);
  const own = ['pageNumber', 'pageSize', ...Object.keys(filters)];
  const applies = (name: string) => {
    const [value, ...more] = search.getAll(name);
    return value === undefined || (more.length === 0 && value === String(query[name]));
  };
  if (own.every(applies)) return null;
  const fit = new URLSearchParams(search);
  for (const name of own) fit.delete(name);
  return [fit.toString(), formatListQuery(query)].filter(Boolean).join('&');
}

/**
 * Whether anything is filtered. The order is no filter, nothing goes missing by it; neither are `views`, the names that
 * choose which list is shown.
 */
export const isFiltered = (
  { pageNumber, pageSize, sort, ...filters }: TableQuery,
  views: readonly string[] = [],
): boolean =>
  Object.entries(filters).some(
    ([name, value]) => value !== undefined && value !== '' && !views.includes(name),
  );

/** The last page there is, of `total` rows. */
export const getLastPage = (total: number, pageSize: number): number =>
  Math.max(PAGE_NUMBER, Math.ceil(total / pageSize));
