/** Appeals: what was submitted, and what has happened to it since. */
import { randomInt, randomUUID } from 'node:crypto';
import { APPEAL_ANSWER_TIME, DAY } from '../../../src/constants';
import type { AppealState } from '../../../src/contract';
import { sendNotice } from '../accounts/notices';
import { sendMessage } from '../accounts/outbox';
import { translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { Appeal, AppealTimelineEvent, Submission } from '../store/records/appeal';
import { getPortal } from '../store/state';
import { type AppealTransition, appealTransitions, isTransitionAllowed, isUndecided } from './states';

type Maker = Pick<Appeal, 'accountId' | 'visitor' | 'lang'> & { repeats?: string };

const DIGITS = 6;

const lastOf = ({ timeline }: Appeal): AppealTimelineEvent => timeline.at(-1) ?? timeline[0];

export const getAppealState = (appeal: Appeal): AppealState => lastOf(appeal).state;
export const getSubmissionTime = ({ timeline }: Appeal): number => timeline[0].at;
export const getUpdateTime = (appeal: Appeal): number => lastOf(appeal).at;

/** Every appeal as it stands now: one that was asked for more and has not answered in time is closed. */
export function listAllAppeals(): Appeal[] {
  const { appeals } = getPortal();
  for (const appeal of appeals) {
    const lapsesAt = getUpdateTime(appeal) + APPEAL_ANSWER_TIME;
    if (isTransitionAllowed(getAppealState(appeal), 'lapse') && lapsesAt <= now())
      applyAppealTransition(appeal, 'lapse', { at: lapsesAt });
  }
  return appeals;
}

/** The appeal of a ticket number. */
export function findAppealByTicket(ticket: string): Appeal | undefined {
  return listAllAppeals().find((appeal) => appeal.ticket === ticket);
}

/** The appeal that was made again for a rejected one. */
export function findRepeatedAppeal({ id }: Appeal): Appeal | undefined {
  return getPortal().appeals.find(({ repeats }) => repeats === id);
}

/** Files an appeal. Throws APPEAL_OPEN while the same person has one for the same reason under way. */
export function fileAppeal({ repeats, ...maker }: Maker, submission: Submission): Appeal {
  const rival = listAllAppeals().some(
    (one) => isUndecided(getAppealState(one)) && isSame(one.submission, submission),
  );
  if (rival) throw new Refusal('APPEAL_OPEN');
  const at = now();
  const first: AppealTimelineEvent = { at, state: 'SUBMITTED', by: 'applicant', note: '', files: [] };
  const named = { id: randomUUID(), ticket: newTicket(at), repeats: repeats ?? null };
  const appeal: Appeal = { ...named, ...maker, submission, timeline: [first] };
  getPortal().appeals.push(appeal);
  tell(appeal);
  return appeal;
}

/** Takes an appeal one step on. Throws APPEAL_STATE where the act does not follow. */
export function applyAppealTransition(
  appeal: Appeal,
  act: AppealTransition,
  more: Partial<AppealTimelineEvent> = {},
): void {
  if (!isTransitionAllowed(getAppealState(appeal), act)) throw new Refusal('APPEAL_STATE');
  const { by, to } = appealTransitions[act];
  appeal.timeline.push({ at: now(), note: '', files: [], ...more, by, state: to });
  tell(appeal);
}

const isSame = (one: Submission, other: Submission) =>
  (['reason', 'idType', 'idNo', 'region', 'mobile'] as const).every((field) => one[field] === other[field]);

/** `AP`, the day in China and six digits nobody can foresee. */
function newTicket(at: number): string {
  const day = toInstant(at).slice(0, 10).replaceAll('-', '');
  const ticket = `AP${day}${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`;
  return getPortal().appeals.some((appeal) => appeal.ticket === ticket) ? newTicket(at) : ticket;
}

/** The contact hears of each change by SMS, the account by a notice. */
function tell(appeal: Appeal): void {
  const { accountId, id, lang, submission, ticket } = appeal;
  const topic = `appeal.${getAppealState(appeal)}` as const;
  const values = { ticket, days: APPEAL_ANSWER_TIME / DAY };
  sendMessage({ kind: 'sms', to: submission.mobile, text: translate(lang, `notice.${topic}.text`, values) });
  const link = `/user/appeal/detail?${new URLSearchParams({ id })}`;
  if (accountId) sendNotice({ accountId, topic, values, link, lang });
}
