/** How a person stands in a company, and what that allows (docs/api.md, Capacities). */
import { type CompanyAction, findCompanyBlock, type Standing } from '../../../src/domain/companyActions';
import { deriveRoleState, findCompany, isCompanySuspended } from '../accounts/companies';
import { HttpRefusal } from '../lib/refusals';
import type { Member, RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Company, Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { findActingRole } from './acting';
import { hasBegun, listMatters } from './matters';

/** Who asks. */
export type Asker = Pick<RequestContext, 'req'> & Member;

/** A role and the company it is in. */
interface CompanyRoleRecord {
  role: Membership;
  company: Company;
}

/** Finds a role of one's own. Throws a 404 for another's as for one that does not exist. */
export function findOwnRole({ id: accountId }: Account, id: string): Membership {
  const role = getPortal().memberships.find((one) => one.id === id && one.accountId === accountId);
  if (!role) throw new HttpRefusal(404, 'NOT_FOUND');
  return role;
}

/** How the asker stands in the company of a role of theirs. */
export function getStanding({ req, account }: Asker, role: Membership): Standing {
  return {
    capacity: role.capacity,
    state: deriveRoleState(role),
    begun: hasBegun(role),
    companySuspended: isCompanySuspended(role.companyId),
    matters: listMatters(role),
    acting: findActingRole(req, account)?.id === role.id,
    level: account.level,
  };
}

/** Returns a role of one's own and its company. Throws a 404, or a 403 that says what keeps one from the action. */
export function assertAllowed(asker: Asker, roleId: string, action: CompanyAction): CompanyRoleRecord {
  const role = findOwnRole(asker.account, roleId);
  const block = findCompanyBlock(action, getStanding(asker, role));
  if (block) throw new HttpRefusal(403, block);
  const company = findCompany(role);
  // A role without a company is no standing one: it was refused above.
  if (!company) throw new HttpRefusal(404, 'NOT_FOUND');
  return { role, company };
}
