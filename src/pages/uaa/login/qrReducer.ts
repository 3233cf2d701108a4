/** The states of signing in by QR code (specification, section 4, channel 3). Pure: calls and timers are in useQrSignIn. */
import type { ApiError } from '@/utils/http/ApiError';
import type { LoginOutcome } from '@/utils/routing/loginRedirect';

interface QrCode {
  uuid: string;
  /** What the drawn code says; opaque. */
  content: string;
  /** When it ends, in ms since the epoch, by this device's clock. */
  endsAt: number;
}

export type QrStep = 'loading' | 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired' | 'failed';

export interface QrState {
  step: QrStep;
  /** The code on screen. It stays there, faded, once it has ended. */
  code: QrCode | null;
  /** Who scanned, masked; '' where nobody has, or the server does not say. */
  name: string;
  /** The last poll got no answer; polling goes on. */
  interrupted: boolean;
  /** The refusal that ended it; null where there was none. */
  error: ApiError | null;
}

export type QrEvent = { type: 'renewed' } | { type: 'issued'; code: QrCode } | QrPollResult;

/** The outcome of one poll. */
export type QrPollResult =
  | { type: 'waiting' }
  | { type: 'scanned'; name: string }
  /** `retryAfter`: ms the server asks to be left alone. */
  | { type: 'interrupted'; retryAfter?: number }
  | { type: 'confirmed'; result: LoginOutcome }
  | { type: 'cancelled' }
  | { type: 'expired' }
  | { type: 'failed'; error: ApiError | null };

export const initialQrState: QrState = {
  step: 'loading',
  code: null,
  name: '',
  interrupted: false,
  error: null,
};

/** Whether a code is on screen that may still be scanned or confirmed. */
export const isQrPending = ({ step }: Pick<QrState, 'step'>): boolean =>
  step === 'waiting' || step === 'scanned';

/** The next state. An event that does not fit the state, such as a late answer, changes nothing. */
export function qrReducer(state: QrState, event: QrEvent): QrState {
  if (event.type === 'renewed') return initialQrState;
  if (state.step === 'loading') {
    if (event.type === 'issued') return { ...initialQrState, step: 'waiting', code: event.code };
    return event.type === 'failed' ? { ...initialQrState, step: 'failed', error: event.error } : state;
  }
  if (!isQrPending(state) || event.type === 'issued') return state;
  const answered = { ...state, interrupted: false };
  switch (event.type) {
    case 'interrupted':
      return { ...state, interrupted: true };
    case 'waiting':
      return { ...answered, step: 'waiting', name: '' };
    case 'scanned':
      return { ...answered, step: 'scanned', name: event.name };
    case 'failed':
      return { ...answered, step: 'failed', error: event.error };
    default:
      return { ...answered, step: event.type };
  }
}
