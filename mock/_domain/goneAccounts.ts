/** Accounts whose cancellation nobody has undone in time: there are none such any more. */
import type { Account } from './accounts';
import { now } from './clock';
import { type PortalState, portal } from './state';

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
export const isGone = ({ endsAt }: Pick<Account, 'endsAt'>): boolean =>
  endsAt !== undefined && endsAt <= now();

/** Takes away the accounts that have ended: their names and numbers are free, and no way in leads to them. */
export function dropGone(): void {
  const state = portal();
  const gone = new Set(state.accounts.filter(isGone).map(({ id }) => id));
  if (gone.size === 0) return;
  state.accounts = state.accounts.filter(({ id }) => !gone.has(id));
  for (const list of owned) leave(state, list, gone);
}

function leave<List extends (typeof owned)[number]>(state: PortalState, list: List, gone: Set<string>): void {
  const items: { accountId: string }[] = state[list];
  state[list] = items.filter(({ accountId }) => !gone.has(accountId)) as PortalState[List];
}
