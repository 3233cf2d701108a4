import frontTable, { type FrontTableState, initialState } from '@/models/frontTable';

const { afterDelete, afterAdd, replaceQuery, settle, reset } = frontTable.reducers;
const onPage = (pageNumber: number): FrontTableState => ({
  query: { pageNumber, pageSize: 10, event: 'LOGIN' },
  pageStatus: false,
});
const action = <P>(payload: P) => ({ type: '', payload });

describe('front table state', () => {
  it('starts at page 1, size 10, flag false', () => {
    expect(initialState).toEqual({ query: { pageNumber: 1, pageSize: 10 }, pageStatus: false });
  });

  it('steps back a page when the deleted rows leave the current page empty', () => {
    const next = afterDelete(onPage(3), action({ deleted: 1, onPage: 1 }));
    expect(next).toEqual({ query: { pageNumber: 2, pageSize: 10, event: 'LOGIN' }, pageStatus: true });
  });

  it('steps back when a whole page of rows is deleted', () => {
    expect(afterDelete(onPage(2), action({ deleted: 10, onPage: 10 })).query.pageNumber).toBe(1);
  });

  it('stays while rows remain on the page', () => {
    const next = afterDelete(onPage(3), action({ deleted: 1, onPage: 2 }));
    expect(next.query.pageNumber).toBe(3);
    expect(next.pageStatus).toBe(true);
  });

  it('does not go below page 1', () => {
    expect(afterDelete(onPage(1), action({ deleted: 1, onPage: 1 })).query.pageNumber).toBe(1);
  });

  it('jumps to page 1 after an add, keeps the filters and sets the flag', () => {
    expect(afterAdd(onPage(4))).toEqual({
      query: { pageNumber: 1, pageSize: 10, event: 'LOGIN' },
      pageStatus: true,
    });
  });

  it('replaces the query and keeps the flag', () => {
    const before = { ...onPage(4), pageStatus: true };
    const query = { pageNumber: 2, pageSize: 20 };
    expect(replaceQuery(before, action(query))).toEqual({ query, pageStatus: true });
  });

  it('clears the flag once the list has been read again', () => {
    expect(settle({ ...onPage(2), pageStatus: true })).toEqual(onPage(2));
  });

  it('resets to page 1 size 10', () => {
    expect(reset()).toEqual(initialState);
  });
});
