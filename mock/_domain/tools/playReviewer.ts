/** Plays the reviewer of appeals, through POST /mock/act. */
import * as v from 'valibot';
import { DESCRIPTION_MAX } from '../../../src/constants';
import type { AppealState } from '../../../src/contract';
import { text } from '../../../src/contract/requests/fields';
import {
  applyAppealTransition,
  findAppealByTicket,
  getAppealState,
  listAllAppeals,
} from '../appeals/appeals';
import { isTransitionAllowed, listAllowedTransitions, type ReviewerAction } from '../appeals/states';
import { readFields } from '../http/readInput';
import { Refusal } from '../lib/refusals';
import { beginByAppeal } from '../signIn/lostAccess';
import type { RequestContext } from '../store/context';

const TICKET_MAX = 64;
const form = {
  ticket: text(TICKET_MAX),
  action: v.picklist(['take', 'ask', 'approve', 'reject', 'close'] as const satisfies ReviewerAction[]),
};
/** Actions that require a note for the applicant. */
const ACTIONS_WITH_NOTE: readonly ReviewerAction[] = ['ask', 'reject'];

/** Performs an action of the reviewer. Throws APPEAL_UNKNOWN or APPEAL_STATE. */
export function playReviewer({ body, req }: RequestContext): { state: AppealState } {
  const noteField = text(DESCRIPTION_MAX);
  const isNoteRequired = ACTIONS_WITH_NOTE.some((action) => action === body.action);
  const fields = v.object({ ...form, note: isNoteRequired ? noteField : v.optional(noteField, '') });
  const { ticket, action, note } = readFields(fields, body);
  const appeal = findAppealByTicket(ticket);
  if (!appeal) throw new Refusal('APPEAL_UNKNOWN');
  const { submission } = appeal;
  const isApproval = action === 'approve' && isTransitionAllowed(getAppealState(appeal), action);
  // beginByAppeal throws if the account does not allow a recovery, and the appeal is then not approved.
  if (isApproval && submission.reason === 'LOCKED_OUT') beginByAppeal({ req }, submission);
  applyAppealTransition(appeal, action, { note });
  return { state: getAppealState(appeal) };
}

/** Returns the appeals of this visitor or account that the reviewer can act on, newest first. */
export function listReviewableAppeals({ visitor, account }: Pick<RequestContext, 'visitor' | 'account'>) {
  return listAllAppeals()
    .filter((one) => one.visitor === visitor || (account !== undefined && one.accountId === account.id))
    .map((appeal) => ({
      ticket: appeal.ticket,
      reason: appeal.submission.reason,
      state: getAppealState(appeal),
      actions: listAllowedTransitions(getAppealState(appeal), 'reviewer'),
    }))
    .filter(({ actions }) => actions.length > 0)
    .reverse();
}
