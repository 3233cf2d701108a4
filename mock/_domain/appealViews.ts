/** Appeals as they are shown: personal data masked. */
import type { AppealDetail, AppealProgress, AppealRow } from '../../src/contract';
import { actsOf } from './appealStates';
import { type Appeal, allAppeals, repetitionOf, stateOf, submittedAt, updatedAt } from './appeals';
import { instant } from './clock';
import { maskIdNo, maskMobile, maskName } from './masking';

type Action = AppealDetail['actions'][number];

/** A line of the list. */
export function appealRow(appeal: Appeal): AppealRow {
  return {
    id: appeal.id,
    ticket: appeal.ticket,
    reason: appeal.submission.reason,
    state: stateOf(appeal),
    submittedAt: instant(submittedAt(appeal)),
    updatedAt: instant(updatedAt(appeal)),
  };
}

/** To whoever knows ticket and number: the reviewer's words, but nothing of what the applicant wrote or sent. */
export function appealProgressOf(appeal: Appeal): AppealProgress {
  const { id: _, ...row } = appealRow(appeal);
  const timeline = timelineOf(appeal).map((event) =>
    event.by === 'applicant' ? { ...event, note: '', files: [] } : event,
  );
  return { ...row, timeline };
}

/** To its owner. */
export function appealDetailOf(appeal: Appeal): AppealDetail {
  const { submission, repeats } = appeal;
  const { loginId = '', name, idType, idNo, mobile, description, files } = submission;
  return {
    ...appealRow(appeal),
    timeline: timelineOf(appeal),
    submission: {
      loginId: maskLoginId(loginId),
      name: maskName(name),
      idType,
      idNo: maskIdNo(idNo),
      mobile: maskMobile(mobile),
      description,
      files,
    },
    actions: actionsOf(appeal),
    repeats: nameOf(allAppeals().find(({ id }) => id === repeats)),
    repeatedBy: nameOf(repetitionOf(appeal)),
  };
}

/** All of an account's appeals for its owner's copy, unmasked, the newest first. */
export function appealsInFull({ id }: { id: string }): Omit<AppealDetail, 'actions'>[] {
  return allAppeals()
    .filter(({ accountId }) => accountId === id)
    .toSorted((a, b) => submittedAt(b) - submittedAt(a))
    .map((appeal) => {
      const { actions: _, ...detail } = appealDetailOf(appeal);
      const { loginId = '', name, idNo, mobile } = appeal.submission;
      return { ...detail, submission: { ...detail.submission, loginId, name, idNo, mobile } };
    });
}

/** What the owner may do now. An appeal is made again once: not twice, and not for one that was made again. */
export function actionsOf(appeal: Appeal): Action[] {
  const isLast = appeal.repeats !== null || repetitionOf(appeal) !== undefined;
  return (actsOf(stateOf(appeal), 'applicant') as Action[]).filter((act) => act !== 'again' || !isLast);
}

const timelineOf = ({ timeline }: Appeal) => timeline.map((event) => ({ ...event, at: instant(event.at) }));

const nameOf = (appeal: Appeal | undefined) => (appeal ? { id: appeal.id, ticket: appeal.ticket } : null);

/** An account name stays; whatever has many digits is a number of somebody. */
function maskLoginId(loginId: string): string {
  if (loginId.replace(/\D/g, '').length < 6) return loginId;
  return loginId.length > 11 ? maskIdNo(loginId) : maskMobile(loginId);
}
