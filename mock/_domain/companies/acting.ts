/**
 * Finds the role in which a request acts: the header X-Acting-As names a role, or no role for the person itself
 * (docs/api.md, Acting for a company).
 */
import type { IncomingMessage } from 'node:http';
import { deriveRoleState } from '../accounts/companies';
import { readActingHeader } from '../lib/actingHeader';
import { HttpRefusal } from '../lib/refusals';
import type { Account } from '../store/records/account';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { canAct } from './matters';

/** Returns the default role of a legal entity: its first active one. */
const findOwnMembership = ({ id, userType }: Account): Membership | undefined =>
  userType === 'legal'
    ? getPortal().memberships.find(
        (role) => role.accountId === id && ['ACTIVE', 'SUSPENDED'].includes(deriveRoleState(role)),
      )
    : undefined;

/** The role that an account acts in unless it says another: a legal entity's own, where one can act in it. */
export function findDefaultRole(account: Account): Membership | undefined {
  const own = findOwnMembership(account);
  return own && canAct(own) ? own : undefined;
}

/**
 * Returns the role of a request: the one in its header, or the default role of a legal entity; undefined for a person
 * who acts for themselves. Throws a 403 ACTING_ENDED if the role in the header does not belong to the account or
 * cannot be used.
 */
export function findActingRole(req: IncomingMessage, account: Account): Membership | undefined {
  const wanted = readActingHeader(req);
  if (wanted === null) return findDefaultRole(account);
  const role = getPortal().memberships.find(({ id, accountId }) => id === wanted && accountId === account.id);
  if (!role || !canAct(role)) throw refuseActing(wanted);
  return role;
}

/** The refusal of a role that one cannot act in. It names the role: a tab may act in another one by now. */
export const refuseActing = (roleId: string) => new HttpRefusal(403, 'ACTING_ENDED', { roleId });
