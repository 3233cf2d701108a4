/** Polls the state of a QR code until it is final. */
import { QR_POLL } from '@/constants';
import type { QrPollResult } from './qrReducer';

/** Results after which polling continues. */
const PENDING_RESULTS: QrPollResult['type'][] = ['waiting', 'scanned', 'interrupted'];

/**
 * Calls `ask` every QR_POLL ms, one call at a time; later if the server requests a longer wait. Pauses while the
 * document is hidden, calls immediately when it becomes visible (but not before the requested wait ends), and stops
 * after a final result. `ask` must not reject. Returns a function that stops polling: it aborts the pending call and
 * ignores its result.
 */
export function pollQrStatus(
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
