/** The life of an authorization between people as one table. Pure: nothing here knows who they are. */
import type { AuthorizationAction, AuthorizationState } from '../../../src/contract';
import type { DecidedState } from '../store/records/authorization';

export type Side = 'grantor' | 'grantee';

interface Transition {
  by: readonly Side[];
  from: readonly AuthorizationState[];
  to: DecidedState;
}

/** Who may do what, in which states, and what comes of it. */
export const authorizationTransitions: Record<AuthorizationAction, Transition> = {
  accept: { by: ['grantee'], from: ['PENDING'], to: 'ACTIVE' },
  reject: { by: ['grantee'], from: ['PENDING'], to: 'REJECTED' },
  cancel: { by: ['grantor'], from: ['PENDING'], to: 'CANCELLED' },
  revoke: { by: ['grantor', 'grantee'], from: ['ACTIVE', 'SUSPENDED'], to: 'REVOKED' },
};

export const authorizationActions = Object.keys(authorizationTransitions) as AuthorizationAction[];

/** What one side may do in the state. */
export const listAuthorizationActions = (state: AuthorizationState, side: Side): AuthorizationAction[] =>
  authorizationActions.filter(
    (action) =>
      authorizationTransitions[action].by.includes(side) &&
      authorizationTransitions[action].from.includes(state),
  );

/** Whether it is still to be settled: just then somebody can end it. */
export const isUnsettled = (state: AuthorizationState): boolean =>
  authorizationActions.some((action) => authorizationTransitions[action].from.includes(state));

interface Circumstances {
  /** The day in China, YYYY-MM-DD. */
  today: string;
  /** Whether either account is frozen. */
  frozen: boolean;
}

/**
 * How a decision stands: after its last day what was open has expired, and what is active rests while either account
 * is frozen. What was accepted before its first day is active too, and counts from that day on.
 */
export function deriveAuthorizationState(
  { state, end }: { state: DecidedState; end: string },
  { today, frozen }: Circumstances,
): AuthorizationState {
  if (!isUnsettled(state)) return state;
  if (today > end) return 'EXPIRED';
  return state === 'ACTIVE' && frozen ? 'SUSPENDED' : state;
}
