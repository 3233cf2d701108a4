/** The life of an appeal as one table. Pure: nothing here knows what an appeal holds. */
import type { AppealAction, AppealEvent, AppealState } from '../../src/contract';

export type ReviewerAct = 'take' | 'ask' | 'approve' | 'reject' | 'close';
/** `lapse`: what was asked for has not come in time. */
export type AppealAct = ReviewerAct | AppealAction | 'lapse';

interface Transition {
  by: AppealEvent['by'];
  from: readonly AppealState[];
  to: AppealState;
}

/** Who may do what, in which states, and what comes of it. `again` makes a new appeal; the old one stays REJECTED. */
export const transitions: Record<AppealAct, Transition> = {
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

const acts = Object.keys(transitions) as AppealAct[];

/** Whether the act is possible in the state. */
export const mayFollow = (state: AppealState, act: AppealAct): boolean =>
  transitions[act].from.includes(state);

/** What one side may do in the state. */
export const actsOf = (state: AppealState, side: AppealEvent['by']): AppealAct[] =>
  acts.filter((act) => transitions[act].by === side && mayFollow(state, act));

/** Whether nothing is decided yet: just then it can be withdrawn. */
export const isUnderWay = (state: AppealState): boolean => mayFollow(state, 'withdraw');
