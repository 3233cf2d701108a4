import { act, render, screen } from '@testing-library/react';
import { announceEndedRole, loadActing, resetActing } from '@/features/capacities/acting';
import { ActingBar } from '@/layouts/components/ActingBar';
import { ActingNews } from '@/layouts/components/ActingNews';
import { writeActingRole } from '@/utils/storage/actingStore';
import { actingRole, storedRole as kept } from '../../support/builders/actingRoles';
import { makeUser } from '../../support/builders/users';
import { createFakeNetwork, unreachable } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';
import { PageAt } from '../../support/render/pageAt';
import { press } from '../../support/render/showPage';

const network = createFakeNetwork();
const role: import('@/contract').ActingRole = { ...actingRole, uscc: '', matters: ['TAX'] };

function show(userInfo = makeUser()) {
  announceEndedRole();
  render(
    <PageAt state={{ userInfo }}>
      <ActingBar />
      <ActingNews onLeave={() => undefined} />
    </PageAt>,
  );
}

const bar = () => screen.queryByRole('region', { name: en['acting.label'] });

beforeEach(resetActing);

test('shows no end of a role without one', () => {
  writeActingRole({ ...kept, end: null, capacity: 'ADMIN' });
  show();
  expect(bar()?.textContent).toContain('You’re acting for Example Ltd as administrator');
  expect(bar()?.textContent).not.toContain('until');
});

test('offers a legal entity to act for its own company again', () => {
  writeActingRole(kept);
  const first = { id: 'r-0', orgName: 'First Ltd', uscc: '', capacity: 'LEGAL_REP' as const };
  show(makeUser({ userType: 'legal', roles: [first] }));
  expect(screen.getByRole('button').textContent).toBe('Act for First Ltd again');
});

test('reports a failed switch, and stays', async () => {
  writeActingRole(kept);
  show();
  network.answer('switchActing', unreachable);
  network.answer('acting', { role, choices: [role] });
  await press(en['acting.back']);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(en['space.notSwitched']);
  expect(alert.textContent).toContain(en['error.network']);
  expect(bar()).not.toBeNull();
});

test('shows changes by the company with the current permissions', async () => {
  writeActingRole(kept);
  show();
  network.answer(
    'acting',
    { role, choices: [] },
    { role: { ...role, matters: ['TAX', 'PERMITS'] }, choices: [] },
  );
  await act(loadActing);
  expect(screen.queryByRole('alert')).toBeNull();
  await act(loadActing);
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('Example Ltd has changed what you can do');
  expect(textContent).toContain(`${en['handlers.matter.TAX']} and ${en['handlers.matter.PERMITS']}`);
});
