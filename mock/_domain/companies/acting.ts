/** Finds the role in which a request acts (docs/api.md, Acting for a company). */
import type { IncomingMessage } from 'node:http';
import { listStandingRoles } from '../accounts/companies';
import { readActingHeader } from '../lib/actingHeader';
import { HttpRefusal } from '../lib/refusals';
import type { Account } from '../store/records/account';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { canAct } from './matters';

/**
 * Returns the role of a request that names none: the first role of a legal entity. No other role replaces it while its
 * company is suspended: the company for which an account acts must not change by itself.
 */
export function findDefaultRole({ id, userType }: Account): Membership | undefined {
  const [first] = userType === 'legal' ? listStandingRoles(id) : [];
  return first && canAct(first) ? first : undefined;
}

/**
 * Returns the role of a request: the one in its header, or the default role of a legal entity; undefined for a person
 * who acts for themselves. Throws a 403 ACTING_ENDED if the role in the header does not belong to the account or
 * cannot be used.
 */
export function findActingRole(req: IncomingMessage, account: Account): Membership | undefined {
  const roleId = readActingHeader(req);
  if (roleId === null) return findDefaultRole(account);
  const role = getPortal().memberships.find(({ id, accountId }) => id === roleId && accountId === account.id);
  if (!role || !canAct(role)) throw createActingRefusal(roleId);
  return role;
}

/**
 * Creates the 403 for a role in which the account cannot act. It contains the role's id, because the tab may act in
 * another role meanwhile.
 */
export const createActingRefusal = (roleId: string) => new HttpRefusal(403, 'ACTING_ENDED', { roleId });
