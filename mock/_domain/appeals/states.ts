/** The life of an appeal as one table. Pure: nothing here knows what an appeal holds. */
import type { AppealAction, AppealEvent, AppealState } from '../../../src/contract';

export type ReviewerAction = 'take' | 'ask' | 'approve' | 'reject' | 'close';
/** `lapse`: what was asked for has not come in time. */
export type AppealTransition = ReviewerAction | AppealAction | 'lapse';

interface Transition {
  by: AppealEvent['by'];
  from: readonly AppealState[];
  to: AppealState;
}

/** Who may do what, in which states, and what comes of it. `again` makes a new appeal; the old one stays REJECTED. */
export const appealTransitions: Record<AppealTransition, Transition> = {
  take: { by: 'reviewer', from: ['SUBMITTED'], to: 'REVIEWING' },
  ask: { by: 'reviewer', from: ['REVIEWING'], to: 'NEED_MORE' },
  approve: { by: 'reviewer', from: ['REVIEWING'], to: 'APPROVED' },
  reject: { by: 'reviewer', from: ['REVIEWING'], to: 'REJECTED' },
  close: { by: 'reviewer', from: ['NEED_MORE'], to: 'CLOSED' },
  supplement: { by: 'applicant', from: ['NEED_MORE'], to: 'REVIEWING' },
  withdraw: { by: 'applicant', from: ['SUBMITTED', 'REVIEWING', 'NEED_MORE'], to: 'WITHDRAWN' },
  again: { by: 'applicant', from: ['REJECTED'], to: 'SUBMITTED' },
  lapse: { by: 'portal', from: ['NEED_MORE'], to: 'CLOSED' },
};

const acts = Object.keys(appealTransitions) as AppealTransition[];

/** Whether the act is possible in the state. */
export const isTransitionAllowed = (state: AppealState, act: AppealTransition): boolean =>
  appealTransitions[act].from.includes(state);

/** What one side may do in the state. */
export const listAllowedTransitions = (state: AppealState, side: AppealEvent['by']): AppealTransition[] =>
  acts.filter((act) => appealTransitions[act].by === side && isTransitionAllowed(state, act));

/** Whether nothing is decided yet: just then it can be withdrawn. */
export const isUndecided = (state: AppealState): boolean => isTransitionAllowed(state, 'withdraw');
