/** State machine of QR sign-in (specification, section 4, channel 3). The reducer is pure; useQrSignIn requests the code and polls. */
import type { ApiError } from '@/utils/http/ApiError';
import type { LoginOutcome } from '@/utils/routing/loginRedirect';

interface QrCode {
  uuid: string;
  /** Content of the QR code; opaque. */
  content: string;
  /** Expiry time in ms since the epoch, by this device's clock. */
  endsAt: number;
}

export type QrStep = 'loading' | 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired' | 'failed';

export interface QrState {
  step: QrStep;
  /** The issued code. The page shows it faded after the final step. */
  code: QrCode | null;
  /** Masked name of the user who scanned the code; '' if not scanned or not known. */
  name: string;
  /** Whether the last poll failed; polling continues. */
  interrupted: boolean;
  /** The refusal that ended the code; null otherwise. */
  error: ApiError | null;
}

export type QrEvent =
  | { type: 'requested' }
  | { type: 'issued'; code: QrCode }
  | { type: 'notIssued' }
  | QrPollResult;

/** The result of one poll, or the end of the code's lifetime. */
export type QrPollResult =
  | { type: 'waiting' }
  | { type: 'scanned'; name: string }
  /** `retryAfter`: wait in ms requested by the server. */
  | { type: 'interrupted'; retryAfter?: number }
  | { type: 'confirmed'; result: LoginOutcome }
  | { type: 'cancelled' }
  | { type: 'expired' }
  | { type: 'failed'; error: ApiError };

export const initialQrState: QrState = {
  step: 'loading',
  code: null,
  name: '',
  interrupted: false,
  error: null,
};

/** Whether the displayed code can still be scanned or confirmed. */
export const isQrPending = ({ step }: QrState): boolean => step === 'waiting' || step === 'scanned';

/** Returns the next state. An event that does not fit the state, such as a late response, changes nothing. */
export function qrReducer(state: QrState, event: QrEvent): QrState {
  if (event.type === 'requested') return initialQrState;
  if (state.step === 'loading') {
    if (event.type === 'issued') return { ...initialQrState, step: 'waiting', code: event.code };
    return event.type === 'notIssued' ? { ...initialQrState, step: 'failed' } : state;
  }
  if (!isQrPending(state)) return state;
  const uninterrupted = { ...state, interrupted: false };
  switch (event.type) {
    case 'interrupted':
      return { ...state, interrupted: true };
    case 'waiting':
      return { ...uninterrupted, step: 'waiting', name: '' };
    case 'scanned':
      return { ...uninterrupted, step: 'scanned', name: event.name };
    case 'failed':
      return { ...uninterrupted, step: 'failed', error: event.error };
    case 'confirmed':
    case 'cancelled':
    case 'expired':
      return { ...uninterrupted, step: event.type };
    default:
      return state;
  }
}
