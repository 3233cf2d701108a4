import type { ListState } from '@/hooks/useListQuery';
import { isFiltered } from '@/utils/routing/listQuery';

/** The state that a page's list hook returns: first page, no rows yet; `overrides` replace single fields. */
export function makeListState<Row>(overrides: Partial<ListState<Row>> = {}): ListState<Row> {
  const query = overrides.query ?? { pageNumber: 1, pageSize: 10 };
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
    ...overrides,
  };
}

/** Message keys of a table: those of the list of appeals. */
export const tableMessages = {
  caption: 'page.ownAppeals',
  failed: 'appeal.list.failed',
  total: 'appeal.list.total',
  empty: 'appeal.list.empty',
  none: 'appeal.list.none',
  clear: 'appeal.list.clear',
} as const;
