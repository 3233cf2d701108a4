/** Appeals: what was submitted, and what has happened to it since. */
import { randomInt, randomUUID } from 'node:crypto';
import { APPEAL_ANSWER_TIME, DAY } from '../../src/constants';
import type { AppealBody, AppealEvent, AppealState, StoredFile } from '../../src/contract';
import { type AppealAct, isUnderWay, mayFollow, transitions } from './appealStates';
import { instant, now } from './clock';
import { sendNotice } from './notices';
import { send } from './outbox';
import { Refusal } from './refusals';
import { portal } from './state';
import { type Lang, words } from './words';

export interface Submission extends Omit<AppealBody, 'proof' | 'files'> {
  /** The contact's number, proved by SMS. */
  region: string;
  mobile: string;
  files: StoredFile[];
}

interface Event extends Omit<AppealEvent, 'at'> {
  at: number;
}

export interface Appeal {
  id: string;
  ticket: string;
  /** The account it belongs to, if any. */
  accountId: string | null;
  /** The browser it was made in. */
  visitor: string;
  /** Language its contact reads. */
  lang: Lang;
  submission: Submission;
  /** Id of the rejected appeal it is made again for. */
  repeats: string | null;
  /** The submission first; the last one tells the state. */
  timeline: [Event, ...Event[]];
}

type Maker = Pick<Appeal, 'accountId' | 'visitor' | 'lang'> & { repeats?: string };

const DIGITS = 6;

const lastOf = ({ timeline }: Appeal): Event => timeline.at(-1) ?? timeline[0];

export const stateOf = (appeal: Appeal): AppealState => lastOf(appeal).state;
export const submittedAt = ({ timeline }: Appeal): number => timeline[0].at;
export const updatedAt = (appeal: Appeal): number => lastOf(appeal).at;

/** Every appeal as it stands now: one that was asked for more and has not answered in time is closed. */
export function allAppeals(): Appeal[] {
  const { appeals } = portal();
  for (const appeal of appeals) {
    const lapsesAt = updatedAt(appeal) + APPEAL_ANSWER_TIME;
    if (mayFollow(stateOf(appeal), 'lapse') && lapsesAt <= now()) move(appeal, 'lapse', { at: lapsesAt });
  }
  return appeals;
}

/** The appeal of a ticket number. */
export function appealOfTicket(ticket: string): Appeal | undefined {
  return allAppeals().find((appeal) => appeal.ticket === ticket);
}

/** The appeal that was made again for a rejected one. */
export function repetitionOf({ id }: Appeal): Appeal | undefined {
  return portal().appeals.find(({ repeats }) => repeats === id);
}

/** Files an appeal. Throws APPEAL_OPEN while the same person has one for the same reason under way. */
export function fileAppeal({ repeats, ...maker }: Maker, submission: Submission): Appeal {
  const rival = allAppeals().some((one) => isUnderWay(stateOf(one)) && isSame(one.submission, submission));
  if (rival) throw new Refusal('APPEAL_OPEN');
  const at = now();
  const first: Event = { at, state: 'SUBMITTED', by: 'applicant', note: '', files: [] };
  const named = { id: randomUUID(), ticket: newTicket(at), repeats: repeats ?? null };
  const appeal: Appeal = { ...named, ...maker, submission, timeline: [first] };
  portal().appeals.push(appeal);
  tell(appeal);
  return appeal;
}

/** Takes an appeal one step on. Throws APPEAL_STATE where the act does not follow. */
export function move(appeal: Appeal, act: AppealAct, more: Partial<Event> = {}): void {
  if (!mayFollow(stateOf(appeal), act)) throw new Refusal('APPEAL_STATE');
  const { by, to } = transitions[act];
  appeal.timeline.push({ at: now(), note: '', files: [], ...more, by, state: to });
  tell(appeal);
}

const isSame = (one: Submission, other: Submission) =>
  (['reason', 'idType', 'idNo', 'region', 'mobile'] as const).every((field) => one[field] === other[field]);

/** `AP`, the day in China and six digits nobody can foresee. */
function newTicket(at: number): string {
  const day = instant(at).slice(0, 10).replaceAll('-', '');
  const ticket = `AP${day}${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`;
  return portal().appeals.some((appeal) => appeal.ticket === ticket) ? newTicket(at) : ticket;
}

/** The contact hears of each change by SMS, the account by a notice. */
function tell(appeal: Appeal): void {
  const { accountId, id, lang, submission, ticket } = appeal;
  const topic = `appeal.${stateOf(appeal)}` as const;
  const values = { ticket, days: APPEAL_ANSWER_TIME / DAY };
  send({ kind: 'sms', to: submission.mobile, text: words(lang, `notice.${topic}.text`, values) });
  const link = `/user/appeal/detail?${new URLSearchParams({ id })}`;
  if (accountId) sendNotice({ accountId, topic, values, link, lang });
}
