import { useEffect, useReducer, useState } from 'react';
import { QR_POLL } from '@/constants';
import { useLatest } from '@/hooks/useLatest';
import type { LoginOutcome } from '@/utils/routing/loginRedirect';
import { fetchQrCode, fetchQrStatus, withSessionRecovery } from './qrCalls';
import { pollQrStatus } from './qrPoll';
import { initialQrState, isQrPending, qrReducer } from './qrReducer';

/**
 * Signs in by QR code (specification, section 4, channel 3): requests a code, then polls until it is confirmed or ended.
 * `onSignedIn` receives the login's result once. `renew` requests another code, whatever the state of the current one.
 */
export function useQrSignIn(onSignedIn: (result: LoginOutcome) => void) {
  const [state, dispatch] = useReducer(qrReducer, initialQrState);
  const [round, setRound] = useState(0);
  const latest = useLatest(onSignedIn);
  const pending = isQrPending(state) ? state.code : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round requests its own code
  useEffect(() => {
    let current = true;
    dispatch({ type: 'requested' });
    fetchQrCode().then((event) => current && dispatch(event));
    return () => {
      current = false;
    };
  }, [round]);

  useEffect(() => {
    if (!pending) return undefined;
    const stop = pollQrStatus(
      withSessionRecovery((signal) => fetchQrStatus(pending.uuid, signal)),
      (event) => {
        dispatch(event);
        if (event.type === 'confirmed') latest.current(event.result);
      },
    );
    // Wait one more poll, so that a confirmation at the last moment counts.
    const timer = setTimeout(() => dispatch({ type: 'expired' }), pending.endsAt - Date.now() + QR_POLL);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [pending, latest]);

  return { state, renew: () => setRound((count) => count + 1) };
}
