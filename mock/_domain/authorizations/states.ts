/** The states of an authorization and the actions between them, as one table. */
import {
  type AuthorizationAction,
  type AuthorizationState,
  authorizationActions,
} from '../../../src/validation/authorizations';
import { formatChinaDate } from '../../../src/validation/dates';
import { now } from '../store/clock';
import type { DecidedState } from '../store/records/authorization';
import type { BehaviorRecord } from '../store/records/behavior';

export type Side = 'grantor' | 'grantee';

interface Transition {
  by: readonly Side[];
  from: readonly AuthorizationState[];
  to: DecidedState;
  /** The type of the action in the activity record. */
  type: BehaviorRecord['type'];
}

/** The transition table: who may perform an action, in which states, and its consequences. */
export const authorizationTransitions: Record<AuthorizationAction, Transition> = {
  accept: { by: ['grantee'], from: ['PENDING'], to: 'ACTIVE', type: 'AUTH_MODIFY' },
  reject: { by: ['grantee'], from: ['PENDING'], to: 'REJECTED', type: 'AUTH_MODIFY' },
  cancel: { by: ['grantor'], from: ['PENDING'], to: 'CANCELLED', type: 'AUTH_REVOKE' },
  revoke: {
    by: ['grantor', 'grantee'],
    from: ['ACTIVE', 'SUSPENDED'],
    to: 'REVOKED',
    type: 'AUTH_REVOKE',
  },
};

export const listAuthorizationActions = (state: AuthorizationState, side: Side): AuthorizationAction[] =>
  authorizationActions.filter(
    (action) =>
      authorizationTransitions[action].by.includes(side) &&
      authorizationTransitions[action].from.includes(state),
  );

export const isUnsettled = (state: AuthorizationState): boolean =>
  authorizationActions.some((action) => authorizationTransitions[action].from.includes(state));

/**
 * Derives the visible state (docs/api.md, Authorization states). ACTIVE includes the time before the first
 * day. `isFrozen` if one of the two sides cannot use it.
 */
export function deriveAuthorizationState(
  { state, end }: { state: DecidedState; end: string },
  isFrozen: boolean,
): AuthorizationState {
  if (!isUnsettled(state)) return state;
  if (formatChinaDate(now()) > end) return 'EXPIRED';
  return state === 'ACTIVE' && isFrozen ? 'SUSPENDED' : state;
}
