/** Takes the verified identity from an account (docs/api.md, Identity verification, Undo). */
import { endBrokenLinks } from '../accounts/links';
import { endPendingRecovery, endPendingVerifications } from '../accounts/recovery';
import { endSessions } from '../accounts/sessions';
import { endUndoables } from '../accounts/undoables';
import { endAuthorizationsSince } from '../authorizations/endAuthorizations';
import { deleteGrantsSince } from '../grants/grants';
import type { Account } from '../store/records/account';
import type { IdentityFields } from '../store/records/undo';
import { getPortal } from '../store/state';

/**
 * Sets the identity to `next`. Cancels the verifications, the links that they proved and a pending recovery, and ends
 * authorizations and grants added since `since` (ms). Ends all sessions, because an attacker may have opened one. The
 * caller ends the roles in companies.
 */
export function withdrawIdentity(account: Account, next: Partial<IdentityFields>, since: number): void {
  const { id: accountId } = account;
  Object.assign(account, next);
  endUndoables({ kind: 'IDENTITY', subject: accountId });
  withdrawVerifications(accountId);
  endBrokenLinks(account);
  endAuthorizationsSince(accountId, since);
  deleteGrantsSince(accountId, since);
  endPendingRecovery(accountId);
  endSessions(accountId, undefined);
}

/** Cancels the verifications of an account. Matched ones no longer count. */
function withdrawVerifications(accountId: string): void {
  endPendingVerifications(accountId, undefined);
  for (const one of getPortal().verifications) {
    if (one.accountId === accountId && one.state === 'MATCHED') one.state = 'CANCELED';
  }
}
