/** The steps of changing a mobile number. Pure: what the server is asked, and what the page shows, is not here. */
import type { SubCodeName } from '@/contract/subCodes';

export const MOBILE_STEPS = ['prove', 'number', 'done'] as const;

export interface MobileChangeState {
  step: (typeof MOBILE_STEPS)[number];
  /** The number it is about, masked; '' where the account has none yet. */
  from: string;
  /** That the old number is at hand; '' before that, and where there is no old number. */
  proof: string;
  /** When the proof ends, in ms since the epoch, by this device's clock. */
  endsAt: number;
  /** The new number, masked, once it is the account's. */
  to: string;
  /** Why it begins again: the proof is dead, or the number has been changed elsewhere. */
  again: 'proofOver' | 'numberChanged' | null;
}

export type MobileChangeEvent =
  | { type: 'proved'; proof: string; endsAt: number }
  | { type: 'refused'; subCode: SubCodeName | undefined }
  /** The account's number as the server tells it, masked. */
  | { type: 'seen'; mobile: string }
  | { type: 'changed'; to: string };

/** The beginning: without an old number there is nothing to prove. */
export const toInitialState = (from: string): MobileChangeState => ({
  step: from ? 'prove' : 'number',
  from,
  proof: '',
  endsAt: 0,
  to: '',
  again: null,
});

/** The next state; the same one where an event has no place in it. */
export function mobileChangeReducer(state: MobileChangeState, event: MobileChangeEvent): MobileChangeState {
  // What has been done stands, whatever comes late.
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
