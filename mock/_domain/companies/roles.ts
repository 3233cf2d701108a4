/** The roles of the signed-in user in companies: their list, and companies that the user adds. */
import type { Data, RoleForm, RoleState } from '../../../src/contract';
import { addMembership, deriveRoleState, isActiveOrSuspended } from '../accounts/companies';
import { Refusal, wrongField } from '../lib/refusals';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { findOwnRole } from './companyPermissions';
import { assertMayClaim, findBlockingRole, findLedCompany, findOpenRole, hasLegalRep } from './roleForm';
import { assertCanMove, moveTo } from './roleStates';

const WAITING: readonly RoleState[] = ['DRAFT', 'VERIFYING', 'PENDING'];

/** Lists the roles of an account: pending ones first, then active ones, each newest first. */
export function listOwnRoles({ id }: Account): Membership[] {
  const rank = (role: Membership): number => {
    if (WAITING.includes(deriveRoleState(role))) return 0;
    return isActiveOrSuspended(role) ? 1 : 2;
  };
  return getPortal()
    .memberships.filter(({ accountId }) => accountId === id)
    .sort((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt);
}

/**
 * Returns the company of a credit code, and the own role. A pending one counts only if no claim is possible.
 */
export function lookUpCompany({ account, query }: EndpointContext<'companyByCode'>): Data<'companyByCode'> {
  const { uscc } = query;
  const company = findLedCompany(uscc);
  const hasRep = company !== undefined && hasLegalRep(company);
  return {
    known: company !== undefined,
    orgName: company?.orgName ?? '',
    hasLegalRep: hasRep,
    roleId: (hasRep ? findOpenRole : findBlockingRole)(account.id, uscc)?.id ?? null,
  };
}

/** Stores a declared company as a draft. Throws a 422, ROLE_LEVEL, ROLE_ALREADY, LEGAL_REP_THERE. */
export function createRole({ account, body }: EndpointContext<'createRole'>): Membership {
  assertMayName(account, body);
  return addMembership({
    accountId: account.id,
    capacity: body.capacity,
    origin: 'CREATED',
    state: 'DRAFT',
    form: body,
  });
}

/** Changes the company of an unproven role, which becomes a draft again. */
export function changeRole({ account, params, body: form }: EndpointContext<'changeRole'>): Membership {
  const role = findOwnRole(account, params.id);
  assertCanMove(role, 'continue');
  assertMayName(account, form, role);
  moveTo(role, 'continue');
  Object.assign(role, { form, capacity: form.capacity, failure: null } satisfies Partial<Membership>);
  return role;
}

/** Deletes a company that is not proven. Throws a 404, CHANGED_MEANWHILE. */
export function discardRole({ account, params }: EndpointContext<'discardRole'>): null {
  const role = findOwnRole(account, params.id);
  assertCanMove(role, 'discard');
  const { memberships } = getPortal();
  memberships.splice(memberships.indexOf(role), 1);
  return null;
}

function assertMayName(account: Account, { capacity, uscc }: RoleForm, own?: Membership): void {
  // Only a registration can claim to be an administrator.
  if (capacity === 'ADMIN' && own?.capacity !== 'ADMIN') throw wrongField('capacity', 'FIELD_FORMAT');
  assertMayClaim(account, uscc, own);
  const company = findLedCompany(uscc);
  if (!company) return;
  // A handler of a company with a leader has to apply instead.
  if (capacity !== 'LEGAL_REP') throw wrongField('uscc', 'USCC_REGISTERED');
  if (hasLegalRep(company)) throw new Refusal('LEGAL_REP_THERE');
}
