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

const show = (userInfo: UserInfo) => showPage(<CurrentCapacity />, { state: { userInfo } });

afterEach(() => act(resetActing));

test.each([
  ['that a person acts as themselves', person, `${en['layout.actingSelf']} 测*甲`],
  ['the company of a legal entity', legal, `Example Ltd ${en['identity.capacity.HANDLER']}`],
  ['the account of a legal entity without a company', { ...legal, roles: [] }, 'demo'],
])('shows %s', async (_, userInfo, words) => {
  await show(userInfo);
  expect(pageText().trim()).toBe(words);
});

test('shows the company, the capacity and its end for a person who acts for a company', async () => {
  writeActingRole(storedRole);
  announceEndedRole();
  await show(person);
  expect(pageText()).toMatch(/^Example Ltd Handler · until .*2026/);
});

test('shows a legal entity that the server names no role any more', async () => {
  await show(legal);
  network.answer('acting', { role: null, choices: [] });
  await act(() => loadActing());
  await settle();
  expect(pageText().trim()).toBe(en['acting.none']);
});
