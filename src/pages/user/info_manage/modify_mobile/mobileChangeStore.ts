/** Stores the proof of a pending change in this tab while it is valid, so that a reload continues with it. */
import { STEP_UP_LIFETIME } from '@/constants';
import { isRecord } from '@/utils/isRecord';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { type MobileChangeState, toInitialState } from './mobileChangeReducer';

const KEY = 'mobileProof';

/** Returns the stored state of the user's change. `mobile`: the current number, masked; `now` in ms. */
export function readMobileChange(owner: string, mobile: string, now: number): MobileChangeState {
  const stored = readTabState(KEY);
  const start = toInitialState(mobile);
  if (!isRecord(stored) || stored.owner !== owner || stored.from !== mobile || !mobile) return start;
  const { proof, endsAt } = stored;
  if (typeof proof !== 'string' || typeof endsAt !== 'number') return start;
  const left = endsAt - now;
  // An expiry time beyond STEP_UP_LIFETIME means that the clock was set back.
  return left > 0 && left <= STEP_UP_LIFETIME ? { ...start, step: 'number', proof, endsAt } : start;
}

/** Stores a proof that is still usable; otherwise clears it. */
export function saveMobileChange(owner: string, { step, from, proof, endsAt }: MobileChangeState): void {
  if (step === 'number' && proof) writeTabState(KEY, { owner, from, proof, endsAt });
  else clearTabState(KEY);
}
