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
  const known = RESET_STEPS.some((name) => name === step && name !== 'identify');
  return known && isText(id) && isText(account) && Number.isFinite(endsAt) && Array.isArray(questions);
}

/** Returns the reset stored in this tab; the initial state if there is none or it has expired at `now` (ms). */
export function readStoredReset(now: number): ResetState {
  const kept = readTabState(KEY);
  if (!isStoredReset(kept)) return initialResetState;
  const left = kept.endsAt - now;
  // An expiry time beyond RESET_LIFETIME means that the clock was set back.
  if (left <= 0 || left > RESET_LIFETIME || !kept.questions.every(isText)) return initialResetState;
  return { ...kept, over: null };
}

/** Stores a reset in progress; clears one that has ended or has not started. */
export function saveReset(state: ResetState): void {
  const { over, ...kept } = state;
  if (over || state.step === 'identify') clearTabState(KEY);
  else writeTabState(KEY, kept);
}

/** What the address of the page says besides the step. */
export interface ResetPlace {
  /** Whether the user wants to lock the account, because another person is in it. */
  reports: boolean;
  /** The checked path to open after sign-in. */
  referer: string;
}

/** A place that is kept for one reset. */
type KeptPlace = ResetPlace & { id: string };

/** Keeps the place while the browser is at the payment app. */
export const keepResetPlace = (place: KeptPlace) => writeTabState(PLACE, place);

/** Returns the kept place, checked again; in another tab the id is ''. */
export function readResetPlace(): KeptPlace {
  const kept = readTabState(PLACE) as Partial<KeptPlace> | null;
  const id = isText(kept?.id) ? kept.id : '';
  return { id, reports: kept?.reports === true, referer: sanitizeReferer(kept?.referer) };
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
