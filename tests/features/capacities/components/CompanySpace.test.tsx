import { act, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { announceEndedRole, loadActing, resetActing } from '@/features/capacities/acting';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import { makeRole } from '../../../support/builders/company';
import { createFakeNetwork, httpError, settle } from '../../../support/fakes/fakeNetwork';
import { en } from '../../../support/messages';
import { showPage } from '../../../support/render/showPage';

type Props = ComponentProps<typeof CompanySpace>;
type ActingRole = import('@/contract').ActingRole;

const network = createFakeNetwork();
const role = makeRole();
const acting: ActingRole = { ...role, capacity: 'HANDLER', matters: ['TAX', 'PERMITS'] };
const answerActing = async (now: ActingRole | null) => {
  network.answer('acting', { role: now, choices: [] });
  await act(() => loadActing());
  await settle();
};

/** Opens a page in the space of the company. */
const openSpace = (props: Partial<Props> = {}, address = { path: '/r-1', route: '/:id' }) =>
  showPage(
    <CompanySpace title="page.companyInfo" purpose="company.purpose" needs="viewCompany" {...props}>
      {props.children ?? (({ role: { matters } }) => <p data-testid="matters">{matters.join()}</p>)}
    </CompanySpace>,
    address,
  );

beforeEach(() => {
  network.answer('role', { ...role, capacity: 'HANDLER', matters: ['TAX', 'PERMITS'] });
  announceEndedRole();
});
afterEach(() => act(resetActing));

test.each([
  ['end', { end: '2026-12-01' }],
  ['matters', { matters: ['TAX'] as ActingRole['matters'] }],
])(
  'reloads the acting role after a change of its %s, and keeps the page on screen meanwhile',
  async (_, change) => {
    await openSpace();
    await answerActing(acting);
    await answerActing({ ...acting, matters: ['PERMITS', 'TAX'] });
    expect(network.sent('role')).toHaveLength(1);
    const respond = network.withhold('role');
    await answerActing({ ...acting, ...change });
    expect(network.sent('role')).toHaveLength(2);
    expect(screen.getByTestId('matters').textContent).toBe('TAX,PERMITS');
    await respond({ ...role, matters: ['TAX'] });
    expect(screen.getByTestId('matters').textContent).toBe('TAX');
  },
);

test('does not reload the role after a change of another role', async () => {
  await openSpace();
  await answerActing({ ...acting, id: 'r-2' });
  await answerActing({ ...acting, id: 'r-2', end: '2026-12-01' });
  expect(network.sent('role')).toHaveLength(1);
});

test('shows the name of the company once: as the heading of its space, or above the heading of a page', async () => {
  const { unmount } = await openSpace({ isNamed: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(role.orgName);
  expect(screen.getAllByText(role.orgName)).toHaveLength(1);
  unmount();
  await openSpace();
  const heading = screen.getByRole('heading', { level: 1, name: en['page.companyInfo'] });
  expect(heading.previousElementSibling?.textContent).toBe(role.orgName);
});

test.each([
  ['/user/role_manage/r-1/role_space/', 'space.overview'],
  ['/user/Role_manage/r-1/role_space/company_info', 'space.info'],
] as const)('marks the page of the address %s', async (path, name) => {
  await openSpace({}, { path, route: '/user/role_manage/:id/role_space/*' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(en[name]);
});

test('shows why the page is closed without the permission, and links to the companies', async () => {
  const children = jest.fn();
  await openSpace({ needs: 'viewCertificates', children });
  expect(screen.getByRole('heading', { name: en['space.closed'] })).toBeTruthy();
  expect(document.body.textContent).toContain(en['subCode.ROLE_MATTER']);
  expect(screen.getByRole('link', { name: en['space.back'] }).getAttribute('href')).toBe('/user/role_manage');
  expect(children).not.toHaveBeenCalled();
});

test('shows the role of another user as unknown', async () => {
  network.answer('role', httpError(404));
  await openSpace();
  expect(screen.getByRole('heading', { name: en['space.unknown'] })).toBeTruthy();
});
