import { act, fireEvent, render } from '@testing-library/react';
import { subCodes } from '@/contract/subCodes';
import { DeleteAddressButton } from '@/pages/user/info_manage/address_manage/components/DeleteAddressButton';

type AddressRow = import('@/contract').AddressRow;

const mockDelete = jest.fn();
const mockList = jest.fn();
jest.mock('@umijs/max', () => jest.requireActual('../../../../support/umiByKey'));
jest.mock('@/services/addresses', () => ({
  deleteAddress: (...given: unknown[]) => mockDelete(...given),
  listAllAddresses: () => mockList(),
}));
jest.mock('@/models/hooks', () => ({ useFrontTableActions: () => ({ afterDelete: async () => undefined }) }));
jest.mock('@/utils/notice', () => ({ showNotice: () => undefined }));

const rowOf = (id: string, isDefault = false): AddressRow => ({
  id,
  recipient: '测*甲',
  mobile: '154****0001',
  address: '北京市朝阳区****',
  label: '',
  isDefault,
});
const ALL = [rowOf('a', true), ...Array.from({ length: 19 }, (_, at) => rowOf(`b${at}`))];
const pageOf = (list: AddressRow[]) => ({ list, total: list.length, pageNumber: 1, pageSize: 20 });

const onOutdated = jest.fn();

async function opens(row = ALL[0] as AddressRow) {
  render(
    <DeleteAddressButton
      row={row}
      total={20}
      onPage={10}
      onOutdated={onOutdated}
      onClosed={() => undefined}
    />,
  );
  await act(async () => undefined);
}
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const presses = (words: string) =>
  act(async () => {
    fireEvent.click(button(words) as HTMLElement);
  });
const heirs = () => [...document.querySelectorAll<HTMLInputElement>('[name="heir"]')];
const chosen = () => heirs().find(({ checked }) => checked)?.value;
const alert = () => document.querySelector('.failure-alert [role="alert"]')?.textContent;

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockList.mockResolvedValue(pageOf(ALL));
  mockDelete.mockResolvedValue(true);
});

test('every other address can take over, and it is one call', async () => {
  await opens();
  expect(heirs().map(({ value }) => value)).toEqual(ALL.slice(1).map(({ id }) => id));
  expect(chosen()).toBe('b0');
  fireEvent.click(heirs()[17] as HTMLElement);
  await presses('address.delete.heir');
  expect(mockDelete.mock.calls).toEqual([['a', 'b17', expect.any(Function)]]);
});

test('another one than the default needs no heir, and asks for none', async () => {
  await opens(ALL[1]);
  expect(mockList).not.toHaveBeenCalled();
  await presses('address.delete.yes');
  expect(mockDelete.mock.calls).toEqual([['b0', undefined, expect.any(Function)]]);
});

test('after a failure the choice stands, and the words are those of deleting', async () => {
  await opens();
  fireEvent.click(heirs()[3] as HTMLElement);
  mockDelete.mockRejectedValueOnce(new Error('no network'));
  await presses('address.delete.heir');
  expect(alert()).toBe('address.delete.unreachable');
  expect(onOutdated).toHaveBeenCalledTimes(1);
  expect(chosen()).toBe('b3');
  mockDelete.mockImplementationOnce(async (_id, _heir, onFailure) => {
    onFailure({ code: 20001, data: null, subCode: subCodes.ADDRESS_DEFAULT, subMsg: 'its words' });
    return false;
  });
  await presses('address.delete.heir');
  expect(alert()).toBe('its words');
  expect(chosen()).toBe('b3');
});

test('while the others load, and where they do not, nothing is deleted; another try can help', async () => {
  mockList.mockRejectedValueOnce(new Error('no network'));
  await opens();
  expect(document.querySelector('.load-error')).not.toBeNull();
  expect(button('address.delete.heir')?.disabled).toBe(true);
  await presses('common.retry');
  expect(chosen()).toBe('b0');
  expect(button('address.delete.heir')?.disabled).toBe(false);
});

test('where it is the default no longer, or the others are gone, none is asked for', async () => {
  mockList.mockResolvedValue(pageOf([rowOf('a'), rowOf('b0', true)]));
  await opens();
  expect(heirs()).toEqual([]);
  await presses('address.delete.yes');
  expect(mockDelete.mock.calls).toEqual([['a', undefined, expect.any(Function)]]);
});
