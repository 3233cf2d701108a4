import { partReaders } from '@/pages/user/account_manage/account_security/export/exportParts';
import { makeAddress } from '../../../../../support/builders/addresses';
import { behaviorRow } from '../../../../../support/builders/behaviorRow';
import { makeAuthorization, makeRole } from '../../../../../support/builders/company';
import { makeSecurity } from '../../../../../support/builders/users';
import { createFakeNetwork } from '../../../../../support/fakes/fakeNetwork';

const network = createFakeNetwork();
const role = makeRole();
const counted: number[] = [];
let controller: AbortController;
let options: import('@/pages/user/account_manage/account_security/export/exportParts').PartReadOptions;

beforeEach(() => {
  counted.length = 0;
  controller = new AbortController();
  options = { signal: controller.signal, onRecords: (count) => counted.push(count) };
});

const addressRow = { recipient: '', mobile: '', district: '440106', address: '', label: 'HOME' as const };
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `a${from + index}`, ...addressRow, isDefault: false }));
const page = (list: ReturnType<typeof rows>, total: number, pageNumber: number) => ({
  list,
  total,
  pageNumber,
  pageSize: 100,
});
const queries = (name: 'addresses' | 'exportBehaviorRecords') => network.sent(name).map(({ query }) => query);

test('reads all pages of a list, and each address in full', async () => {
  network.answer('addresses', page(rows(0, 100), 102, 1), page(rows(100, 2), 102, 2));
  network.answer('address', ({ params: { id } }) => makeAddress({ id }));
  const read = (await partReaders.addresses(options)) as object[];
  expect(read).toHaveLength(102);
  const { version: _, ...last } = makeAddress({ id: 'a101' });
  expect(read[101]).toEqual(last);
  expect(queries('addresses').map(({ pageNumber }) => pageNumber)).toEqual(['1', '2']);
  expect(counted).toEqual([100, 102]);
});

test('contains each role with its authorizations, without fields for screens', async () => {
  network.answer('roles', [role]);
  network.answer('role', makeRole({ actions: ['leave'], authorizations: [makeAuthorization()] }));
  const { handlerId, version, actions: _, ...authorization } = makeAuthorization();
  const { actions, canAct, isActing, licenseQr, certificatesEnding, matters, ...part } = role;
  expect(await partReaders.roles(options)).toEqual([{ ...part, authorizations: [authorization] }]);
});

test('stops reading a list that has shrunk meanwhile', async () => {
  network.answer('addresses', page(rows(0, 100), 150, 1), page([], 100, 2));
  network.answer('address', makeAddress());
  expect(await partReaders.addresses(options)).toHaveLength(100);
});

test('reads the activity record by its cursors', async () => {
  network.answer(
    'exportBehaviorRecords',
    { list: [behaviorRow('r1'), behaviorRow('r2')], total: 3, next: 'c1' },
    { list: [behaviorRow('r3')], total: 3, next: null },
  );
  expect(await partReaders.behavior(options)).toHaveLength(3);
  expect(queries('exportBehaviorRecords')).toEqual([{}, { cursor: 'c1' }]);
  expect(counted).toEqual([2, 3]);
});

test('stops reading after cancellation', async () => {
  network.answer('addresses', () => {
    controller.abort();
    return page(rows(0, 100), 200, 1);
  });
  await expect(partReaders.addresses(options)).rejects.toMatchObject({ name: 'AbortError' });
  expect(network.calls).toEqual(['addresses']);
});

test('omits fields for screens, and masked copies of values', async () => {
  const { account, mobile, email, emailVersion, ...part } = makeSecurity({ level: 3 });
  network.answer('security', makeSecurity({ level: 3 }));
  expect(await partReaders.security(options)).toEqual(part);
});
