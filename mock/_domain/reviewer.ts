/** The reviewer of appeals, played through POST /mock/act. */
import { DESCRIPTION_MAX } from '../../src/constants';
import type { AppealReason, AppealState } from '../../src/contract';
import { actsOf, type ReviewerAct } from './appealStates';
import { allAppeals, appealOfTicket, move, stateOf } from './appeals';
import { oneOf, optional, readFields, text } from './fields';
import { Refusal } from './refusals';
import type { Visit } from './visit';

export interface OpenAppeal {
  ticket: string;
  reason: AppealReason;
  state: AppealState;
  /** What the reviewer may do now. */
  actions: ReviewerAct[];
}

const TICKET_MAX = 64;
const form = {
  ticket: text(TICKET_MAX),
  action: oneOf<ReviewerAct>('take', 'ask', 'approve', 'reject', 'close'),
};
/** The applicant has to know what is wanted, or why not. */
const explained: readonly ReviewerAct[] = ['ask', 'reject'];

/** Takes an appeal one step on. Throws APPEAL_UNKNOWN, or APPEAL_STATE where the action does not follow. */
export function playReviewer({ body }: Visit): { state: AppealState } {
  const words = text(DESCRIPTION_MAX);
  const mustExplain = explained.some((act) => act === body.action);
  const note = mustExplain ? words : optional(words);
  const { ticket, action, note: said } = readFields(body, { ...form, note });
  const appeal = appealOfTicket(ticket);
  if (!appeal) throw new Refusal('APPEAL_UNKNOWN');
  move(appeal, action, { note: said ?? '' });
  return { state: stateOf(appeal) };
}

/** The browser's and the account's appeals a reviewer can do something about, the latest first. */
export function openAppeals({ visitor, account }: Pick<Visit, 'visitor' | 'account'>): OpenAppeal[] {
  return allAppeals()
    .filter((one) => one.visitor === visitor || (account !== undefined && one.accountId === account.id))
    .map((appeal) => ({
      ticket: appeal.ticket,
      reason: appeal.submission.reason,
      state: stateOf(appeal),
      actions: actsOf(stateOf(appeal), 'reviewer') as ReviewerAct[],
    }))
    .filter(({ actions }) => actions.length > 0)
    .reverse();
}
