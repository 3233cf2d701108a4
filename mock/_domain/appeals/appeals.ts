/** Stores appeals and moves them through their states (docs/api.md, Appeals). */
import { randomBytes, randomUUID } from 'node:crypto';
import { APPEAL_ANSWER_TIME, DAY } from '../../../src/constants';
import type { AppealState } from '../../../src/contract';
import { TICKET_ALPHABET, TICKET_CHARACTERS } from '../../../src/validation/appeals';
import { findAccountById } from '../accounts/accounts';
import { sendNotice } from '../accounts/notices';
import { sendMessage } from '../accounts/outbox';
import { translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { Appeal, AppealTimelineEvent, Submission } from '../store/records/appeal';
import { getPortal } from '../store/state';
import { type AppealTransition, appealTransitions, isTransitionAllowed, isUndecided } from './states';

type Maker = Pick<Appeal, 'accountId' | 'visitor' | 'lang'> & { repeats?: string };

const lastOf = ({ timeline }: Appeal): AppealTimelineEvent => timeline.at(-1) ?? timeline[0];

/** Returns the state of an appeal: that of its last event. */
export const getAppealState = (appeal: Appeal): AppealState => lastOf(appeal).state;
/** Returns when an appeal was submitted, in ms. */
export const getSubmissionTime = ({ timeline }: Appeal): number => timeline[0].at;
/** Returns when an appeal last changed, in ms. */
export const getUpdateTime = (appeal: Appeal): number => lastOf(appeal).at;

/** Lists all appeals. First closes those whose applicant was asked for more information and did not respond in time. */
export function listAllAppeals(): Appeal[] {
  const { appeals } = getPortal();
  for (const appeal of appeals) {
    const lapsesAt = getUpdateTime(appeal) + APPEAL_ANSWER_TIME;
    if (isTransitionAllowed(getAppealState(appeal), 'lapse') && lapsesAt <= now())
      applyAppealTransition(appeal, 'lapse', { at: lapsesAt });
  }
  return appeals;
}

export function findAppealByTicket(ticket: string): Appeal | undefined {
  return listAllAppeals().find((appeal) => appeal.ticket === ticket);
}

/** Finds the appeal that repeats this rejected one. */
export function findRepetition({ id }: Appeal): Appeal | undefined {
  return getPortal().appeals.find(({ repeats }) => repeats === id);
}

/** Files an appeal. Throws APPEAL_OPEN if the same person has an undecided one for the same reason. */
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
  notifyApplicant(appeal);
  return appeal;
}

/** Applies a transition to an appeal and notifies the applicant. Throws APPEAL_STATE. */
export function applyAppealTransition(
  appeal: Appeal,
  act: AppealTransition,
  more: Partial<AppealTimelineEvent> = {},
): void {
  if (!isTransitionAllowed(getAppealState(appeal), act)) throw new Refusal('APPEAL_STATE');
  const { by, to } = appealTransitions[act];
  appeal.timeline.push({ at: now(), note: '', files: [], ...more, by, state: to });
  notifyApplicant(appeal);
}

const isSame = (one: Submission, other: Submission) =>
  (['reason', 'idType', 'idNo', 'region', 'mobile'] as const).every((field) => one[field] === other[field]);

/** Creates a ticket number: `AP`, the day in China, and 65 random bits. */
function newTicket(at: number): string {
  const day = toInstant(at).slice(0, 10).replaceAll('-', '');
  // 256 is a multiple of 32: each character is equally likely.
  const random = Array.from(randomBytes(TICKET_CHARACTERS), (byte) => TICKET_ALPHABET[byte % 32]);
  return `AP${day}${random.join('')}`;
}

/** Notifies the applicant of the new state by text message, and the account by a notice. */
function notifyApplicant(appeal: Appeal): void {
  const { accountId, id, lang, submission, ticket } = appeal;
  const topic = `appeal.${getAppealState(appeal)}` as const;
  const values = { ticket, days: APPEAL_ANSWER_TIME / DAY };
  const { region, mobile: to } = submission;
  const account = accountId === null ? undefined : findAccountById(accountId);
  const text = translate(lang, `notice.${topic}.text`, values);
  sendMessage({ kind: 'sms', region, to }, { text }, { account, lang });
  const link = `/user/appeal/detail?${new URLSearchParams({ id })}`;
  if (accountId) sendNotice({ accountId, topic, values, link, lang });
}
