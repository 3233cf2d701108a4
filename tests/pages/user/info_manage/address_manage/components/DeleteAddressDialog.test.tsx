import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import type { AddressRow } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import type { MessageKey } from '@/locales/zh-CN/index';
import frontTable from '@/models/frontTable';
import { DeleteAddressDialog } from '@/pages/user/info_manage/address_manage/components/DeleteAddressDialog';
import { makeAddressRow } from '../../../../../support/builders/addresses';
import { createFakeNetwork, httpError, unreachable } from '../../../../../support/fakes/fakeNetwork';
import { en } from '../../../../../support/messages';
import { press, showPage } from '../../../../../support/render/showPage';

const network = createFakeNetwork();
const makeRow = (id: string, isDefault = false) => makeAddressRow({ id, isDefault });
const ALL = [makeRow('a', true), ...Array.from({ length: 19 }, (_, at) => makeRow(`b${at}`))];
const makePage = (list: AddressRow[]) => ({ list, total: list.length, pageNumber: 1, pageSize: 20 });

const onOutdated = jest.fn();
const onSettled = jest.fn();
const afterDelete = jest.spyOn(frontTable.reducers, 'afterDelete');

function Page({ row, total }: { row: AddressRow; total: number }) {
  const dialog = useConfirmDialog<AddressRow>(onSettled);
  return (
    <>
      <button type="button" onClick={() => dialog.ask(row)}>
        delete
      </button>
      {dialog.subject && (
        <DeleteAddressDialog dialog={dialog} row={row} total={total} onPage={10} onOutdated={onOutdated} />
      )}
    </>
  );
}

async function openDialog(row = ALL[0] as AddressRow, total = ALL.length) {
  await showPage(<Page row={row} total={total} />);
  await press('delete');
}
const getButton = (key: MessageKey) => screen.getByRole<HTMLButtonElement>('button', { name: en[key] });
const pressByKey = (key: MessageKey) => press(en[key]);
const getReplacementRadios = () => [...document.querySelectorAll<HTMLInputElement>('[name="newDefaultId"]')];
const choose = (index: number) => fireEvent.click(getReplacementRadios()[index] as HTMLElement);
const getChosen = () => getReplacementRadios().find(({ checked }) => checked)?.value;
const getErrorText = () => document.querySelector('.failure-alert [role="alert"]')?.textContent;
const waitUntilClosed = () => waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());

beforeEach(() => {
  jest.clearAllMocks();
  network.answer('addresses', makePage(ALL));
  network.answer('deleteAddress', null);
});

test('offers every other address once they have loaded, and sends the chosen new default with the deletion', async () => {
  network.answer('addresses', httpError(503), makePage(ALL));
  await openDialog();
  expect(getButton('address.delete.switchDefault').disabled).toBe(true);
  await pressByKey('common.retry');
  expect(getReplacementRadios().map(({ value }) => value)).toEqual(ALL.slice(1).map(({ id }) => id));
  expect(getChosen()).toBe('b0');
  choose(17);
  await pressByKey('address.delete.switchDefault');
  expect(network.sent('deleteAddress')).toMatchObject([
    { params: { id: 'a' }, body: { newDefaultId: 'b17' } },
  ]);
});

test.each([
  ['an address that is not the default', ALL[1], ALL.length],
  ['the only address', ALL[0], 1],
])('deletes %s without asking for a new default, and updates the list', async (_, row, total) => {
  await openDialog(row, total);
  expect(network.sent('addresses')).toEqual([]);
  await pressByKey('address.delete.yes');
  expect(network.sent('deleteAddress').map(({ params, body }) => [params.id, body])).toEqual([[row?.id, {}]]);
  await waitUntilClosed();
  expect(network.notices).toMatchObject([{ type: 'success', title: en['address.delete.done'] }]);
  expect(afterDelete.mock.calls).toMatchObject([[{}, { payload: { deleted: 1, onPage: 10 } }]]);
});

async function failToDelete(answer: typeof unreachable) {
  network.answer('deleteAddress', answer);
  await openDialog();
  choose(3);
  await pressByKey('address.delete.switchDefault');
}

test('keeps the chosen address and shows that nothing was deleted after a network error', async () => {
  await failToDelete(unreachable);
  expect(getErrorText()).toBe(`${en['address.delete.unreachable']} ${en['error.network']}`);
  expect(getChosen()).toBe('b3');
  expect(onOutdated).toHaveBeenCalledTimes(1);
  expect(network.sent('addresses')).toHaveLength(2);
});

test('shows that the new default no longer exists after a 422', async () => {
  await failToDelete(httpError(422, { data: { newDefaultId: subCodes.FIELDS_WRONG } }));
  expect(getErrorText()).toBe(en['address.delete.switchDefaultGone']);
});

test('does not ask for a new default if the address is no longer the default', async () => {
  network.answer('addresses', makePage([makeRow('a'), makeRow('b0', true)]));
  await openDialog();
  expect(getReplacementRadios()).toEqual([]);
  await pressByKey('address.delete.yes');
  expect(network.sent('deleteAddress').map(({ params, body }) => [params.id, body])).toEqual([['a', {}]]);
});

test('closes the dialog and shows a notice if the address was already deleted', async () => {
  await openDialog(ALL[1]);
  network.answer('deleteAddress', httpError(404));
  await pressByKey('address.delete.yes');
  await waitUntilClosed();
  expect(onSettled).toHaveBeenCalledTimes(1);
  expect(onOutdated).toHaveBeenCalledTimes(1);
  expect(network.notices).toMatchObject([{ type: 'warning', title: en['address.gone'] }]);
});
