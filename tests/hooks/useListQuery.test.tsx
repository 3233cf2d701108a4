import { act } from '@testing-library/react';
import { useListQuery } from '@/hooks/useListQuery';
import { useFrontTable, useFrontTableActions } from '@/models/hooks';
import { ApiError } from '@/utils/http/ApiError';
import { settle } from '../support/fakes/fakeNetwork';
import { useLocation, visits } from '../support/fakes/umi';
import { showPage } from '../support/render/showPage';

const filters = { state: (value: string) => value === 'OPEN', kind: (value: string) => value === 'b' };
const views = ['kind'];
const pageOf = (total: number, ...list: string[]) => ({ list, total, pageNumber: 1, pageSize: 10 });

const full = async () => pageOf(25, 'row');

/** The list, and the table in the model. */
const page = {} as {
  list: import('@/hooks/useListQuery').ListState<string>;
  table: import('@/models/frontTable').FrontTableState;
  actions: ReturnType<typeof import('@/models/hooks')['useFrontTableActions']>;
};
type Load = (query: object) => Promise<ReturnType<typeof pageOf>>;

function List({ load }: { load: Load }) {
  page.list = useListQuery<string>(load, filters, views);
  return null;
}

/** A portal with one list, which is at /list. */
function Portal({ load }: { load: Load }) {
  const { pathname } = useLocation();
  page.table = useFrontTable((table) => table);
  page.actions = useFrontTableActions();
  return pathname === '/list' ? <List load={load} /> : null;
}

/** Opens an address; `answer` returns the pages of the list. */
async function open(path: string, answer: Load = full) {
  const load = jest.fn(answer);
  await showPage(<Portal load={load} />, { path });
  return load;
}

async function does(action: () => void) {
  act(action);
  await settle();
}

test('reads the address once and updates the model from it', async () => {
  const load = await open('/list?pageNumber=2&state=OPEN&x=1');
  expect(load.mock.calls).toEqual([[{ pageNumber: 2, pageSize: 10, state: 'OPEN' }]]);
  expect(page.table.query).toEqual({ pageNumber: 2, pageSize: 10, state: 'OPEN' });
  expect(page.list.page?.list).toEqual(['row']);
  expect(visits).toEqual([]);
});

test('removes invalid parameters from the address, without another entry or request', async () => {
  const load = await open('/list?state=NOPE&pageNumber=-1&pageSize=20&x=1');
  await settle();
  expect(visits).toEqual(['replace /list?x=1&pageSize=20']);
  expect(load.mock.calls).toEqual([[{ pageNumber: 1, pageSize: 20 }]]);
  expect(page.list.query).toEqual({ pageNumber: 1, pageSize: 20 });
});

test('resets to page 1 when a filter changes, and keeps the filters when the page changes', async () => {
  await open('/list?pageNumber=2');
  await does(() => page.list.change({ state: 'OPEN' }));
  await does(() => page.list.change({ pageNumber: 3 }));
  await does(() => page.list.clear());
  expect(visits).toEqual(['push /list?state=OPEN', 'push /list?state=OPEN&pageNumber=3', 'push /list']);
});

test('opens page 1 with the same filters after an addition and reloads the list', async () => {
  const load = await open('/list?pageNumber=3&state=OPEN');
  await does(page.actions.afterAdd);
  expect(visits).toEqual(['replace /list?state=OPEN']);
  expect(load.mock.calls.at(-1)).toEqual([{ pageNumber: 1, pageSize: 10, state: 'OPEN' }]);
  expect(page.table.pageStatus).toBe(false);
});

test.each([
  ['reloads the same page after a deletion that leaves rows', '/list?pageNumber=3&state=OPEN', 1, []],
  [
    'opens the previous page with the same filters after the last row of a page was deleted',
    '/list?pageNumber=3&state=OPEN',
    5,
    ['replace /list?state=OPEN&pageNumber=2'],
  ],
  ['reloads page 1 after its last row was deleted', '/list?state=OPEN', 5, []],
])('%s', async (_, path, deleted, expectedVisits) => {
  const load = await open(path);
  await does(() => page.actions.afterDelete(deleted, 5));
  expect(visits).toEqual(expectedVisits);
  expect(load).toHaveBeenCalledTimes(2);
  expect(page.table.pageStatus).toBe(false);
});

test('opens the last page instead of a page beyond it', async () => {
  await open('/list?pageNumber=9', async () => pageOf(25));
  expect(visits[0]).toBe('replace /list?pageNumber=3');
});

test('keeps the loaded rows after a failed reload, with the error', async () => {
  const refused = new ApiError('refused', { text: 'Closed until noon.' });
  const answer = jest.fn(full).mockImplementationOnce(full).mockRejectedValueOnce(refused);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open('/list', answer);
  await does(() => page.list.reload());
  expect(page.list).toMatchObject({ page: { list: ['row'] }, error: refused, loading: false });
});

test('keeps the selected view when the filters are cleared', async () => {
  await open('/list?kind=b&state=OPEN&pageNumber=2&pageSize=20');
  expect(page.list.filtered).toBe(true);
  await does(() => page.list.clear());
  expect(visits).toEqual(['push /list?kind=b']);
  expect(page.list.filtered).toBe(false);
});
