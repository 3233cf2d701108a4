/** Paging of the current table (specification, section 4). */
import { PAGE_NUMBER, PAGE_SIZE } from '@/constants';
import type { TableQuery } from '@/utils/routing/listQuery';
import type { Action } from './dva';

export interface FrontTableState {
  query: TableQuery;
  /** Set after a delete or an add: the displayed list is outdated. */
  pageStatus: boolean;
}

export const initialState: FrontTableState = {
  query: { pageNumber: PAGE_NUMBER, pageSize: PAGE_SIZE },
  pageStatus: false,
};

export default {
  namespace: 'frontTable',

  state: initialState,

  reducers: {
    /**
     * Moves back one page if the deleted rows would leave the current page empty and it is above 1 (specification,
     * section 4).
     */
    afterDelete: (
      state: FrontTableState,
      { payload }: Action<{ deleted: number; onPage: number }>,
    ): FrontTableState => {
      const { pageNumber } = state.query;
      const leavesEmpty = payload.deleted >= payload.onPage && pageNumber > PAGE_NUMBER;
      return {
        query: { ...state.query, pageNumber: leavesEmpty ? pageNumber - 1 : pageNumber },
        pageStatus: true,
      };
    },
    /** Added rows are on page 1, where the list opens next (specification, section 4). */
    afterAdd: (state: FrontTableState): FrontTableState => ({
      query: { ...state.query, pageNumber: PAGE_NUMBER },
      pageStatus: true,
    }),
    replaceQuery: (state: FrontTableState, { payload }: Action<TableQuery>): FrontTableState => ({
      ...state,
      query: payload,
    }),
    clearPageStatus: (state: FrontTableState): FrontTableState => ({ ...state, pageStatus: false }),
    reset: (): FrontTableState => initialState,
  },
};
