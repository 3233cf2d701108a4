/** Two fictitious addresses. */
import type { SavedAddress } from '../store/records/account';

/** Creates the addresses of one account. */
export const createSeedAddresses = (accountId: string): SavedAddress[] => [
  {
    id: 'address-1',
    accountId,
    recipient: '测试甲',
    region: '+86',
    mobile: '15400000001',
    district: '440106',
    detail: '示例路 1 号 101 室',
    postcode: '510000',
    label: 'HOME',
    isDefault: true,
  },
  {
    id: 'address-2',
    accountId,
    recipient: '测试甲',
    region: '+86',
    mobile: '15400000001',
    district: '110105',
    detail: '示例大街 2 号 3 层',
    postcode: '',
    label: 'WORK',
    isDefault: false,
  },
];
