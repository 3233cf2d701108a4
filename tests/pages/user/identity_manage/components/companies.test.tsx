import { fireEvent, render, screen } from '@testing-library/react';
import { CompanyCard } from '@/pages/user/identity_manage/components/CompanyCard';
import { RoleList } from '@/pages/user/identity_manage/components/HomeHero';
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
