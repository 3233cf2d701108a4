import { fireEvent, render, screen } from '@testing-library/react';
import { CompanyCard } from '@/pages/user/identity_manage/components/CompanyCard';
import { RoleList } from '@/pages/user/identity_manage/components/RoleList';
import { makeCompanyRole } from '../../../../support/builders/actingRoles';
import { en } from '../../../../support/messages';

type CompanyRole = import('@/contract').CompanyRole;

const role = (part: Partial<CompanyRole> = {}) =>
  makeCompanyRole({ id: 'r/1', capacity: 'LEGAL_REP', ...part });
const many = (count: number) => Array.from({ length: count }, (_, index) => role({ id: `r${index}` }));
const pageText = () => document.body.textContent ?? '';
const items = () => screen.queryAllByRole('listitem').length;

test('shows three companies of a long list until the user shows all', () => {
  render(<RoleList title="identity.roles" roles={many(12)} />);
  expect(items()).toBe(3);
  const button = screen.getByRole('button', { name: 'Show all 12' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(items()).toBe(12);
  fireEvent.click(screen.getByRole('button', { name: en['identity.roles.fewer'] }));
  expect(items()).toBe(3);
});

test('shows three companies without a button, and nothing without companies', () => {
  const { rerender } = render(<RoleList title="identity.roles" roles={many(3)} />);
  expect([items(), screen.queryByRole('button')]).toEqual([3, null]);
  rerender(<RoleList title="identity.roles" roles={[]} />);
  expect(pageText()).toBe('');
});

test('shows the company with the type from its credit code', () => {
  render(<CompanyCard company={role()} />);
  for (const fact of ['Example Ltd', '91440000TTTTTTT16C', en['register.orgType.ENTERPRISE']]) {
    expect(pageText()).toContain(fact);
  }
  expect(pageText()).toContain(en['identity.capacity.LEGAL_REP']);
  expect(screen.getByRole('button', { name: en['identity.company.uscc.copy'] })).toBeTruthy();
});

test('marks unknown values as missing, without a copy button', () => {
  const { rerender } = render(<CompanyCard company={role({ orgName: '', uscc: '' })} />);
  expect(pageText().split(en['identity.notGiven'])).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<CompanyCard company={undefined} />);
  expect(pageText()).toContain(en['identity.company.none']);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [en['identity.company.none.verify'], '/user/verification?referer=%2Fuser%2Frole_manage'],
    [en['identity.company.none.confirm'], '/user/role_manage'],
  ]);
});

test('links to the company space from the card and from the list', () => {
  render(
    <>
      <CompanyCard company={role()} />
      <RoleList title="identity.roles" roles={[role()]} />
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [en['identity.company.space'], '/user/role_manage/r%2F1/role_space'],
    ['Example Ltd', '/user/role_manage/r%2F1/role_space'],
  ]);
});
