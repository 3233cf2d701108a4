/** State machine of a mobile number change. Pure: requests and display are elsewhere. */
import type { SubCodeName } from '@/contract/subCodes';

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
