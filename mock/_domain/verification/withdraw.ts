/** Takes back the verifications of an account whose identity is undone (docs/api.md, Undo). */
import { endPendingVerifications } from '../accounts/recovery';
import { getPortal } from '../store/state';

/** Cancels the verifications of an account. Those that matched count no longer. */
export function withdrawVerifications(accountId: string): void {
  endPendingVerifications(accountId, undefined);
  for (const one of getPortal().verifications) {
    if (one.accountId === accountId && one.state === 'MATCHED') one.state = 'CANCELED';
  }
}
