/** The role in which a tab acts, the roles it may switch to, and the switch (docs/api.md, Acting for a company). */
import type { Acting, ActingRole } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { findCompany } from '../accounts/companies';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { createActingRefusal, findActingRole, findDefaultRole } from './acting';
import type { Asker } from './companyPermissions';
import { canAct, getActingEnd, listMatters } from './matters';

/** Returns the role of the request, and the roles that its account may switch to. */
export const getActing = ({ req, account }: Asker): Acting => describe(account, findActingRole(req, account));

/**
 * Records that the tab acts in another role from now on, or for the user if `roleId` is null. Returns the new state as
 * getActing does. Throws a 403 ACTING_ENDED for a role in which the account cannot act, or which belongs to another
 * account.
 */
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
