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

/** The list state that DataTable and Filters require. */
export interface ListState<Row> {
  /** The query of the address, including page and sort order. */
  query: TableQuery;
  /** The last loaded page; null before the first response. */
  page: Page<Row> | null;
  loading: boolean;
  /** Error of the last request; the previous page stays. */
  error: ApiError | null;
  reload: () => void;
  /** Names of all filters, set or not. */
  filterNames: readonly string[];
  /** Whether any filter is set. */
  filtered: boolean;
  /** Navigates to another page, sort order or filter; a new filter or sort order starts on page 1. */
  change: (part: Partial<TableQuery>) => void;
  /** Navigates to page 1 without filters. */
  clear: () => void;
}

const NO_VIEWS: readonly string[] = [];

/**
 * Manages the list of a page with the front-table model (specification, 4.3). The address contains
 * page, sort order and filters, so that it can be bookmarked and shared; the model follows it. After a delete or an
 * add, the model changes first, the address follows, and the list is reloaded.
 *
 * `load` loads a page of rows. `filters` validates the names and values in the address. `views` lists those filters
 * that select which list is shown: "clear the filters" keeps them. Both must be stable.
 */
export function useListQuery<Row>(
  load: Load<Row>,
  filters: ListFilters,
  views: readonly string[] = NO_VIEWS,
): ListState<Row> {
  const { pathname, search } = useLocation();
  const applied = formatListQuery(readListQuery(new URLSearchParams(search), filters));
  // Depends on valid parameters only, so that other parameters do not reload the list.
  const validQuery = useMemo(() => readListQuery(new URLSearchParams(applied), filters), [applied, filters]);
  const query = useFrontTable((state) => state.query);
  const outdated = useFrontTable((state) => state.pageStatus);
  const { replaceQuery, clearPageStatus, reset } = useFrontTableActions();
  const {
    data: page,
    loading,
    error,
    reload,
  } = useRead(['list', pathname, applied], () => load(validQuery), { keepPrevious: true });

  const address = useCallback(
    (next: TableQuery) => [pathname, formatListQuery(next)].filter(Boolean).join('?'),
    [pathname],
  );

  useEffect(() => {
    replaceQuery(validQuery);
  }, [validQuery, replaceQuery]);
  useEffect(
    () => () => {
      reset();
    },
    [reset],
  );

  // Remove invalid parameters from the address.
  useEffect(() => {
    const cleaned = cleanListQuery(new URLSearchParams(search), filters);
    if (cleaned !== null) replaceWith([pathname, cleaned].filter(Boolean).join('?'));
  }, [pathname, search, filters]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: run once after a delete or an add
  useEffect(() => {
    if (!outdated) return;
    clearPageStatus();
    if (formatListQuery(query) !== formatListQuery(validQuery)) replaceWith(address(query));
    else reload();
  }, [outdated]);

  // The page is beyond the last one, because rows were removed: show the last page.
  useEffect(() => {
    if (loading || !page || page.list.length > 0 || validQuery.pageNumber === PAGE_NUMBER) return;
    replaceWith(address({ ...validQuery, pageNumber: getLastPage(page.total, validQuery.pageSize) }));
  }, [page, loading, validQuery, address]);

  const filterNames = useMemo(() => Object.keys(filters), [filters]);
  return {
    query: validQuery,
    page,
    loading,
    error,
    reload,
    filterNames,
    filtered: isFiltered(validQuery, views),
    change: (part) => goTo(address({ ...validQuery, pageNumber: PAGE_NUMBER, ...part })),
    clear: () => {
      const viewFilters = Object.fromEntries(views.map((name) => [name, validQuery[name]]));
      goTo(address({ pageNumber: PAGE_NUMBER, pageSize: PAGE_SIZE, ...viewFilters }));
    },
  };
}
