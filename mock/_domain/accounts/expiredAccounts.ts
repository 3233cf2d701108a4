/**
 * Deletes accounts after their cancellation period (docs/specification.md 4.6), and accounts that were not activated
 * in time.
 */
import { now } from '../store/clock';
import { deleteOwnedRecords } from '../store/ownedLists';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/** Returns whether an account has expired. */
const isExpiredAccount = ({ endsAt }: Pick<Account, 'endsAt'>): boolean =>
  endsAt !== undefined && endsAt <= now();

/** Deletes the accounts that have ended, so that their names and numbers are free again. */
export function removeExpiredAccounts(): void {
  const state = getPortal();
  const gone = new Set(state.accounts.filter(isExpiredAccount).map(({ id }) => id));
  if (gone.size === 0) return;
  state.accounts = state.accounts.filter(({ id }) => !gone.has(id));
  deleteOwnedRecords(state, gone);
}
