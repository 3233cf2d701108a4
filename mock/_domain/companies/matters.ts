/** Computes the states of authorizations, and the matters that a role covers today. */
import { COMPANY_LEVEL } from '../../../src/constants';
import type { AuthorizationState, CompanyMatter } from '../../../src/contract';
import { leadsCompany } from '../../../src/domain/companyActions';
import { companyMatters } from '../../../src/validation/companyMatters';
import { formatChinaDate } from '../../../src/validation/dates';
import { findAccountById } from '../accounts/accounts';
import { deriveRoleState, findRole } from '../accounts/companies';
import { deriveAuthorizationState, isUnsettled } from '../authorizations/states';
import { now } from '../store/clock';
import type { CompanyAuthorizationRecord, Membership } from '../store/records/company';
import { getPortal } from '../store/state';

/** A suspended role suspends the authorization; after an expired one it can be neither used nor accepted. */
export function deriveCompanyAuthorizationState(one: CompanyAuthorizationRecord): AuthorizationState {
  const role = findRole(one.membershipId);
  const roleState = role && deriveRoleState(role);
  if (roleState === 'EXPIRED' && isUnsettled(one.state)) return 'EXPIRED';
  return deriveAuthorizationState(one, roleState === 'SUSPENDED');
}

/** Lists the authorizations of a role, oldest first. */
export const listRoleAuthorizations = ({ id }: Pick<Membership, 'id'>): CompanyAuthorizationRecord[] =>
  getPortal().companyAuthorizations.filter(({ membershipId }) => membershipId === id);

/** Lists the authorizations of a role that are active and have begun. */
export function listInForce(role: Membership): CompanyAuthorizationRecord[] {
  const today = formatChinaDate(now());
  return listRoleAuthorizations(role).filter(
    (one) => deriveCompanyAuthorizationState(one) === 'ACTIVE' && one.start <= today,
  );
}

/** Returns the matters that the role covers today; all matters for leaders of the company. */
export function listMatters(role: Membership): CompanyMatter[] {
  if (leadsCompany(role.capacity)) return [...companyMatters];
  const current = listInForce(role);
  return companyMatters.filter((matter) =>
    current.some(({ scope, matters }) => scope === 'ALL' || matters.includes(matter)),
  );
}

/** Whether the first day of the role, in China, is today or earlier. */
export const hasBegun = ({ start }: Pick<Membership, 'start'>): boolean =>
  start === null || start <= formatChinaDate(now());

/** Whether a tab may act in the role now (docs/api.md, Acting for a company). */
export function canAct(role: Membership): boolean {
  if (deriveRoleState(role) !== 'ACTIVE') return false;
  if (!hasBegun(role)) return false;
  if ((findAccountById(role.accountId)?.level ?? 0) < COMPANY_LEVEL) return false;
  return leadsCompany(role.capacity) || listInForce(role).length > 0;
}

/** Returns the last possible day of the role, YYYY-MM-DD; null without an end. */
export function getActingEnd(role: Membership): string | null {
  if (leadsCompany(role.capacity)) return role.end;
  const last =
    listInForce(role)
      .map(({ end }) => end)
      .sort()
      .at(-1) ?? null;
  if (last === null || role.end === null) return last ?? role.end;
  return last < role.end ? last : role.end;
}
