import { partReaders } from '@/features/accountSecurity/export/exportParts';
import * as addresses from '@/services/addresses';
import * as behavior from '@/services/behavior';
import * as beginning from '@/services/export';
import * as roles from '@/services/roles';
import * as security from '@/services/security';
import { ApiError } from '@/utils/http/ApiError';

jest.mock('@/services/addresses');
jest.mock('@/services/behavior');
jest.mock('@/services/export');
jest.mock('@/services/roles');
jest.mock('@/services/security');

const { listAddresses, getAddress } = jest.mocked(addresses);
const { exportBehaviorRecords } = jest.mocked(behavior);
const { startExport } = jest.mocked(beginning);
const { getRole, getRoles } = jest.mocked(roles);
const { getSecurity } = jest.mocked(security);

const counted: number[] = [];
let controller: AbortController;
let options: import('@/features/accountSecurity/export/exportParts').PartReadOptions;

beforeEach(() => {
  jest.resetAllMocks();
  counted.length = 0;
  controller = new AbortController();
  options = { signal: controller.signal, onRecords: (count) => counted.push(count) };
});

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `a${from + index}` }));
const page = (list: object[], total: number, pageNumber: number) =>
  ({ list, total, pageNumber, pageSize: 100 }) as never;

test('reads all pages of a list, and each address in full', async () => {
  listAddresses.mockImplementation(async ({ pageNumber = 1 }) =>
    pageNumber === 1 ? page(rows(0, 100), 102, 1) : page(rows(100, 2), 102, 2),
  );
  getAddress.mockImplementation(async (id) => ({ id, detail: 'full', version: 'v' }) as never);
  const read = (await partReaders.addresses(options)) as { id: string }[];
  expect(read).toHaveLength(102);
  expect(read[101]).toEqual({ id: 'a101', detail: 'full' });
  expect(listAddresses.mock.calls.map(([query]) => query.pageNumber)).toEqual([1, 2]);
  expect(counted).toEqual([100, 102]);
});

test('contains each role with its authorizations, without fields for screens', async () => {
  getRoles.mockResolvedValue([{ id: 'r-1' }] as never);
  const authorization = { id: 'ca-1', number: 'SQ1', matters: ['TAX'], actions: ['resign'], version: 'v' };
  getRole.mockResolvedValue({
    id: 'r-1',
    orgName: 'Example Ltd',
    capacity: 'HANDLER',
    actions: ['leave'],
    isActing: true,
    authorizations: [authorization],
  } as never);
  expect(await partReaders.roles(options)).toEqual([
    {
      id: 'r-1',
      orgName: 'Example Ltd',
      capacity: 'HANDLER',
      authorizations: [{ id: 'ca-1', number: 'SQ1', matters: ['TAX'] }],
    },
  ]);
});

test('stops reading a list that has shrunk meanwhile', async () => {
  listAddresses.mockImplementation(async ({ pageNumber = 1 }) =>
    pageNumber === 1 ? page(rows(0, 100), 150, 1) : page([], 100, 2),
  );
  getAddress.mockResolvedValue({ id: 'x' } as never);
  expect(await partReaders.addresses(options)).toHaveLength(100);
});

test('reads the activity record by its cursors, with a signal to abort', async () => {
  exportBehaviorRecords.mockResolvedValueOnce({ list: rows(0, 2), total: 3, next: 'c1' } as never);
  exportBehaviorRecords.mockResolvedValueOnce({ list: rows(2, 1), total: 3, next: null } as never);
  expect(await partReaders.behavior(options)).toHaveLength(3);
  expect(exportBehaviorRecords.mock.calls).toEqual([
    [{}, controller.signal],
    [{ cursor: 'c1' }, controller.signal],
  ]);
  expect(counted).toEqual([2, 3]);
});

test('stops reading after cancellation', async () => {
  listAddresses.mockImplementation(async () => {
    controller.abort();
    return page(rows(0, 100), 200, 1);
  });
  await expect(partReaders.addresses(options)).rejects.toMatchObject({ name: 'AbortError' });
  expect(listAddresses).toHaveBeenCalledTimes(1);
});

test('returns a refusal', async () => {
  startExport.mockRejectedValue(new ApiError('refused', { text: 'not now' }));
  await expect(partReaders.account(options)).rejects.toMatchObject({ text: 'not now' });
});

test('omits fields for screens, and masked copies of values', async () => {
  getSecurity.mockResolvedValue({
    email: 'd***@example.com',
    emailVersion: 'v',
    mobile: '',
    account: 'demo',
    level: 3,
  } as never);
  expect(await partReaders.security(options)).toEqual({ level: 3 });
});
