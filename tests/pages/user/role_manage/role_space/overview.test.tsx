import { cleanup, render, screen } from '@testing-library/react';
import { OwnStanding, SpacePages } from '@/pages/user/role_manage/role_space';
import { OwnAuthorizations } from '@/pages/user/role_manage/role_space/components/OwnAuthorizations';
import { makeAuthorization, makeChange, makeRole, makeSpace } from '../../../../support/builders/company';
import { createFakeNetwork, refusal } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { press } from '../../../../support/render/showPage';

type RoleDetail = import('@/contract').RoleDetail;

const network = createFakeNetwork();

const reload = jest.fn();
beforeEach(() => reload.mockReset());

const handler = {
  capacity: 'HANDLER',
  isActing: false,
  matters: ['TAX'],
  authorizations: [
    makeAuthorization({ id: 'a-0', number: 'SQ0', actions: ['resign'] }),
    makeAuthorization({ id: 'a-1', number: 'SQ1', state: 'PENDING', actions: ['accept', 'reject'] }),
  ],
} satisfies Partial<RoleDetail>;

test('lists pending authorizations first, and accepts one without acting for the company', async () => {
  network.answer('moveCompanyAuthorization', makeAuthorization());
  render(<OwnAuthorizations space={makeSpace(handler, reload)} />);
  const [first] = document.querySelectorAll('.own-authorization');
  expect(first?.textContent).toContain(en['authorizations.state.PENDING']);
  await press(`${en['handlers.accept']}: SQ1`);
  expect(document.querySelector('.ant-modal')?.textContent).toContain('Taxes and Permits');
  expect(document.querySelector('.ant-modal')?.textContent).toContain('SQ1');
  expect(network.calls).toEqual([]);
  await press(en['handlers.yes.accept']);
  expect(network.sent('moveCompanyAuthorization')).toMatchObject([
    { params: { id: 'r-1', authorizationId: 'a-1' }, body: { action: 'accept', version: 'a-v1' } },
  ]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads an authorization that was withdrawn meanwhile and shows a message', async () => {
  network.answer('moveCompanyAuthorization', refusal('CHANGED_MEANWHILE'));
  render(<OwnAuthorizations space={makeSpace(handler, reload)} />);
  await press(`${en['handlers.accept']}: SQ1`);
  await press(en['handlers.yes.accept']);
  expect(reload).toHaveBeenCalledTimes(1);
  await screen.findByText(en['authorizations.changed']);
});

test('shows the current and the requested scope of a pending change, and accepts it', async () => {
  const row = makeAuthorization({
    change: makeChange(),
    actions: ['acceptChange', 'rejectChange', 'resign'],
  });
  render(<OwnAuthorizations space={makeSpace({ ...handler, authorizations: [row] })} />);
  const summary = document.querySelector('.change-summary')?.textContent ?? '';
  expect(summary.indexOf('Taxes and Permits')).toBeLessThan(summary.indexOf(en['handlers.scope.ALL']));
  expect(summary).toContain('业务需要');
  network.answer('moveCompanyAuthorization', row);
  await press(`${en['handlers.acceptChange']}: ${row.number}`);
  await press(en['handlers.yes.acceptChange']);
  expect(network.sent('moveCompanyAuthorization').map(({ body }) => body)).toEqual([
    { action: 'acceptChange', version: row.version },
  ]);
});

test('shows full permissions of leaders, and the authorized matters of a handler or that there are none', () => {
  const shown = (given: Partial<RoleDetail>) =>
    render(<OwnStanding role={makeRole(given)} />).container.textContent ?? '';
  expect(shown({})).toContain(en['handlers.space.all.LEGAL_REP']);
  expect(shown({ capacity: 'ADMIN' })).toContain(en['handlers.space.all.ADMIN']);
  expect(shown(handler)).toContain(en['handlers.matter.TAX.means']);
  expect(shown({ ...handler, matters: [] })).toContain(en['handlers.space.nothing']);
});

test('links to the available pages of the space and shows why the others are not available', () => {
  render(<SpacePages space={makeSpace(handler)} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(document.body.textContent).toContain(en['subCode.ROLE_MATTER']);
  expect(document.body.textContent).toContain(en['subCode.ROLE_CAPACITY']);
  cleanup();
  // A leader opens every page, and sees that certificates expire soon.
  render(<SpacePages space={makeSpace({ certificatesEnding: 2 })} />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(document.querySelectorAll('.hub-state')).toHaveLength(1);
});
