/** Companies and who may act for them. */
import { randomUUID } from 'node:crypto';
import type { Capacity, OrgType, PersonRegistration, UserInfo } from '../../../src/contract';
import { getPortal } from '../store/state';

export interface Company {
  id: string;
  orgName: string;
  uscc: string;
  orgType: OrgType;
  legalRep: Pick<PersonRegistration, 'name' | 'idType' | 'idNo'>;
}

/** A person's role in a company; its id is the role id of the contract. */
export interface Membership {
  id: string;
  companyId: string;
  accountId: string;
  capacity: Capacity;
}

/** Capacities that speak for the whole company. */
const LEADING: readonly Capacity[] = ['LEGAL_REP', 'ADMIN'];

/** Companies the account leads, as their legal representative or administrator. */
export function listLedCompanies(accountId: string): Company[] {
  const { companies, memberships } = getPortal();
  const led = memberships.filter((role) => role.accountId === accountId && LEADING.includes(role.capacity));
  return companies.filter((company) => led.some((role) => role.companyId === company.id));
}

/** A new company, and what the account is in it. */
export function addCompany(company: Omit<Company, 'id'>, accountId: string, capacity: Capacity): void {
  const { companies, memberships } = getPortal();
  const companyId = `c-${randomUUID()}`;
  companies.push({ id: companyId, ...company });
  memberships.push({ id: `r-${randomUUID()}`, companyId, accountId, capacity });
}

/** The account's roles as userInfo lists them. A company's name is public. */
export function listRoles(accountId: string): UserInfo['roles'] {
  const { companies, memberships } = getPortal();
  return memberships
    .filter((role) => role.accountId === accountId)
    .map(({ id, companyId, capacity }) => ({
      id,
      orgName: companies.find((company) => company.id === companyId)?.orgName ?? '',
      capacity,
    }));
}
