import type { UserInfo } from '@/contract';
import { findOwnRole, getCompanyName, getShownName } from '@/features/capacities/roles';
import { makeCompanyRole as role } from '../../support/builders/actingRoles';
import { makeUser } from '../../support/builders/users';

test.each([
  ['its name', role(), 'Example Ltd'],
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
  ['the company of a legal entity', { userType: 'legal' }, 'Example Ltd'],
  ['the name of a legal entity without a company', { userType: 'legal', roles: [] }, '测*甲'],
  ['the name of a person', {}, '测*甲'],
  ['the nickname of a person without a name', { name: '' }, 'Dora'],
  ['the account of a person with neither', { name: '', nickname: '' }, 'demo'],
] as [string, Partial<UserInfo>, string][])('shows an account by %s', (_, part, name) => {
  expect(getShownName(makeUser({ roles: [role()], nickname: 'Dora', ...part }))).toBe(name);
});
