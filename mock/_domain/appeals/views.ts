/** Responses about appeals, with masked personal data except for the applicant's name. */
import type { AppealDetail, AppealProgress, AppealRow } from '../../../src/contract';
import { maskIdNo, maskMobile } from '../lib/masking';
import { toInstant } from '../store/clock';
import type { Appeal } from '../store/records/appeal';
import { findRepetition, getAppealState, getSubmissionTime, getUpdateTime, listAllAppeals } from './appeals';
import { listAllowedTransitions } from './states';

type Action = AppealDetail['actions'][number];

export function toAppealRow(appeal: Appeal): AppealRow {
  return {
    id: appeal.id,
    ticket: appeal.ticket,
    reason: appeal.submission.reason,
    state: getAppealState(appeal),
    submittedAt: toInstant(getSubmissionTime(appeal)),
    updatedAt: toInstant(getUpdateTime(appeal)),
  };
}

/**
 * Returns the progress for a visitor with ticket and number: nothing that the applicant wrote or uploaded.
 */
export function toAppealProgress(appeal: Appeal): AppealProgress {
  const { id: _, ...row } = toAppealRow(appeal);
  const timeline = timelineOf(appeal).map((event) =>
    event.by === 'applicant' ? { ...event, note: '', files: [] } : event,
  );
  return { ...row, timeline };
}

export function toAppealDetail(appeal: Appeal): AppealDetail {
  const { submission, repeats } = appeal;
  const { loginId = '', name, idType, idNo, mobile, description, files } = submission;
  return {
    ...toAppealRow(appeal),
    timeline: timelineOf(appeal),
    submission: {
      loginId: maskLoginId(loginId),
      name,
      idType,
      idNo: maskIdNo(idNo),
      mobile: maskMobile(mobile),
      description,
      files,
    },
    actions: listAppealActions(appeal),
    repeats: nameOf(listAllAppeals().find(({ id }) => id === repeats)),
    repeatedBy: nameOf(findRepetition(appeal)),
  };
}

/** Lists all appeals of an account for the export of its data: unmasked, newest first. */
export function listUnmaskedAppeals({ id }: { id: string }): Omit<AppealDetail, 'actions'>[] {
  return listAllAppeals()
    .filter(({ accountId }) => accountId === id)
    .toSorted((a, b) => getSubmissionTime(b) - getSubmissionTime(a))
    .map((appeal) => {
      const { actions: _, ...detail } = toAppealDetail(appeal);
      const { loginId = '', idNo, mobile } = appeal.submission;
      return { ...detail, submission: { ...detail.submission, loginId, idNo, mobile } };
    });
}

/** Lists what the owner may do now. An appeal can be repeated once, a repetition cannot. */
export function listAppealActions(appeal: Appeal): Action[] {
  const isLast = appeal.repeats !== null || findRepetition(appeal) !== undefined;
  return (listAllowedTransitions(getAppealState(appeal), 'applicant') as Action[]).filter(
    (act) => act !== 'again' || !isLast,
  );
}

const timelineOf = ({ timeline }: Appeal) => timeline.map((event) => ({ ...event, at: toInstant(event.at) }));

const nameOf = (appeal: Appeal | undefined) => (appeal ? { id: appeal.id, ticket: appeal.ticket } : null);

/** Masks a login name with at least six digits, which counts as a number. */
function maskLoginId(loginId: string): string {
  if (loginId.replace(/\D/g, '').length < 6) return loginId;
  return loginId.length > 11 ? maskIdNo(loginId) : maskMobile(loginId);
}
