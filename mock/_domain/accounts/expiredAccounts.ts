/**
 * Deletes accounts after their cancellation period (docs/specification.md 4.6), and accounts that were not activated
 * in time.
 */
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import { getPortal, type PortalState } from '../store/state';

/**
 * The lists whose items are deleted together with the account. The behavior record and appeals stay, because
 * the law asks to keep them.
 */
const owned = [
  'memberships',
  'notices',
  'bindings',
  'certificates',
  'grants',
  'securityAnswers',
  'addresses',
] as const satisfies (keyof PortalState)[];

/** Returns whether an account has expired. */
const isExpiredAccount = ({ endsAt }: Pick<Account, 'endsAt'>): boolean =>
  endsAt !== undefined && endsAt <= now();

/** Deletes the accounts that have ended, so that their names and numbers are free again. */
export function removeExpiredAccounts(): void {
  const state = getPortal();
  const gone = new Set(state.accounts.filter(isExpiredAccount).map(({ id }) => id));
  if (gone.size === 0) return;
  state.accounts = state.accounts.filter(({ id }) => !gone.has(id));
  for (const list of owned) leave(state, list, gone);
  state.accountLinks = state.accountLinks.filter(
    ({ holderId, joinerId }) => !gone.has(holderId) && !gone.has(joinerId),
  );
  for (const records of [state.undoables, state.browserTrusts] as Map<string, { accountId: string }>[])
    for (const [key, { accountId }] of records) if (gone.has(accountId)) records.delete(key);
}

function leave<List extends (typeof owned)[number]>(state: PortalState, list: List, gone: Set<string>): void {
  const items: { accountId: string }[] = state[list];
  state[list] = items.filter(({ accountId }) => !gone.has(accountId)) as PortalState[List];
}
