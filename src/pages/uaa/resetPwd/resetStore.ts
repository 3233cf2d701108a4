/**
 * Stores the state of a reset in this tab, so that a reload continues it: id, step and expiry time. Never stores a
 * code, an answer or a password, nor a login name that could be a document number.
 */
import { RESET_LIFETIME } from '@/constants';
import type { UserType } from '@/contract';
import { sanitizeReferer } from '@/utils/routing/sanitizeAddress';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { initialResetState, RESET_STEPS, type ResetState } from './resetReducer';

const KEY = 'reset';
const PLACE = 'resetPlace';
const isText = (value: unknown): value is string => typeof value === 'string';

function isStoredReset(value: unknown): value is Omit<ResetState, 'over'> {
  if (typeof value !== 'object' || value === null) return false;
  const { step, id, endsAt, questions, account } = value as Partial<ResetState>;
  const isStepValid = RESET_STEPS.some((name) => name === step && name !== 'identify');
  return isStepValid && isText(id) && isText(account) && Number.isFinite(endsAt) && Array.isArray(questions);
}

/** Returns the reset stored in this tab; the initial state if there is none or it has expired at `now` (ms). */
export function readStoredReset(now: number): ResetState {
  const stored = readTabState(KEY);
  if (!isStoredReset(stored)) return initialResetState;
  const remaining = stored.endsAt - now;
  // An expiry time beyond RESET_LIFETIME means that the clock was set back.
  if (remaining <= 0 || remaining > RESET_LIFETIME || !stored.questions.every(isText))
    return initialResetState;
  return { ...stored, over: null };
}

/** Stores a reset in progress; clears one that has ended or has not started. */
export function saveReset(state: ResetState): void {
  const { over, ...stored } = state;
  if (over || state.step === 'identify') clearTabState(KEY);
  else writeTabState(KEY, stored);
}

/** State of the page in its address, besides the step. */
export interface ResetPlace {
  /** Whether the user reports an intruder and wants to lock the account. */
  reports: boolean;
  /** The validated path to open after sign-in. */
  referer: string;
}

/** The stored place of one reset. */
type StoredPlace = ResetPlace & { id: string };

/** Stores the place while the payment app is open. */
export const keepResetPlace = (place: StoredPlace) => writeTabState(PLACE, place);

/** Returns the stored place, validated again; in another tab the id is ''. */
export function readResetPlace(): StoredPlace {
  const stored = readTabState(PLACE) as Partial<StoredPlace> | null;
  const id = isText(stored?.id) ? stored.id : '';
  return { id, reports: stored?.reports === true, referer: sanitizeReferer(stored?.referer) };
}

interface LoginFields {
  userType: UserType;
  loginId: string;
}

/**
 * Returns the login fields that may be stored: no login name with a digit, which may be a document or company number.
 */
export function toStorableLogin({ userType, loginId }: Partial<LoginFields>): Partial<LoginFields> {
  const hasNumber = /\p{Nd}/u.test((loginId ?? '').normalize('NFKC'));
  return hasNumber ? { userType } : { userType, loginId };
}
