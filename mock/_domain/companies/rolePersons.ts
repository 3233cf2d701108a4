/** A role belongs to a person: an account that is verified as another person loses it (docs/api.md, Roles). */
import { VERIFIED_LEVEL } from '../../../src/constants';
import { sendAlert } from '../accounts/alerts';
import { findCompany, isSamePerson } from '../accounts/companies';
import { ROLES_PATH } from '../lib/pagePaths';
import { now } from '../store/clock';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { revokeRoleAuthorizations } from './authorizationStates';
import { notifyLeaders, notifyRefused } from './notices';
import { canMove, moveTo } from './roleStates';

/** Ends the invitations, applications, roles and running proofs of accounts that are now verified as another person. */
export function endRolesOfOthers(): void {
  const { accounts, memberships } = getPortal();
  const verified = new Map(
    accounts.filter(({ level }) => level >= VERIFIED_LEVEL).map((one) => [one.id, one]),
  );
  for (const role of memberships) {
    const owner = verified.get(role.accountId);
    if (owner && role.person && !isSamePerson(role.person, owner)) endForOther(role);
  }
}

/** Ends the invitations, applications, roles and running proofs of an account whose identity was undone. */
export function endRolesOfAccount(accountId: string): void {
  for (const role of getPortal().memberships) if (role.accountId === accountId) endForOther(role);
}

function endForOther(role: Membership): void {
  if (role.form && canMove(role, 'invalidate')) {
    moveTo(role, 'invalidate');
    notifyRefused(role, role.form.orgName, now());
    Object.assign(role, { failure: 'MISMATCH', dueAt: null, answer: null } satisfies Partial<Membership>);
    return;
  }
  const wasPending = canMove(role, 'misdirect');
  if (!wasPending && !canMove(role, 'forfeit')) return;
  moveTo(role, wasPending ? 'misdirect' : 'forfeit');
  revokeRoleAuthorizations(role);
  const orgName = findCompany(role)?.orgName ?? '';
  sendAlert({
    accountId: role.accountId,
    topic: 'role.otherPerson',
    values: { orgName },
    link: ROLES_PATH,
  });
  if (role.companyId === null) return;
  const notice = { topic: 'role.wrongPerson', values: { orgName } } as const;
  notifyLeaders(role.companyId, notice, 'role_authorize', role.id);
}
