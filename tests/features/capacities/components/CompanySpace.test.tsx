import { act, render, screen } from '@testing-library/react';
import { beginActing, loadActing, resetActing } from '@/features/capacities/acting';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import { role } from '../../../support/companySpace';
import { en } from '../../../support/messages';

type ActingRole = import('@/contract').ActingRole;

const mockGetRole = jest.fn();
const mockGetActing = jest.fn();
jest.mock('@umijs/max', () => ({
  ...jest.requireActual('@umijs/max'),
  useParams: () => ({ id: 'r-1' }),
  useLocation: () => ({ pathname: '/' }),
}));
jest.mock('@/services/roles', () => ({ getRole: (id: string) => mockGetRole(id) }));
jest.mock('@/services/acting', () => ({ getActing: () => mockGetActing() }));

const acting: ActingRole = { ...role, capacity: 'HANDLER', matters: ['TAX', 'PERMITS'] };
const told = async (now: ActingRole | null) => {
  mockGetActing.mockResolvedValueOnce({ role: now, choices: [] });
  await act(() => loadActing());
};

beforeEach(async () => {
  sessionStorage.clear();
  mockGetRole.mockReset().mockResolvedValue({ ...role, capacity: 'HANDLER', matters: ['TAX', 'PERMITS'] });
  beginActing();
  render(
    <CompanySpace title="page.companyInfo" purpose="company.purpose" needs="viewCompany">
      {(space) => <p data-testid="matters">{space.role.matters.join()}</p>}
    </CompanySpace>,
  );
  await act(async () => undefined);
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
    expect(mockGetRole).toHaveBeenCalledTimes(1);
    let answer: (now: object) => void = () => undefined;
    mockGetRole.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await told({ ...acting, ...change });
    expect(mockGetRole).toHaveBeenCalledTimes(2);
    expect(screen.getByTestId('matters').textContent).toBe('TAX,PERMITS');
    await act(async () => answer({ ...role, matters: ['TAX'] }));
    expect(screen.getByTestId('matters').textContent).toBe('TAX');
  },
);

test('does not reload the role after a change of another role', async () => {
  await told({ ...acting, id: 'r-2' });
  await told({ ...acting, id: 'r-2', end: '2026-12-01' });
  expect(mockGetRole).toHaveBeenCalledTimes(1);
});

test('shows the name of the company as the heading of its space, once', async () => {
  render(
    <CompanySpace isNamed title="page.roleSpace" purpose="handlers.space.purpose" needs="viewCompany">
      {() => null}
    </CompanySpace>,
  );
  await act(async () => undefined);
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
