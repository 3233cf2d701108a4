/** The states of an authorization and the actions between them, as one table. */
import {
  type AuthorizationAction,
  type AuthorizationState,
  authorizationActions,
} from '../../../src/validation/authorizations';
import type { DecidedState } from '../store/records/authorization';

export type Side = 'grantor' | 'grantee';

interface Transition {
  by: readonly Side[];
  from: readonly AuthorizationState[];
  to: DecidedState;
}

/** The transition table: who may perform an action, in which states, and which state follows. */
export const authorizationTransitions: Record<AuthorizationAction, Transition> = {
  accept: { by: ['grantee'], from: ['PENDING'], to: 'ACTIVE' },
  reject: { by: ['grantee'], from: ['PENDING'], to: 'REJECTED' },
  cancel: { by: ['grantor'], from: ['PENDING'], to: 'CANCELLED' },
  revoke: { by: ['grantor', 'grantee'], from: ['ACTIVE', 'SUSPENDED'], to: 'REVOKED' },
};

export const listAuthorizationActions = (state: AuthorizationState, side: Side): AuthorizationAction[] =>
  authorizationActions.filter(
    (action) =>
      authorizationTransitions[action].by.includes(side) &&
      authorizationTransitions[action].from.includes(state),
  );

export const isUnsettled = (state: AuthorizationState): boolean =>
  authorizationActions.some((action) => authorizationTransitions[action].from.includes(state));

interface Circumstances {
  /** Today in China, YYYY-MM-DD. */
  today: string;
  /** Whether one of the two accounts is frozen. */
  frozen: boolean;
}

/**
 * Derives the visible state (docs/api.md, Authorization states). ACTIVE includes the time before the first
 * day.
 */
export function deriveAuthorizationState(
  { state, end }: { state: DecidedState; end: string },
  { today, frozen }: Circumstances,
): AuthorizationState {
  if (!isUnsettled(state)) return state;
  if (today > end) return 'EXPIRED';
  return state === 'ACTIVE' && frozen ? 'SUSPENDED' : state;
}
