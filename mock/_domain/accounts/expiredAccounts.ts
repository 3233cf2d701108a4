/** Accounts whose cancellation nobody has undone in time: there are none such any more. */

import { now } from '../store/clock';
import { getPortal, type PortalState } from '../store/state';
import type { Account } from './accounts';

/** What opens an account or belongs to it. The record of what happened, and appeals, are kept as the law wants. */
const owned = [
  'memberships',
  'notices',
  'bindings',
  'certificates',
  'grants',
  'securityAnswers',
  'addresses',
] as const satisfies (keyof PortalState)[];

/** Whether an account has ended. */
export const isExpiredAccount = ({ endsAt }: Pick<Account, 'endsAt'>): boolean =>
  endsAt !== undefined && endsAt <= now();

/** Takes away the accounts that have ended: their names and numbers are free, and no way in leads to them. */
export function removeExpiredAccounts(): void {
  const state = getPortal();
  const gone = new Set(state.accounts.filter(isExpiredAccount).map(({ id }) => id));
  if (gone.size === 0) return;
  state.accounts = state.accounts.filter(({ id }) => !gone.has(id));
  for (const list of owned) leave(state, list, gone);
}

function leave<List extends (typeof owned)[number]>(state: PortalState, list: List, gone: Set<string>): void {
  const items: { accountId: string }[] = state[list];
  state[list] = items.filter(({ accountId }) => !gone.has(accountId)) as PortalState[List];
}
