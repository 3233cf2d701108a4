import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { DeleteAddressDialog } from '@/pages/user/info_manage/address_manage/components/DeleteAddressDialog';
import { ApiError } from '@/utils/http/ApiError';

type AddressRow = import('@/contract').AddressRow;

const mockDelete = jest.fn();
const mockList = jest.fn();
jest.mock('@umijs/max', () => jest.requireActual('../../../../../support/umiByKey'));
jest.mock('@/services/addresses', () => ({
  deleteAddress: (...given: unknown[]) => mockDelete(...given),
  listAllAddresses: () => mockList(),
}));
jest.mock('@/models/hooks', () => ({ useFrontTableActions: () => ({ afterDelete: async () => undefined }) }));
const mockNotice = jest.fn();
jest.mock('@/utils/notice', () => ({ showNotice: (notice: unknown) => mockNotice(notice) }));

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
  render(<Page row={row} />);
  await presses('delete');
}
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const presses = (words: string) =>
  act(async () => {
    fireEvent.click(button(words) as HTMLElement);
  });
const replacements = () => [...document.querySelectorAll<HTMLInputElement>('[name="heir"]')];
const chosen = () => replacements().find(({ checked }) => checked)?.value;
const alert = () => document.querySelector('.failure-alert [role="alert"]')?.textContent;

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockList.mockResolvedValue(pageOf(ALL));
  mockDelete.mockResolvedValue(null);
});

test('offers every other address as the new default and sends one request', async () => {
  await opens();
  expect(replacements().map(({ value }) => value)).toEqual(ALL.slice(1).map(({ id }) => id));
  expect(chosen()).toBe('b0');
  fireEvent.click(replacements()[17] as HTMLElement);
  await presses('address.delete.heir');
  expect(mockDelete.mock.calls).toEqual([['a', 'b17']]);
});

test('deletes an address that is not the default without asking for a new default', async () => {
  await opens(ALL[1]);
  expect(mockList).not.toHaveBeenCalled();
  await presses('address.delete.yes');
  expect(mockDelete.mock.calls).toEqual([['b0', undefined]]);
});

test('keeps the selection after a failure and shows an error about the deletion', async () => {
  await opens();
  fireEvent.click(replacements()[3] as HTMLElement);
  mockDelete.mockRejectedValueOnce(new ApiError('network'));
  await presses('address.delete.heir');
  expect(alert()).toBe('address.delete.unreachable error.network');
  expect(onOutdated).toHaveBeenCalledTimes(1);
  expect(chosen()).toBe('b3');
  mockDelete.mockRejectedValueOnce(
    new ApiError('refused', { subCode: 'ADDRESS_DEFAULT', text: 'its words' }),
  );
  await presses('address.delete.heir');
  expect(alert()).toBe('its words');
  expect(chosen()).toBe('b3');
  mockDelete.mockRejectedValueOnce(new ApiError('http', { status: 422, fields: { heir: 'FIELDS_WRONG' } }));
  await presses('address.delete.heir');
  expect(alert()).toBe('address.delete.heirGone');
});

test('disables the deletion until the other addresses have loaded, and can load them again', async () => {
  mockList.mockRejectedValueOnce(new ApiError('network'));
  await opens();
  expect(document.querySelector('.load-error')).not.toBeNull();
  expect(button('address.delete.heir')?.disabled).toBe(true);
  await presses('common.retry');
  expect(chosen()).toBe('b0');
  expect(button('address.delete.heir')?.disabled).toBe(false);
});

test('does not ask for a new default if the address is no longer the default', async () => {
  mockList.mockResolvedValue(pageOf([rowOf('a'), rowOf('b0', true)]));
  await opens();
  expect(replacements()).toEqual([]);
  await presses('address.delete.yes');
  expect(mockDelete.mock.calls).toEqual([['a', undefined]]);
});

test('closes the dialog and shows a notice if the address was already deleted', async () => {
  await opens(ALL[1]);
  mockDelete.mockRejectedValueOnce(new ApiError('http', { status: 404 }));
  await presses('address.delete.yes');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(onSettled).toHaveBeenCalledTimes(1);
  expect(onOutdated).toHaveBeenCalledTimes(1);
  expect(mockNotice.mock.calls).toEqual([[{ type: 'warning', title: 'address.gone' }]]);
});
