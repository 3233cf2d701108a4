import { useEffect, useReducer, useRef, useState } from 'react';
import { QR_POLL } from '@/constants';
import type { Arrival } from '@/utils/routing/loginAddress';
import { askQr, issueQr } from './qrCalls';
import { initialQr, isOpen, type QrState, qrMachine } from './qrMachine';
import { pollQr } from './qrPoll';
import { regaining } from './qrRegain';

/**
 * Signs in by QR code (channel 3): asks for a code, then how it stands until that is decided. `onSignedIn` gets
 * the login's result, once. `renew` asks for another code, whatever became of the one on screen.
 */
export function useQrSignIn(onSignedIn: (result: Arrival) => void): {
  state: QrState;
  renew: () => void;
} {
  const [state, dispatch] = useReducer(qrMachine, initialQr);
  const [round, setRound] = useState(0);
  const latest = useRef(onSignedIn);
  const open = isOpen(state) ? state.code : null;

  useEffect(() => {
    latest.current = onSignedIn;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks for a code of its own
  useEffect(() => {
    let current = true;
    dispatch({ type: 'renewed' });
    issueQr().then((event) => current && dispatch(event));
    return () => {
      current = false;
    };
  }, [round]);

  useEffect(() => {
    if (!open) return undefined;
    const stop = pollQr(
      regaining((signal) => askQr(open.uuid, signal)),
      (answer) => {
        dispatch(answer);
        if (answer.type === 'confirmed') latest.current(answer.result);
      },
    );
    // One question later than its end: a confirmation in the last moment still counts.
    const timer = setTimeout(() => dispatch({ type: 'expired' }), open.endsAt - Date.now() + QR_POLL);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [open]);

  return { state, renew: () => setRound((count) => count + 1) };
}
