import { fireEvent, render, waitFor } from '@testing-library/react';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { subCodes } from '@/contract/subCodes';
import { DeleteAddressDialog } from '@/pages/user/info_manage/address_manage/components/DeleteAddressDialog';
import {
  createFakeNetwork,
  httpError,
  refusal,
  settle,
  unreachable,
} from '../../../../../support/fakeNetwork';
import { en } from '../../../../../support/messages';
import { PageAt } from '../../../../../support/pageAt';

type AddressRow = import('@/contract').AddressRow;

type MessageKey = import('@/locales/zh-CN/index').MessageKey;

const network = createFakeNetwork();
const rowOf = (id: string, isDefault = false): AddressRow => ({
  id,
  recipient: '测*甲',
  mobile: '154****0001',
  district: '110105',
  address: '北京市朝阳区****',
  label: '',
  isDefault,
});
const ALL = [rowOf('a', true), ...Array.from({ length: 19 }, (_, at) => rowOf(`b${at}`))];
const pageOf = (list: AddressRow[]) => ({ list, total: list.length, pageNumber: 1, pageSize: 20 });

const onOutdated = jest.fn();
const onSettled = jest.fn();

function Page({ row }: { row: AddressRow }) {
  const dialog = useConfirmDialog<AddressRow>(onSettled);
  return (
    <>
      <button type="button" onClick={() => dialog.ask(row)}>
        delete
      </button>
      {dialog.subject && (
        <DeleteAddressDialog dialog={dialog} row={row} total={20} onPage={10} onOutdated={onOutdated} />
      )}
    </>
  );
}

async function opens(row = ALL[0] as AddressRow) {
  const { getByText } = render(
    <PageAt>
      <Page row={row} />
    </PageAt>,
  );
  fireEvent.click(getByText('delete'));
  await settle();
}
const button = (key: MessageKey) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === en[key]);
async function presses(key: MessageKey) {
  fireEvent.click(button(key) as HTMLElement);
  await settle();
}
const replacements = () => [...document.querySelectorAll<HTMLInputElement>('[name="newDefaultId"]')];
const chosen = () => replacements().find(({ checked }) => checked)?.value;
const alert = () => document.querySelector('.failure-alert [role="alert"]')?.textContent;

beforeEach(() => {
  jest.clearAllMocks();
  network.answer('addresses', pageOf(ALL));
  network.answer('deleteAddress', null);
});

test('offers every other address as the new default and sends one request', async () => {
  await opens();
  expect(replacements().map(({ value }) => value)).toEqual(ALL.slice(1).map(({ id }) => id));
  expect(chosen()).toBe('b0');
  fireEvent.click(replacements()[17] as HTMLElement);
  await presses('address.delete.switchDefault');
  expect(network.sent('deleteAddress')).toMatchObject([
    { params: { id: 'a' }, body: { newDefaultId: 'b17' } },
  ]);
});

test('deletes an address that is not the default without asking for a new default', async () => {
  await opens(ALL[1]);
  expect(network.sent('addresses')).toEqual([]);
  await presses('address.delete.yes');
  expect(network.sent('deleteAddress').map(({ params, body }) => [params.id, body])).toEqual([['b0', {}]]);
});

test('keeps the selection after a failure and shows an error about the deletion', async () => {
  await opens();
  fireEvent.click(replacements()[3] as HTMLElement);
  network.answer('deleteAddress', unreachable);
  await presses('address.delete.switchDefault');
  expect(alert()).toBe(`${en['address.delete.unreachable']} ${en['error.network']}`);
  expect(onOutdated).toHaveBeenCalledTimes(1);
  expect(chosen()).toBe('b3');
  network.answer('deleteAddress', refusal('ADDRESS_DEFAULT', 'its words'));
  await presses('address.delete.switchDefault');
  expect(alert()).toBe('its words');
  expect(chosen()).toBe('b3');
  network.answer('deleteAddress', httpError(422, { data: { newDefaultId: subCodes.FIELDS_WRONG } }));
  await presses('address.delete.switchDefault');
  expect(alert()).toBe(en['address.delete.switchDefaultGone']);
});

test('disables the deletion until the other addresses have loaded, and can load them again', async () => {
  network.answer('addresses', httpError(503), pageOf(ALL));
  await opens();
  expect(document.querySelector('.load-error')).not.toBeNull();
  expect(button('address.delete.switchDefault')?.disabled).toBe(true);
  await presses('common.retry');
  expect(chosen()).toBe('b0');
  expect(button('address.delete.switchDefault')?.disabled).toBe(false);
});

test('does not ask for a new default if the address is no longer the default', async () => {
  network.answer('addresses', pageOf([rowOf('a'), rowOf('b0', true)]));
  await opens();
  expect(replacements()).toEqual([]);
  await presses('address.delete.yes');
  expect(network.sent('deleteAddress').map(({ params, body }) => [params.id, body])).toEqual([['a', {}]]);
});

test('closes the dialog and shows a notice if the address was already deleted', async () => {
  await opens(ALL[1]);
  network.answer('deleteAddress', httpError(404));
  await presses('address.delete.yes');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(onSettled).toHaveBeenCalledTimes(1);
  expect(onOutdated).toHaveBeenCalledTimes(1);
  expect(network.notices).toMatchObject([{ type: 'warning', title: en['address.gone'] }]);
});
