/** This tab keeps the proof of a change that is under way, as long as it is valid: a reload goes on with it. */
import { STEP_UP_LIFETIME } from '@/constants';
import { isRecord } from '@/utils/isRecord';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { type MobileChangeState, toInitialState } from './mobileChangeReducer';

const KEY = 'mobileProof';

/** Where this person's change stands: `mobile` is their number, masked; `now` in ms. */
export function readMobileChange(owner: string, mobile: string, now: number): MobileChangeState {
  const kept = readTabState(KEY);
  const start = toInitialState(mobile);
  if (!isRecord(kept) || kept.owner !== owner || kept.from !== mobile || !mobile) return start;
  const { proof, endsAt } = kept;
  if (typeof proof !== 'string' || typeof endsAt !== 'number') return start;
  const left = endsAt - now;
  // A clock that was set back makes the end lie further away than any proof's.
  return left > 0 && left <= STEP_UP_LIFETIME ? { ...start, step: 'number', proof, endsAt } : start;
}

/** Keeps a proof that can still be used; anything else is forgotten. */
export function saveMobileChange(owner: string, { step, from, proof, endsAt }: MobileChangeState): void {
  if (step === 'number' && proof) writeTabState(KEY, { owner, from, proof, endsAt });
  else clearTabState(KEY);
}
