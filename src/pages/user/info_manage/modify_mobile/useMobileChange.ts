import { useEffect, useReducer } from 'react';
import { STEP_UP_LIFETIME } from '@/constants';
import type { Data } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { useGlobalActions } from '@/models/hooks';
import type { ApiError } from '@/utils/http/ApiError';
import { isRecord } from '@/utils/isRecord';
import { timeUntil } from '@/utils/serverClock';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { type MobileChangeState, mobileChangeReducer, toInitialState } from './mobileChangeReducer';

/** Refusals that may mean that the account's number differs from the displayed one. */
const OUTDATED: readonly (SubCodeName | undefined)[] = [
  'TICKET_UNKNOWN',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_USED_UP',
  'NO_DESTINATION',
];

/** Name of the stored proof: while it is valid, a reload of the page continues with it. */
const KEY = 'mobileProof';

/**
 * Manages the change of a user's number in this tab. `mobile`: the current number, masked, as last loaded from the
 * server.
 */
export function useMobileChange(owner: string, mobile: string) {
  const { fetchLoginStatus } = useGlobalActions();
  const [state, send] = useReducer(mobileChangeReducer, null, () =>
    readMobileChange(owner, mobile, Date.now()),
  );

  useEffect(() => saveMobileChange(owner, state), [owner, state]);
  useEffect(() => send({ type: 'seen', mobile }), [mobile]);

  return {
    state,
    /** Reports the masked number that received a code: the page may show an outdated one. */
    noteDestination: (destination: string) => {
      if (destination === state.from) return;
      send({ type: 'seen', mobile: destination });
      fetchLoginStatus();
    },
    onProved: ({ proof, expiresAt }: Data<'proveOwnMobile'>) =>
      send({ type: 'proved', proof, endsAt: Date.now() + timeUntil(expiresAt, STEP_UP_LIFETIME) }),
    /** Handles every error of a request; if another number may be the reason, reloads the number. */
    noteError: ({ subCode }: ApiError) => {
      send({ type: 'refused', subCode });
      if (OUTDATED.includes(subCode)) fetchLoginStatus();
    },
    onChanged: (to: string) => {
      send({ type: 'changed', to });
      fetchLoginStatus();
    },
  };
}

export type MobileChange = ReturnType<typeof useMobileChange>;

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
