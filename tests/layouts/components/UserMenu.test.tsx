import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { announceEndedRole, loadActing, resetActing } from '@/features/capacities/acting';
import { UserMenu } from '@/layouts/components/UserMenu';
import { readActingRole, writeActingRole } from '@/utils/storage/actingStore';
import { actingRole as company, makeCompanyRole, storedRole } from '../../support/builders/actingRoles';
import { makeUser } from '../../support/builders/users';
import { createFakeNetwork, httpError } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';
import { PageAt } from '../../support/render/pageAt';

type UserInfo = import('@/contract').UserInfo;

const network = createFakeNetwork();
const LONG = '长'.repeat(100);
const role = makeCompanyRole({ id: 'r', orgName: LONG, capacity: 'LEGAL_REP' });
const person = makeUser({ nickname: 'demo', roles: [role] });
const legal: UserInfo = { ...person, userType: 'legal' };

beforeEach(() => network.answer('acting', { role: null, choices: [] }));

const openMenu = (userInfo: UserInfo) => {
  render(
    <PageAt state={{ userInfo }}>
      <UserMenu />
    </PageAt>,
  );
  fireEvent.click(screen.getByRole('button', { name: en['layout.userMenu'] }));
  return document.querySelector('.main-who')?.textContent;
};

afterEach(() => act(resetActing));

const capacity = en['identity.capacity.LEGAL_REP'];

test.each([
  ['that a person acts as themselves', person, `${en['layout.actingSelf']} · demo · 测*甲`],
  ['the full company to a legal entity', legal, `${LONG} · ${capacity} · demo · 测*甲`],
  ['the account of a legal entity without a company', { ...legal, roles: [] }, 'demo · 测*甲'],
])('shows %s', (_, userInfo, words) => {
  expect(openMenu(userInfo)).toBe(words);
});

test.each([
  [null, en['acting.none']],
  [{ ...role, orgName: 'Now Ltd', end: '2026-12-31', matters: [] }, `Now Ltd · ${capacity} · until `],
])('shows the company to a legal entity after the response', async (told, words) => {
  network.answer('acting', { role: told, choices: [] });
  announceEndedRole();
  await act(() => loadActing());
  const said = openMenu(legal);
  expect(said).toMatch(new RegExp(`^${words}`));
  expect(said).not.toContain(LONG);
});

describe('the acting role', () => {
  const entries = () =>
    screen
      .getAllByRole('menuitemradio')
      .map((entry) => [entry.textContent, entry.getAttribute('aria-checked')]);
  const handler = en['identity.capacity.HANDLER'];

  test('retries a failed list in its place', async () => {
    network.answer('acting', httpError(500));
    openMenu(person);
    const retry = await screen.findByText(en['acting.menu.failed']);
    network.answer('acting', { role: null, choices: [company] });
    fireEvent.click(retry);
    await screen.findByText('Example Ltd');
    const button = screen.getByRole('button', { name: en['layout.userMenu'] });
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  test('offers a legal entity its companies, checks the current one, and switches to its own one without a role', async () => {
    const own = { ...company, id: 'r', orgName: 'First Ltd' };
    writeActingRole(storedRole);
    announceEndedRole();
    network.answer('acting', { role: company, choices: [own, company] });
    openMenu(legal);
    await screen.findByText('First Ltd');
    expect(entries()).toEqual([
      [`First Ltd ${handler}`, 'false'],
      [`Example Ltd ${handler}`, 'true'],
    ]);
    network.answer('switchActing', { role: own, choices: [own, company] });
    fireEvent.click(screen.getByText('First Ltd'));
    await waitFor(() => expect(readActingRole()).toBeNull());
    expect(network.bodies('switchActing')).toEqual([{ roleId: null }]);
  });
});
