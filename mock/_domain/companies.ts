/** Companies and who may act for them. */
import type { Capacity, UserInfo } from '../../src/services/contract';
import { portal } from './state';

export interface Company {
  id: string;
  orgName: string;
  uscc: string;
}

/** A person's role in a company; its id is the role id of the contract. */
export interface Membership {
  id: string;
  companyId: string;
  accountId: string;
  capacity: Capacity;
}

/** Companies whose legal representative the account is. */
export function companiesLedBy(accountId: string): Company[] {
  const { companies, memberships } = portal();
  const led = memberships.filter((role) => role.accountId === accountId && role.capacity === 'LEGAL_REP');
  return companies.filter((company) => led.some((role) => role.companyId === company.id));
}

/** The account's roles as userInfo lists them. A company's name is public. */
export function rolesOf(accountId: string): UserInfo['roles'] {
  const { companies, memberships } = portal();
  return memberships
    .filter((role) => role.accountId === accountId)
    .map(({ id, companyId, capacity }) => ({
      id,
      orgName: companies.find((company) => company.id === companyId)?.orgName ?? '',
      capacity,
    }));
}
