import { useLocation } from '@umijs/max';
import { useCallback, useEffect, useMemo } from 'react';
import { PAGE_NUMBER, PAGE_SIZE } from '@/constants';
import type { Page } from '@/contract';
import { useFrontTable, useFrontTableActions } from '@/models/hooks';
import type { ApiError } from '@/utils/http/ApiError';
import type { TableQuery } from '@/utils/routing/listQuery';
import {
  cleanListQuery,
  formatListQuery,
  getLastPage,
  isFiltered,
  type ListFilters,
  readListQuery,
} from '@/utils/routing/listQuery';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { useRead } from './useRead';

type Load<Row> = (query: TableQuery) => Promise<Page<Row>>;

/** A list as DataTable and Filters take it. */
export interface ListState<Row> {
  /** What the address asks for, page and order included. */
  query: TableQuery;
  /** What the server has answered last; null before the first answer. */
  page: Page<Row> | null;
  loading: boolean;
  /** Why the last answer is no page; the page before stays. */
  error: ApiError | null;
  reload: () => void;
  /** The names of all filters, whether they are set or not. */
  filterNames: readonly string[];
  /** Whether a filter leaves rows out. */
  filtered: boolean;
  /** Goes to another page, order or filter; a filter or an order that changes begins on page 1 again. */
  change: (part: Partial<TableQuery>) => void;
  /** Goes to the first page of the whole list. */
  clear: () => void;
}

const NO_VIEWS: readonly string[] = [];

/**
 * The list of a page on the front-table model (docs/specification.md, front table). The address says which page, order
 * and filters: it can be kept, sent and gone back to, and the model follows it. After a delete or an add the model goes
 * ahead, the address follows, and the list is read again.
 *
 * `load` reads a page of rows. `filters` says which names and values the address may hold. `views` names those of the
 * filters that choose which list is shown: "clear the filters" keeps them. Both must be stable.
 */
export function useListQuery<Row>(
  load: Load<Row>,
  filters: ListFilters,
  views: readonly string[] = NO_VIEWS,
): ListState<Row> {
  const { pathname, search } = useLocation();
  const applied = formatListQuery(readListQuery(new URLSearchParams(search), filters));
  // By what applies: the list is read once, whatever else its address carries.
  const asked = useMemo(() => readListQuery(new URLSearchParams(applied), filters), [applied, filters]);
  const query = useFrontTable((state) => state.query);
  const outdated = useFrontTable((state) => state.pageStatus);
  const { replaceQuery, settle, reset } = useFrontTableActions();
  const {
    data: page,
    loading,
    error,
    reload,
  } = useRead(['list', pathname, applied], () => load(asked), { keepPrevious: true });

  const address = useCallback(
    (next: TableQuery) => [pathname, formatListQuery(next)].filter(Boolean).join('?'),
    [pathname],
  );

  useEffect(() => {
    replaceQuery(asked);
  }, [asked, replaceQuery]);
  useEffect(
    () => () => {
      reset();
    },
    [reset],
  );

  // What cannot be asked for does not stay in the address as if it had been.
  useEffect(() => {
    const fit = cleanListQuery(new URLSearchParams(search), filters);
    if (fit !== null) replaceWith([pathname, fit].filter(Boolean).join('?'));
  }, [pathname, search, filters]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a delete or an add leads on once
  useEffect(() => {
    if (!outdated) return;
    settle();
    // A list that opens after the add reads it already.
    if (formatListQuery(query) !== formatListQuery(asked)) replaceWith(address(query));
    else if (page) reload();
  }, [outdated]);

  // The page number is beyond the last page: go to the last page.
  useEffect(() => {
    if (loading || !page || page.list.length > 0 || asked.pageNumber === PAGE_NUMBER) return;
    replaceWith(address({ ...asked, pageNumber: getLastPage(page.total, asked.pageSize) }));
  }, [page, loading, asked, address]);

  const filterNames = useMemo(() => Object.keys(filters), [filters]);
  return {
    query: asked,
    page,
    loading,
    error,
    reload,
    filterNames,
    filtered: isFiltered(asked, views),
    change: (part) => goTo(address({ ...asked, pageNumber: PAGE_NUMBER, ...part })),
    clear: () => {
      const kept = Object.fromEntries(views.map((name) => [name, asked[name]]));
      goTo(address({ pageNumber: PAGE_NUMBER, pageSize: PAGE_SIZE, ...kept }));
    },
  };
}
