/** Addresses as the server returns them; `overrides` replace single fields. */
import type { Address, AddressRow } from '@/contract';

/** A complete address. */
export const makeAddress = (overrides: Partial<Address> = {}): Address => ({
  id: 'address-1',
  version: 'v1',
  recipient: '测试甲',
  region: '+86',
  mobile: '15400000001',
  district: '440106',
  detail: '示例路 1 号 101 室',
  postcode: '510000',
  label: 'HOME',
  isDefault: true,
  ...overrides,
});

/** An address of the list, masked. */
export const makeAddressRow = (overrides: Partial<AddressRow> = {}): AddressRow => ({
  id: 'address-1',
  recipient: '测*甲',
  mobile: '154****0001',
  district: '440106',
  address: '广东省广州市天河区****',
  label: 'HOME',
  isDefault: true,
  ...overrides,
});
