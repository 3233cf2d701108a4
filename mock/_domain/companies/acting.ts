/** The role in which a request acts, and the switch to another one (docs/api.md, Acting for a company). */
import type { IncomingMessage } from 'node:http';
import type { Acting, ActingRole } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { findCompany, listStandingRoles } from '../accounts/companies';
import { readActingHeader } from '../lib/actingHeader';
import { HttpRefusal } from '../lib/refusals';
import type { EndpointContext, MemberRequest } from '../store/context';
import type { Account } from '../store/records/account';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { canAct, getActingEnd, listMatters } from './matters';

/**
 * The first role of a legal entity. While its company is suspended no other one replaces it: the company for
 * which an account acts must not change by itself.
 */
export function findDefaultRole({ id, userType }: Account): Membership | undefined {
  const [first] = userType === 'legal' ? listStandingRoles(id) : [];
  return first && canAct(first) ? first : undefined;
}

/**
 * Returns the role of the header or the default one; undefined for a person acting for themselves. Throws
 * ACTING_ENDED.
 */
export function findActingRole(req: IncomingMessage, account: Account): Membership | undefined {
  const roleId = readActingHeader(req);
  if (roleId === null) return findDefaultRole(account);
  const role = getPortal().memberships.find(({ id, accountId }) => id === roleId && accountId === account.id);
  if (!role || !canAct(role)) throw createActingRefusal(roleId);
  return role;
}

/** It contains the role's id, because the tab may act in another role meanwhile. */
const createActingRefusal = (roleId: string) => new HttpRefusal(403, 'ACTING_ENDED', { roleId });

/** Returns the role of the request, and the roles that its account may switch to. */
export const getActing = ({ req, account }: MemberRequest): Acting =>
  describe(account, findActingRole(req, account));

/** Records that the tab acts in another role, or for the user (null). Throws ACTING_ENDED. */
export function switchActing(ctx: EndpointContext<'switchActing'>): Acting {
  const { account } = ctx;
  const { roleId } = ctx.body;
  const role = roleId === null ? undefined : listActable(account).find(({ id }) => id === roleId);
  if (roleId !== null && !role) throw createActingRefusal(roleId);
  recordMemberBehavior(ctx, { type: 'ROLE_SWITCH', actingAs: roleId });
  return describe(account, role ?? findDefaultRole(account));
}

const listActable = ({ id }: Account): Membership[] =>
  getPortal().memberships.filter((role) => role.accountId === id && canAct(role));

const describe = (account: Account, role: Membership | undefined): Acting => ({
  role: role ? describeRole(role) : null,
  choices: listActable(account).map(describeRole),
});

function describeRole(role: Membership): ActingRole {
  const { orgName = '', uscc = '' } = findCompany(role) ?? {};
  const { id, capacity } = role;
  return { id, orgName, uscc, capacity, end: getActingEnd(role), matters: listMatters(role) };
}
