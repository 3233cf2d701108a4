/** Ends recoveries of an account that are in progress. */
import { getPortal } from '../store/state';

/**
 * Ends what could still change the password or the contacts of an account without its owner: password resets, tickets
 * to unfreeze it, proofs for a new mobile number, and the step-ups of its other sessions. Call it after every change of a
 * password, mobile number, mail address, second factor or identity level (docs/security.md, Who is whose identity).
 */
export function endPendingRecovery(accountId: string, ownSessionId?: string): void {
  const { frozenTickets, ownMobileProofs, resets, sessions } = getPortal();
  for (const records of [frozenTickets, ownMobileProofs, resets] as Map<
    string,
    { accountId: string | null }
  >[]) {
    for (const [id, record] of records) if (record.accountId === accountId) records.delete(id);
  }
  for (const session of sessions.values()) {
    if (session.accountId === accountId && session.id !== ownSessionId) session.steppedUpAt = null;
  }
}
