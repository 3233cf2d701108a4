/**
 * What this tab keeps of a reset, so that a reload goes on with it: which reset, how far, until when. Never a code,
 * an answer or a password; of the login name only what cannot be the number of a document.
 */
import { RESET_LIFETIME } from '@/constants';
import type { UserType } from '@/contract';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { initialResetState, RESET_STEPS, type ResetState } from './resetReducer';

const KEY = 'reset';
const isText = (value: unknown): value is string => typeof value === 'string';

function isStoredReset(value: unknown): value is Omit<ResetState, 'over'> {
  if (typeof value !== 'object' || value === null) return false;
  const { step, id, endsAt, questions, account } = value as Partial<ResetState>;
  const known = RESET_STEPS.some((name) => name === step && name !== 'identify');
  return known && isText(id) && isText(account) && Number.isFinite(endsAt) && Array.isArray(questions);
}

/** The reset this tab is in the middle of; a new one where there is none, or its time is over at `now` (ms). */
export function readStoredReset(now: number): ResetState {
  const kept = readTabState(KEY);
  if (!isStoredReset(kept)) return initialResetState;
  const left = kept.endsAt - now;
  // An end further away than any reset lasts comes from a clock that was set back.
  if (left <= 0 || left > RESET_LIFETIME || !kept.questions.every(isText)) return initialResetState;
  return { ...kept, over: null };
}

/** Keeps a reset that goes on; one that is over, or has not begun, is forgotten. */
export function saveReset(state: ResetState): void {
  const { over, ...kept } = state;
  if (over || state.step === 'identify') clearTabState(KEY);
  else writeTabState(KEY, kept);
}

interface LoginFields {
  userType: UserType;
  loginId: string;
}

/** What may be kept of the login fields: not a login name with a digit, which may be the number of a document or company. */
export function toStorableLogin({ userType, loginId }: Partial<LoginFields>): Partial<LoginFields> {
  const hasNumber = /\p{Nd}/u.test((loginId ?? '').normalize('NFKC'));
  return hasNumber ? { userType } : { userType, loginId };
}
