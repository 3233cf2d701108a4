import { act, render } from '@testing-library/react';
import { beginActing, loadActing, resetActing } from '@/features/capacities/acting';
import { CurrentCapacity } from '@/layouts/components/CurrentCapacity';
import { writeActingRole } from '@/utils/storage/actingStore';
import { en } from '../../support/messages';

const mockGet = jest.fn();
jest.mock('@/services/acting', () => ({ getActing: () => mockGet() }));
let mockUserInfo: object | null = null;
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) => pick({ userInfo: mockUserInfo }),
}));

const role = { id: 'r', orgName: 'Example Ltd', uscc: '91440000TTTTTTT16C', capacity: 'HANDLER' };
const person = { userType: 'person', name: '测*甲', account: 'demo', roles: [role] };
const legal = { ...person, userType: 'legal' };

afterEach(() => act(resetActing));

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

test('a person who acts for a company is that company, until its end', () => {
  sessionStorage.clear();
  writeActingRole({ id: 'r', company: 'Example Ltd', capacity: 'HANDLER', end: '2026-12-31', owner: 'u-1' });
  beginActing();
  mockUserInfo = person;
  render(<CurrentCapacity />);
  expect(document.body.textContent).toMatch(/^Example Ltd Handler · until .*2026/);
});

test.each([
  [
    'its company until its end',
    { ...role, end: '2026-12-31', matters: [] },
    /^Example Ltd Handler · until .*2026/,
  ],
  ['nobody', null, new RegExp(`^${en['acting.none']}$`)],
])('a legal entity is shown what the server told: %s', async (_, told, words) => {
  sessionStorage.clear();
  beginActing();
  mockUserInfo = { ...legal, roles: [{ ...role, orgName: 'First Ltd' }] };
  render(<CurrentCapacity />);
  expect(document.body.textContent).toContain('First Ltd');
  mockGet.mockResolvedValue({ role: told, choices: [] });
  await act(() => loadActing());
  expect((document.body.textContent ?? '').trim()).toMatch(words);
});
