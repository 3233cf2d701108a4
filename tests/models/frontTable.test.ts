import frontTable, { type FrontTableState } from '@/models/frontTable';

const { afterDelete, afterAdd, replaceQuery } = frontTable.reducers;
const onPage = (pageNumber: number): FrontTableState => ({
  query: { pageNumber, pageSize: 10, event: 'LOGIN' },
  pageStatus: false,
});
const action = <P>(payload: P) => ({ type: '', payload });

describe('front table state', () => {
  it.each([
    ['steps back a page when the deleted rows leave the current page empty', 3, 1, 2],
    ['stays while rows remain on the page', 3, 2, 3],
    ['does not go below page 1', 1, 1, 1],
  ])('%s', (_, current, rows, next) => {
    expect(afterDelete(onPage(current), action({ deleted: 1, onPage: rows }))).toEqual({
      ...onPage(next),
      pageStatus: true,
    });
  });

  it('jumps to page 1 after an add, keeps the filters and sets the flag', () => {
    expect(afterAdd(onPage(4))).toEqual({ ...onPage(1), pageStatus: true });
  });

  it('replaces the query and keeps the flag', () => {
    const before = { ...onPage(4), pageStatus: true };
    const query = { pageNumber: 2, pageSize: 20 };
    expect(replaceQuery(before, action(query))).toEqual({ query, pageStatus: true });
  });
});
