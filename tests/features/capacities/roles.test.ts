import type { CompanyRole } from '@/contract';
import { findOwnRole, getCompanyName, getShownName } from '@/features/capacities/roles';

const role = (part: Partial<CompanyRole> = {}): CompanyRole => ({
  id: 'r',
  orgName: '测试一号有限公司',
  uscc: '91440000TTTTTTT16C',
  capacity: 'LEGAL_REP',
  ...part,
});

test.each([
  ['its name', role(), '测试一号有限公司'],
  ['a name of 100 characters', role({ orgName: '长'.repeat(100) }), '长'.repeat(100)],
  ['its credit code if the name is blank', role({ orgName: ' \t' }), '91440000TTTTTTT16C'],
  ['nothing if it has neither', role({ orgName: '', uscc: '' }), ''],
])('names a company by %s', (_, company, name) => {
  expect(getCompanyName(company)).toBe(name);
});

test('returns the first company for a legal entity, and none for a person', () => {
  const roles = [role({ id: 'first' }), role({ id: 'second' })];
  expect(findOwnRole({ userType: 'legal', roles })?.id).toBe('first');
  expect(findOwnRole({ userType: 'legal', roles: [] })).toBeUndefined();
  expect(findOwnRole({ userType: 'person', roles })).toBeUndefined();
});

test.each([
  ['the company of a legal entity', { userType: 'legal' }, '测试一号有限公司'],
  ['the name of a legal entity without a company', { userType: 'legal', roles: [] }, '测*甲'],
  ['the name of a person', {}, '测*甲'],
  ['the nickname of a person without a name', { name: '' }, 'Dora'],
  ['the account of a person with neither', { name: '', nickname: '' }, 'demo'],
] as const)('shows an account by %s', (_, part, name) => {
  const person = {
    userType: 'person',
    roles: [role()],
    name: '测*甲',
    nickname: 'Dora',
    account: 'demo',
  } as const;
  expect(
    getShownName({ ...person, ...part, roles: [...('roles' in part ? part.roles : person.roles)] }),
  ).toBe(name);
});
