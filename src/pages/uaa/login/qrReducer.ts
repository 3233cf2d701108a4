/** The states of signing in by QR code (specification, section 4, channel 3). Pure: what is asked, and when, is not here. */
import type { Failure } from '@/utils/http/failure';
import type { LoginOutcome } from '@/utils/routing/loginRedirect';

export interface QrCode {
  uuid: string;
  /** What the code says; opaque. */
  content: string;
  /** When it ends, in ms since the epoch, by this device's clock. */
  endsAt: number;
}

export type QrStep = 'loading' | 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired' | 'failed';

export interface QrState {
  step: QrStep;
  /** The code on screen; it stays, faded, once it has ended. */
  code: QrCode | null;
  /** Who scanned, masked; '' where nobody has, or the server does not say. */
  name: string;
  /** The last question about the code went unanswered; the next one is on its way. */
  interrupted: boolean;
  /** Why it failed, where the server said. */
  failure: Failure | null;
}

export type QrEvent = { type: 'renewed' } | { type: 'issued'; code: QrCode } | QrPollResult;

/** What asking about a code brings. */
export type QrPollResult =
  | { type: 'waiting' }
  | { type: 'scanned'; name: string }
  /** `retryAfter`: ms the server asks to be left alone. */
  | { type: 'interrupted'; retryAfter?: number }
  | { type: 'confirmed'; result: LoginOutcome }
  | { type: 'cancelled' }
  | { type: 'expired' }
  | { type: 'failed'; failure: Failure | null };

export const initialQrState: QrState = {
  step: 'loading',
  code: null,
  name: '',
  interrupted: false,
  failure: null,
};

/** Whether a code is on screen that may still be scanned or confirmed. */
export const isQrPending = ({ step }: Pick<QrState, 'step'>): boolean =>
  step === 'waiting' || step === 'scanned';

/** The next state. An event that has no place in a state changes nothing: late answers, for one. */
export function qrReducer(state: QrState, event: QrEvent): QrState {
  if (event.type === 'renewed') return initialQrState;
  if (state.step === 'loading') {
    if (event.type === 'issued') return { ...initialQrState, step: 'waiting', code: event.code };
    return event.type === 'failed' ? { ...initialQrState, step: 'failed', failure: event.failure } : state;
  }
  if (!isQrPending(state) || event.type === 'issued') return state;
  const heard = { ...state, interrupted: false };
  switch (event.type) {
    case 'interrupted':
      return { ...state, interrupted: true };
    case 'waiting':
      return { ...heard, step: 'waiting', name: '' };
    case 'scanned':
      return { ...heard, step: 'scanned', name: event.name };
    case 'failed':
      return { ...heard, step: 'failed', failure: event.failure };
    default:
      return { ...heard, step: event.type };
  }
}
