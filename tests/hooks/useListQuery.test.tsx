import { act, renderHook } from '@testing-library/react';
import { useListQuery } from '@/hooks/useListQuery';
import frontTable, { initialState } from '@/models/frontTable';
import { ApiError } from '@/utils/http/ApiError';

/** The address bar, the model, and the listeners of both. */
const mockStage = {
  address: '/list',
  visits: [] as string[],
  table: initialState,
  lookers: new Set<() => void>(),
};
const mockLook = () => {
  for (const look of mockStage.lookers) look();
};

jest.mock('@umijs/max', () => {
  const { useEffect, useReducer } = require('react');
  return {
    useLocation: () => {
      const [, look] = useReducer((turn: number) => turn + 1, 0);
      useEffect(() => {
        mockStage.lookers.add(look);
        return () => mockStage.lookers.delete(look);
      }, []);
      const { pathname, search } = new URL(mockStage.address, 'http://portal.invalid');
      return { pathname, search };
    },
  };
});
jest.mock('@/utils/routing/redirect', () => {
  const visit = (how: string) => (path: string) => {
    mockStage.visits.push(`${how} ${path}`);
    mockStage.address = path;
    mockLook();
  };
  return { goTo: visit('push'), replaceWith: visit('replace') };
});
jest.mock('@/models/hooks', () => {
  const put = (table: typeof mockStage.table) => {
    mockStage.table = table;
    mockLook();
  };
  const { reducers } = jest.requireActual('@/models/frontTable').default;
  const actions = {
    replaceQuery: (payload: object) => put(reducers.replaceQuery(mockStage.table, { payload })),
    settle: () => put(reducers.settle(mockStage.table)),
    reset: () => put(reducers.reset()),
  };
  return {
    useFrontTable: (pick: (state: object) => unknown) => pick(mockStage.table),
    useFrontTableActions: () => actions,
  };
});

const { afterAdd, afterDelete } = frontTable.reducers;
/** Another page of the portal changes the model. */
function becomes(table: typeof mockStage.table) {
  mockStage.table = table;
  mockLook();
}
const filters = { state: (value: string) => value === 'OPEN', kind: (value: string) => value === 'b' };
const views = ['kind'];
const pageOf = (total: number, ...list: string[]) => ({ list, total, pageNumber: 1, pageSize: 10 });

const full = async (_: object) => pageOf(25, 'row');

/** The list at an address; `answer` gives its pages. */
async function opens(address: string, answer = full, table = initialState) {
  const load = jest.fn(answer);
  Object.assign(mockStage, { address, visits: [], table });
  const { result, unmount } = renderHook(() => useListQuery<string>(load, filters, views));
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  await settle();
  return { result, load, settle, unmount };
}

test('reads the address once and updates the model from it', async () => {
  const { result, load } = await opens('/list?pageNumber=2&state=OPEN&x=1');
  expect(load.mock.calls).toEqual([[{ pageNumber: 2, pageSize: 10, state: 'OPEN' }]]);
  expect(mockStage.table.query).toEqual({ pageNumber: 2, pageSize: 10, state: 'OPEN' });
  expect(result.current.page?.list).toEqual(['row']);
  expect(mockStage.visits).toEqual([]);
});

test('removes invalid parameters from the address, without another entry or request', async () => {
  const { result, load, settle } = await opens('/list?state=NOPE&pageNumber=-1&pageSize=20&x=1');
  await settle();
  expect(mockStage.visits).toEqual(['replace /list?x=1&pageSize=20']);
  expect(load.mock.calls).toEqual([[{ pageNumber: 1, pageSize: 20 }]]);
  expect(result.current.query).toEqual({ pageNumber: 1, pageSize: 20 });
});

test('keeps the bare address without valid parameters', async () => {
  await opens('/list?state=NOPE');
  expect(mockStage.visits).toEqual(['replace /list']);
});

test('resets to page 1 when a filter changes, and keeps the filters when the page changes', async () => {
  const { result, settle } = await opens('/list?pageNumber=2');
  act(() => result.current.change({ state: 'OPEN' }));
  await settle();
  act(() => result.current.change({ pageNumber: 3 }));
  await settle();
  act(() => result.current.clear());
  await settle();
  expect(mockStage.visits).toEqual([
    'push /list?state=OPEN',
    'push /list?state=OPEN&pageNumber=3',
    'push /list',
  ]);
});

test('goes to page 1 after an addition and reads again', async () => {
  const { load, settle } = await opens('/list?pageNumber=3');
  act(() => becomes(afterAdd(mockStage.table)));
  await settle();
  expect(mockStage.visits).toEqual(['replace /list']);
  expect(load.mock.calls.at(-1)).toEqual([{ pageNumber: 1, pageSize: 10 }]);
  expect(mockStage.table.pageStatus).toBe(false);
});

test('opens page 1 after an addition elsewhere, with one request', async () => {
  const added = afterAdd(initialState);
  const { load } = await opens('/list', full, added);
  expect(load).toHaveBeenCalledTimes(1);
  expect(mockStage.visits).toEqual([]);
  expect(mockStage.table.pageStatus).toBe(false);
  await opens('/list?pageNumber=3', full, added);
  expect(mockStage.visits).toEqual(['replace /list']);
});

test('reads the same page after a deletion that leaves rows', async () => {
  const { load, settle } = await opens('/list?pageNumber=3');
  act(() => becomes(afterDelete(mockStage.table, { type: '', payload: { deleted: 1, onPage: 5 } })));
  await settle();
  expect(mockStage.visits).toEqual([]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(mockStage.table.pageStatus).toBe(false);
});

test('goes back one page after a deletion of its last row', async () => {
  const { settle } = await opens('/list?pageNumber=3');
  act(() => becomes(afterDelete(mockStage.table, { type: '', payload: { deleted: 5, onPage: 5 } })));
  await settle();
  expect(mockStage.visits).toEqual(['replace /list?pageNumber=2']);
});

test('goes to the last page from a page beyond it', async () => {
  await opens(
    '/list?pageNumber=9',
    jest.fn(async () => pageOf(25)),
  );
  expect(mockStage.visits[0]).toBe('replace /list?pageNumber=3');
});

test('keeps the error and the former rows', async () => {
  const refused = new ApiError('refused', { text: 'Closed until noon.' });
  const answer = jest.fn(full).mockImplementationOnce(full).mockRejectedValueOnce(refused);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { result, settle } = await opens('/list', answer);
  act(() => result.current.reload());
  await settle();
  expect(result.current).toMatchObject({ page: { list: ['row'] }, error: refused, loading: false });
});

test('keeps the choice of the list when filters are cleared', async () => {
  const { result, settle } = await opens('/list?kind=b&state=OPEN&pageNumber=2&pageSize=20');
  expect(result.current.filtered).toBe(true);
  act(() => result.current.clear());
  await settle();
  expect(mockStage.visits).toEqual(['push /list?kind=b']);
  expect(result.current.filtered).toBe(false);
});

test('resets the table when the user leaves', async () => {
  const { unmount } = await opens('/list?pageNumber=2');
  unmount();
  expect(mockStage.table).toEqual(initialState);
});
