/** A complete address as the server returns it; `overrides` replace single fields. */
import type { Address } from '@/contract';

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
