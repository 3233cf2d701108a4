import { act, fireEvent, screen } from '@testing-library/react';
import { switchActingRole } from '@/features/capacities/acting';
import MainLayout from '@/layouts/MainLayout';
import { loadRouteTable } from '@/utils/routing/pageRoute';
import { actingRole } from '../support/builders/actingRoles';
import { answerSession, makeUser } from '../support/builders/users';
import { createFakeNetwork } from '../support/fakes/fakeNetwork';
import { showPage } from '../support/render/showPage';
import '../support/fakes/resizeObserver';

const network = createFakeNetwork();

test('remounts the page when the user switches the role, so that no input of the previous role remains', async () => {
  answerSession(network, makeUser({ roles: [actingRole] }));
  network.answer('notices', []);
  network.answer('acting', { role: null, choices: [actingRole] });
  network.answer('switchActing', { role: actingRole, choices: [actingRole] });
  await loadRouteTable();
  await showPage(<input aria-label="reason" />, { layout: <MainLayout />, path: '/user/identity_manage' });
  const reason = () => screen.getByLabelText<HTMLInputElement>('reason');
  fireEvent.change(reason(), { target: { value: 'as myself' } });
  await act(() => switchActingRole('r-1', 'u-1'));
  expect(reason().value).toBe('');
});
