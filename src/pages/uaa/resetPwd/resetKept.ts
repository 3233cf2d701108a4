/**
 * What this tab keeps of a reset, so that a reload goes on with it: which reset, how far, until when. Never a code,
 * an answer or a password; of the login name only what cannot be the number of a document.
 */
import { RESET_LIFETIME } from '@/constants';
import type { UserType } from '@/contract';
import { forgetKept, readKept, writeKept } from '@/utils/storage/tabStorage';
import { initialReset, RESET_STEPS, type ResetState } from './resetMachine';

const KEY = 'reset';
const isText = (value: unknown): value is string => typeof value === 'string';

function isReset(value: unknown): value is Omit<ResetState, 'over'> {
  if (typeof value !== 'object' || value === null) return false;
  const { step, id, endsAt, questions, account } = value as Partial<ResetState>;
  const known = RESET_STEPS.some((name) => name === step && name !== 'identify');
  return known && isText(id) && isText(account) && Number.isFinite(endsAt) && Array.isArray(questions);
}

/** The reset this tab is in the middle of; a new one where there is none, or its time is over at `now` (ms). */
export function keptReset(now: number): ResetState {
  const kept = readKept(KEY);
  if (!isReset(kept)) return initialReset;
  const left = kept.endsAt - now;
  // A clock that was set back makes the end lie further away than any reset's.
  if (left <= 0 || left > RESET_LIFETIME || !kept.questions.every(isText)) return initialReset;
  return { ...kept, over: null };
}

/** Keeps a reset that goes on; one that is over, or has not begun, is forgotten. */
export function keepReset(state: ResetState): void {
  const { over, ...kept } = state;
  if (over || state.step === 'identify') forgetKept(KEY);
  else writeKept(KEY, kept);
}

interface WhoFields {
  userType: UserType;
  loginId: string;
}

/** What may be kept of who forgot the password: documents and companies have numbers, account names need none. */
export function keptWho({ userType, loginId }: Partial<WhoFields>): Partial<WhoFields> {
  const hasNumber = /\p{Nd}/u.test((loginId ?? '').normalize('NFKC'));
  return hasNumber ? { userType } : { userType, loginId };
}
