import { act } from '@testing-library/react';
import { announceEndedRole, loadActing, resetActing } from '@/features/capacities/acting';
import { CurrentCapacity } from '@/layouts/components/CurrentCapacity';
import { writeActingRole } from '@/utils/storage/actingStore';
import { makeCompanyRole, storedRole } from '../../support/builders/actingRoles';
import { makeUser } from '../../support/builders/users';
import { createFakeNetwork, settle } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';
import { pageText, showPage } from '../../support/render/showPage';

type UserInfo = import('@/contract').UserInfo;

const network = createFakeNetwork();
const role = makeCompanyRole();
const person = makeUser({ roles: [role] });
const legal: UserInfo = { ...person, userType: 'legal' };

const shows = (userInfo: UserInfo | null) => showPage(<CurrentCapacity />, { state: { userInfo } });

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
])('%s', async (_, userInfo, words) => {
  await shows(userInfo);
  expect(pageText().trim()).toBe(words);
});

test('shows the company, the capacity and its end for a person who acts for a company', async () => {
  writeActingRole(storedRole);
  announceEndedRole();
  await shows(person);
  expect(pageText()).toMatch(/^Example Ltd Handler · until .*2026/);
});

test.each([
  [
    'its company until its end',
    { ...role, end: '2026-12-31', matters: [] },
    /^Example Ltd Handler · until .*2026/,
  ],
  ['nobody', null, new RegExp(`^${en['acting.none']}$`)],
])('shows a legal entity the acting role from the server: %s', async (_, told, words) => {
  announceEndedRole();
  await shows({ ...legal, roles: [{ ...role, orgName: 'First Ltd' }] });
  expect(pageText()).toContain('First Ltd');
  network.answer('acting', { role: told, choices: [] });
  await act(() => loadActing());
  await settle();
  expect(pageText().trim()).toMatch(words);
});
