/** Asks about a QR code again and again, as long as it may change. */
import { QR_POLL } from '@/constants';
import type { QrPollResult } from './qrReducer';

/** Answers after which there is more to ask. */
const GOES_ON: QrPollResult['type'][] = ['waiting', 'scanned', 'interrupted'];

/**
 * Asks every QR_POLL ms, one question at a time, longer apart where the server says so. Pauses while the document
 * is hidden, asks at once when it is shown again (but never before the server wants), and ends with a final answer. `ask` must not reject.
 * Returns the way to stop: whatever comes after that is nobody's business.
 */
export function pollQrStatus(
  ask: (signal: AbortSignal) => Promise<QrPollResult>,
  onAnswer: (answer: QrPollResult) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  /** The server is left alone until then, by performance.now(). */
  let notBefore = 0;

  const askAfter = (wait: number) => {
    clearTimeout(timer);
    if (!document.hidden && !asking) {
      timer = setTimeout(run, Math.max(wait, notBefore - performance.now()));
    }
  };
  const run = async () => {
    asking = true;
    const answer = await ask(signal);
    asking = false;
    if (signal.aborted) return;
    if (!GOES_ON.includes(answer.type)) stop();
    else {
      notBefore = performance.now() + (answer.type === 'interrupted' ? (answer.retryAfter ?? 0) : 0);
      askAfter(QR_POLL);
    }
    onAnswer(answer);
  };
  const onVisibility = () => askAfter(0);
  const stop = () => {
    controller.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };

  document.addEventListener('visibilitychange', onVisibility);
  askAfter(QR_POLL);
  return stop;
}
