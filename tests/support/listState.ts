import type { ListState } from '@/hooks/useListQuery';
import { isFiltered } from '@/utils/routing/listQuery';

/** A list as a page's hook answers it: first page, no rows yet, unless told. */
export function makeListState<Row>(known: Partial<ListState<Row>> = {}): ListState<Row> {
  const query = known.query ?? { pageNumber: 1, pageSize: 10 };
  return {
    query,
    page: null,
    loading: false,
    error: null,
    reload: () => undefined,
    filterNames: [],
    filtered: isFiltered(query),
    change: () => undefined,
    clear: () => undefined,
    ...known,
  };
}

/** The texts of a table, here those of the appeals. */
export const tableWords = {
  caption: 'page.ownAppeals',
  failed: 'appeal.list.failed',
  total: 'appeal.list.total',
  empty: 'appeal.list.empty',
  none: 'appeal.list.none',
  clear: 'appeal.list.clear',
} as const;
