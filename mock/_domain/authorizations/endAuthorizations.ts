/**
 * Ends authorizations of another person, or of an undone identity (docs/api.md, Authorization states, Undo).
 */
import { findAccountById } from '../accounts/accounts';
import { isSamePerson } from '../accounts/companies';
import { now } from '../store/clock';
import type { Authorization } from '../store/records/authorization';
import { getPortal } from '../store/state';
import { notifySide } from './notices';
import { authorizationTransitions, deriveAuthorizationState } from './states';

/** Ends the authorizations of an account that were made at `since` (ms) or later. */
export function endAuthorizationsSince(accountId: string, since: number): void {
  for (const one of getPortal().authorizations) {
    const isOwn = one.grantorId === accountId || one.granteeId === accountId;
    if (!isOwn || one.createdAt < since) continue;
    endOpen(one);
  }
}

/** Ends the authorizations whose grantee's account now belongs to another person, and notifies both accounts. */
export function endAuthorizationsOfOthers(): void {
  for (const one of getPortal().authorizations) {
    const account = findAccountById(one.granteeId);
    if (!account || isSamePerson(one.grantee, account) || hasExpired(one) || !endOpen(one)) continue;
    for (const side of ['grantor', 'grantee'] as const) {
      notifySide(one, side, 'authorization.otherPerson', one.grantee.name);
    }
  }
}

const ends = [authorizationTransitions.cancel, authorizationTransitions.revoke];

/** Cancels or revokes an authorization. Returns whether its state allowed one of the two. */
function endOpen(one: Authorization): boolean {
  const end = ends.find(({ from }) => from.includes(one.state));
  if (end) Object.assign(one, { state: end.to, decidedAt: now() });
  return end !== undefined;
}

const hasExpired = (one: Authorization): boolean => deriveAuthorizationState(one, false) === 'EXPIRED';
