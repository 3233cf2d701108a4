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

/** Deletes expired accounts, so that their names and numbers are free again. */
export function removeExpiredAccounts(): void {
  const state = getPortal();
  const expiredIds = new Set(state.accounts.filter(isExpiredAccount).map(({ id }) => id));
  if (expiredIds.size === 0) return;
  state.accounts = state.accounts.filter(({ id }) => !expiredIds.has(id));
  deleteOwnedRecords(state, expiredIds);
}
