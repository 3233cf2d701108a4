/** Paging of the table on screen (specification, section 4). */
import { PAGE_NUMBER, PAGE_SIZE } from '@/constants';
import type { TableQuery } from '@/utils/routing/listQuery';
import type { Action } from './types';

export interface FrontTableState {
  query: TableQuery;
  /** Set after a delete or an add: the list on screen is out of date. */
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
     * Steps back one page when the deleted rows would leave the current page empty and it is above 1 (specification,
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
    /** What was added stands on page 1, where the list opens next (specification, section 4). */
    afterAdd: (state: FrontTableState): FrontTableState => ({
      query: { ...state.query, pageNumber: PAGE_NUMBER },
      pageStatus: true,
    }),
    replaceQuery: (state: FrontTableState, { payload }: Action<TableQuery>): FrontTableState => ({
      ...state,
      query: payload,
    }),
    /** The list on screen has been read again. */
    settle: (state: FrontTableState): FrontTableState => ({ ...state, pageStatus: false }),
    reset: (): FrontTableState => initialState,
  },
};
