/** The states of an appeal and the transitions between them, as one table (docs/api.md, Appeals). */
import type { AppealAction, AppealEvent, AppealState } from '../../../src/contract';

export type ReviewerAction = 'take' | 'ask' | 'approve' | 'reject' | 'close';
/** Everything that changes the state. `lapse` closes an appeal whose applicant did not answer in time. */
export type AppealTransition = ReviewerAction | AppealAction | 'lapse';

interface Transition {
  by: AppealEvent['by'];
  from: readonly AppealState[];
  to: AppealState;
}

/** The table of transitions. `again` creates a new appeal; the old one stays REJECTED. */
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

export const isTransitionAllowed = (state: AppealState, act: AppealTransition): boolean =>
  appealTransitions[act].from.includes(state);

/** Lists the transitions that one side may do in the state. */
export const listAllowedTransitions = (state: AppealState, side: AppealEvent['by']): AppealTransition[] =>
  acts.filter((act) => appealTransitions[act].by === side && isTransitionAllowed(state, act));

/** Returns whether an appeal is not decided yet: exactly then it can be withdrawn. */
export const isUndecided = (state: AppealState): boolean => isTransitionAllowed(state, 'withdraw');
