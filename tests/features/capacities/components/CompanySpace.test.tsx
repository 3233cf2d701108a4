import { act, cleanup, render, screen } from '@testing-library/react';
import { beginActing, loadActing, resetActing } from '@/features/capacities/acting';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import { makeRole } from '../../../support/company';
import { createFakeNetwork, httpError, settle } from '../../../support/fakeNetwork';
import { en } from '../../../support/messages';

type RoleDetail = import('@/contract').RoleDetail;
type ActingRole = import('@/contract').ActingRole;

jest.mock('@umijs/max', () => ({
  ...jest.requireActual('@umijs/max'),
  useParams: () => ({ id: 'r-1' }),
  useLocation: () => ({ pathname: '/' }),
}));

const network = createFakeNetwork();
const role = makeRole();
const acting: ActingRole = { ...role, capacity: 'HANDLER', matters: ['TAX', 'PERMITS'] };
const told = async (now: ActingRole | null) => {
  network.answer('acting', { role: now, choices: [] });
  await act(() => loadActing());
  await settle();
};

beforeEach(async () => {
  network.answer('role', { ...role, capacity: 'HANDLER', matters: ['TAX', 'PERMITS'] });
  beginActing();
  render(
    <CompanySpace title="page.companyInfo" purpose="company.purpose" needs="viewCompany">
      {(space) => <p data-testid="matters">{space.role.matters.join()}</p>}
    </CompanySpace>,
  );
  await settle();
});
afterEach(() => act(resetActing));

test.each([
  ['end', { end: '2026-12-01' }],
  ['matters', { matters: ['TAX'] as ActingRole['matters'] }],
])(
  'reloads the acting role after a change of its %s, and keeps the page on screen meanwhile',
  async (_, change) => {
    await told(acting);
    await told({ ...acting, matters: ['PERMITS', 'TAX'] });
    expect(network.sent('role')).toHaveLength(1);
    let answer: (now: RoleDetail) => void = () => undefined;
    network.answer('role', () => new Promise((resolve) => (answer = resolve)));
    await told({ ...acting, ...change });
    expect(network.sent('role')).toHaveLength(2);
    expect(screen.getByTestId('matters').textContent).toBe('TAX,PERMITS');
    answer({ ...role, matters: ['TAX'] });
    await settle();
    expect(screen.getByTestId('matters').textContent).toBe('TAX');
  },
);

test('does not reload the role after a change of another role', async () => {
  await told({ ...acting, id: 'r-2' });
  await told({ ...acting, id: 'r-2', end: '2026-12-01' });
  expect(network.sent('role')).toHaveLength(1);
});

test('shows the name of the company as the heading of its space, once', async () => {
  render(
    <CompanySpace isNamed title="page.roleSpace" purpose="handlers.space.purpose" needs="viewCompany">
      {() => null}
    </CompanySpace>,
  );
  await settle();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toContain(
    role.orgName,
  );
  // The page of the other space on screen has the name above its heading.
  expect(screen.getAllByText(role.orgName)).toHaveLength(2);
});

test('shows the name of the company above the heading of a page of its space', () => {
  const heading = screen.getByRole('heading', { level: 1, name: en['page.companyInfo'] });
  expect(heading.previousElementSibling?.textContent).toBe(role.orgName);
});

test('shows why the page is closed without the permission, and links to the companies', async () => {
  const children = jest.fn();
  render(
    <CompanySpace title="page.companyCertificates" purpose="company.purpose" needs="viewCertificates">
      {children}
    </CompanySpace>,
  );
  await settle();
  expect(screen.getByRole('heading', { name: en['space.closed'] })).toBeTruthy();
  expect(document.body.textContent).toContain(en['subCode.ROLE_MATTER']);
  expect(screen.getByRole('link', { name: en['space.back'] }).getAttribute('href')).toBe('/user/role_manage');
  expect(children).not.toHaveBeenCalled();
});

test('shows the role of another user as unknown', async () => {
  network.answer('role', httpError(404));
  cleanup();
  render(
    <CompanySpace title="page.companyInfo" purpose="company.purpose" needs="viewCompany">
      {() => null}
    </CompanySpace>,
  );
  await settle();
  expect(screen.getByRole('heading', { name: en['space.unknown'] })).toBeTruthy();
});
