/** Ends what an account has authorized, or was authorized to do, since an identity that is undone (docs/api.md, Undo). */
import { now } from '../store/clock';
import { getPortal } from '../store/state';
import { authorizationTransitions } from './states';

/** Ends the authorizations of an account that were made at `since` (ms) or later. */
export function endAuthorizationsSince(accountId: string, since: number): void {
  for (const one of getPortal().authorizations) {
    const isOwn = one.grantorId === accountId || one.granteeId === accountId;
    if (!isOwn || one.createdAt < since) continue;
    const end = ends.find(({ from }) => from.includes(one.state));
    if (end) Object.assign(one, { state: end.to, decidedAt: now() });
  }
}

const ends = [authorizationTransitions.cancel, authorizationTransitions.revoke];
