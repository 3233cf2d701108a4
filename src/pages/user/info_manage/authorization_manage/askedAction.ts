import type { AuthorizationAction, AuthorizationRow } from '@/contract';

/** An action on a row that the user has not confirmed yet. */
export interface AskedAction {
  row: AuthorizationRow;
  action: AuthorizationAction;
}
