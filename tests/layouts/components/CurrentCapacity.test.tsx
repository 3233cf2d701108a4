import { render } from '@testing-library/react';
import { CurrentCapacity } from '@/layouts/components/CurrentCapacity';
import { en } from '../../support/messages';

let mockUserInfo: object | null = null;
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) => pick({ userInfo: mockUserInfo }),
}));

const role = { id: 'r', orgName: 'Example Ltd', uscc: '91440000TTTTTTT16C', capacity: 'HANDLER' };
const person = { userType: 'person', name: '测*甲', account: 'demo', roles: [role] };
const legal = { ...person, userType: 'legal' };

test.each([
  ['a person acts as themselves', person, `${en['layout.actingSelf']} 测*甲`],
  ['a legal entity is its company', legal, `Example Ltd ${en['identity.capacity.HANDLER']}`],
  [
    'one without a name its credit code',
    { ...legal, roles: [{ ...role, orgName: '' }] },
    `91440000TTTTTTT16C ${en['identity.capacity.HANDLER']}`,
  ],
  ['without a company its account', { ...legal, roles: [] }, 'demo'],
  ['nobody is nobody', null, ''],
])('%s', (_, userInfo, words) => {
  mockUserInfo = userInfo;
  render(<CurrentCapacity />);
  expect((document.body.textContent ?? '').trim()).toBe(words);
});
