import { useEffect, useReducer } from 'react';
import { STEP_UP_LIFETIME } from '@/constants';
import type { Data } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { useGlobalActions } from '@/models/hooks';
import type { ApiError } from '@/utils/http/ApiError';
import { isRecord } from '@/utils/isRecord';
import { timeUntil } from '@/utils/serverClock';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

export const MOBILE_STEPS = ['prove', 'number', 'done'] as const;

export interface MobileChangeState {
  step: (typeof MOBILE_STEPS)[number];
  /** The current number, masked; '' if the account has none. */
  from: string;
  /** Ticket that proves access to the old number; '' before the proof, or without an old number. */
  proof: string;
  /** Expiry time of the proof in ms since the epoch, by this device's clock. */
  endsAt: number;
  /** The new number, masked, after the change. */
  to: string;
  /** Reason for restarting: the proof has expired, or the number was changed elsewhere. */
  again: 'proofOver' | 'numberChanged' | null;
}

export type MobileChangeEvent =
  | { type: 'proved'; proof: string; endsAt: number }
  | { type: 'refused'; subCode: SubCodeName | undefined }
  /** The account's current number from the server, masked. */
  | { type: 'seen'; mobile: string }
  | { type: 'changed'; to: string };

/** Returns the initial state: without an old number, the proof is skipped. */
export const toInitialState = (from: string): MobileChangeState => ({
  step: from ? 'prove' : 'number',
  from,
  proof: '',
  endsAt: 0,
  to: '',
  again: null,
});

/** Returns the next state, or the same one if the event does not fit it. */
export function mobileChangeReducer(state: MobileChangeState, event: MobileChangeEvent): MobileChangeState {
  // A completed change is final, whatever event arrives later.
  if (state.step === 'done') return state;
  switch (event.type) {
    case 'proved':
      if (state.step !== 'prove') return state;
      return { ...state, step: 'number', proof: event.proof, endsAt: event.endsAt, again: null };
    case 'refused':
      if (event.subCode !== 'TICKET_UNKNOWN' || !state.proof) return state;
      return { ...toInitialState(state.from), again: 'proofOver' };
    case 'seen':
      return event.mobile === state.from
        ? state
        : { ...toInitialState(event.mobile), again: 'numberChanged' };
    case 'changed':
      return state.step === 'number' ? { ...state, step: 'done', proof: '', to: event.to } : state;
  }
}

/** Name of the stored proof: while it is valid, a reload of the page continues with it. */
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

/** Refusals that may mean that the account's number differs from the displayed one. */
const OUTDATED: readonly (SubCodeName | undefined)[] = [
  'TICKET_UNKNOWN',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_USED_UP',
  'NO_DESTINATION',
];

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
