import type { AuthorizationAction, AuthorizationRow } from '@/contract';

/** What a person wants to do about a row, before they have confirmed it. */
export interface AskedAction {
  row: AuthorizationRow;
  action: AuthorizationAction;
}
