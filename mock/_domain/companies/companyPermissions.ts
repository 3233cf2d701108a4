/** The capacity and state of a person in a company, and the actions they allow (docs/api.md, Capacities). */
import type { CompanyPermission } from '../../../src/contract/roleValues';
import { findCompanyBlock, type RoleContext } from '../../../src/domain/companyActions';
import { deriveRoleState, findCompany, isCompanySuspended } from '../accounts/companies';
import { getFound, HttpRefusal } from '../lib/refusals';
import type { MemberRequest } from '../store/context';
import type { Account } from '../store/records/account';
import type { Company, Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { findActingRole } from './acting';
import { hasBegun, listMatters } from './matters';

interface CompanyRoleRecord {
  role: Membership;
  company: Company;
}

/** Finds a role of the account. Throws a 404 for an unknown role and for the role of another account. */
export function findOwnRole({ id: accountId }: Account, id: string): Membership {
  return getFound(getPortal().memberships.find((one) => one.id === id && one.accountId === accountId));
}

/** Returns what the permissions of the member in the company depend on. */
export function getRoleContext({ req, account }: MemberRequest, role: Membership): RoleContext {
  return {
    capacity: role.capacity,
    state: deriveRoleState(role),
    hasBegun: hasBegun(role),
    companySuspended: isCompanySuspended(role.companyId),
    matters: listMatters(role),
    isActing: findActingRole(req, account)?.id === role.id,
    level: account.level,
  };
}

/** Returns a role of the account and its company. Throws a 404, or a 403 with the reason. */
export function assertAllowed(
  asker: MemberRequest,
  roleId: string,
  action: CompanyPermission,
): CompanyRoleRecord {
  const role = findOwnRole(asker.account, roleId);
  const block = findCompanyBlock(action, getRoleContext(asker, role));
  if (block) throw new HttpRefusal(403, block);
  const company = findCompany(role);
  // A role without a company has no permission, so findCompanyBlock has refused it.
  if (!company) throw new HttpRefusal(404, 'NOT_FOUND');
  return { role, company };
}
