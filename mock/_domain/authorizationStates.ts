/** The life of an authorisation between people as one table. Pure: nothing here knows who they are. */
import type { AuthorizationAction, AuthorizationState } from '../../src/contract';

export type Side = 'grantor' | 'grantee';
/** What somebody has decided; what time and frozen accounts make of it is not kept. */
export type Decision = Exclude<AuthorizationState, 'EXPIRED' | 'SUSPENDED'>;

interface Transition {
  by: readonly Side[];
  from: readonly AuthorizationState[];
  to: Decision;
}

/** Who may do what, in which states, and what comes of it. */
export const transitions: Record<AuthorizationAction, Transition> = {
  accept: { by: ['grantee'], from: ['PENDING'], to: 'ACTIVE' },
  reject: { by: ['grantee'], from: ['PENDING'], to: 'REJECTED' },
  cancel: { by: ['grantor'], from: ['PENDING'], to: 'CANCELLED' },
  revoke: { by: ['grantor', 'grantee'], from: ['ACTIVE', 'SUSPENDED'], to: 'REVOKED' },
};

export const actions = Object.keys(transitions) as AuthorizationAction[];

/** What one side may do in the state. */
export const actionsOf = (state: AuthorizationState, side: Side): AuthorizationAction[] =>
  actions.filter(
    (action) => transitions[action].by.includes(side) && transitions[action].from.includes(state),
  );

/** Whether it is still to be settled: just then somebody can end it. */
export const isOpen = (state: AuthorizationState): boolean =>
  actions.some((action) => transitions[action].from.includes(state));

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
export function standingOf(
  { state, end }: { state: Decision; end: string },
  { today, frozen }: Circumstances,
): AuthorizationState {
  if (!isOpen(state)) return state;
  if (today > end) return 'EXPIRED';
  return state === 'ACTIVE' && frozen ? 'SUSPENDED' : state;
}
