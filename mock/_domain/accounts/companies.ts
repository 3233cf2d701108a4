/** Companies, and the roles of people in them. */
import { randomUUID } from 'node:crypto';
import type { Capacity, UserInfo } from '../../../src/contract';
import type { Company } from '../store/records/account';
import { getPortal } from '../store/state';

/** The capacities that lead a company. */
const LEADING: readonly Capacity[] = ['LEGAL_REP', 'ADMIN'];

/** Lists the companies that the account leads. */
export function listLedCompanies(accountId: string): Company[] {
  const { companies, memberships } = getPortal();
  const led = memberships.filter((role) => role.accountId === accountId && LEADING.includes(role.capacity));
  return companies.filter((company) => led.some((role) => role.companyId === company.id));
}

/** Adds a company and gives the account a role in it. */
export function addCompany(company: Omit<Company, 'id'>, accountId: string, capacity: Capacity): void {
  const { companies, memberships } = getPortal();
  const companyId = `c-${randomUUID()}`;
  companies.push({ id: companyId, ...company });
  memberships.push({ id: `r-${randomUUID()}`, companyId, accountId, capacity });
}

/**
 * Lists the roles of the account as userInfo shows them. The name and the credit code of a company
 * are public, so they are not masked.
 */
export function listRoles(accountId: string): UserInfo['roles'] {
  const { companies, memberships } = getPortal();
  return memberships
    .filter((role) => role.accountId === accountId)
    .map(({ id, companyId, capacity }) => {
      const { orgName = '', uscc = '' } = companies.find((company) => company.id === companyId) ?? {};
      return { id, orgName, uscc, capacity };
    });
}
