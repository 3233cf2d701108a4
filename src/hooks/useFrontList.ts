import { useLocation } from '@umijs/max';
import { useCallback, useEffect, useMemo } from 'react';
import { PAGE_NUMBER } from '@/constants';
import type { Page } from '@/contract';
import { useFrontTable, useFrontTableActions } from '@/models/hooks';
import type { TableQuery } from '@/utils/routing/listQuery';
import {
  cleanListQuery,
  formatListQuery,
  getLastPage,
  type ListFilters,
  readListQuery,
} from '@/utils/routing/listQuery';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { useLoad } from './useLoad';

type Load<Row> = (query: TableQuery) => Promise<Page<Row>>;

/**
 * The list of a page on the front-table model. The address says which page, order and filters: it can be kept,
 * sent and gone back to, and the model follows it. After a delete or an add the model goes ahead, the address
 * follows, and the list is read again. `load` and `filters` must be stable.
 */
export function useFrontList<Row>(load: Load<Row>, filters: ListFilters) {
  const { pathname, search } = useLocation();
  const applied = formatListQuery(readListQuery(new URLSearchParams(search), filters));
  // By what applies: the list is read once, whatever else its address carries.
  const asked = useMemo(() => readListQuery(new URLSearchParams(applied), filters), [applied, filters]);
  const query = useFrontTable((state) => state.query);
  const outdated = useFrontTable((state) => state.pageStatus);
  const { replaceQuery, settle, reset } = useFrontTableActions();
  const read = useCallback(() => load(asked), [load, asked]);
  const { data: page, loading, error, reload } = useLoad(read);

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

  // A page beyond the last: what stood there has gone elsewhere.
  useEffect(() => {
    if (loading || !page || page.list.length > 0 || asked.pageNumber === PAGE_NUMBER) return;
    replaceWith(address({ ...asked, pageNumber: getLastPage(page.total, asked.pageSize) }));
  }, [page, loading, asked, address]);

  return {
    query: asked,
    page,
    loading,
    error,
    reload,
    /** Goes to another page, order or filter; a filter that changes begins on page 1 again. */
    change: (part: Partial<TableQuery>) => goTo(address({ ...asked, pageNumber: PAGE_NUMBER, ...part })),
    clear: () => goTo(pathname),
  };
}
