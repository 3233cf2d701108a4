import { useEffect, useReducer, useState } from 'react';
import { QR_POLL } from '@/constants';
import { useLatest } from '@/hooks/useLatest';
import type { LoginOutcome } from '@/utils/routing/loginRedirect';
import { fetchQrCode, fetchQrStatus, withSessionRecovery } from './qrCalls';
import { initialQrState, isQrPending, type QrPollResult, qrReducer } from './qrReducer';

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

/** Results after which polling continues. */
const PENDING_RESULTS: QrPollResult['type'][] = ['waiting', 'scanned', 'interrupted'];

/**
 * Calls `ask` every QR_POLL ms, one call at a time; later if the server requests a longer wait. Pauses while the
 * document is hidden, calls immediately when it becomes visible (but not before the requested wait ends), and stops
 * after a final result. `ask` must not reject. Returns a function that stops polling: it aborts the pending call and
 * ignores its result.
 */
function pollQrStatus(
  ask: (signal: AbortSignal) => Promise<QrPollResult>,
  onResult: (result: QrPollResult) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  /** Earliest time of the next call as requested by the server, by performance.now(). */
  let notBefore = 0;

  const askAfter = (wait: number) => {
    clearTimeout(timer);
    if (!document.hidden && !asking) {
      timer = setTimeout(run, Math.max(wait, notBefore - performance.now()));
    }
  };
  const run = async () => {
    asking = true;
    const result = await ask(signal);
    asking = false;
    if (signal.aborted) return;
    if (!PENDING_RESULTS.includes(result.type)) stop();
    else {
      notBefore = performance.now() + (result.type === 'interrupted' ? (result.retryAfter ?? 0) : 0);
      askAfter(QR_POLL);
    }
    onResult(result);
  };
  const stop = () => {
    controller.abort();
    clearTimeout(timer);
  };

  document.addEventListener('visibilitychange', () => askAfter(0), { signal });
  askAfter(QR_POLL);
  return stop;
}
