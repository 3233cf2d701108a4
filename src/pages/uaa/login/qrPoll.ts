/** Polls a QR code as long as its state may change. */
import { QR_POLL } from '@/constants';
import type { QrPollResult } from './qrReducer';

/** Answers after which polling goes on. */
const PENDING_ANSWERS: QrPollResult['type'][] = ['waiting', 'scanned', 'interrupted'];

/**
 * Calls `ask` every QR_POLL ms, one call at a time; later where the server names a time to wait. Pauses while the
 * document is hidden, asks at once when it is shown again (but not before the server's time), and ends with a final
 * answer. `ask` must not reject. Returns a function that stops it: the call under way is aborted and its answer ignored.
 */
export function pollQrStatus(
  ask: (signal: AbortSignal) => Promise<QrPollResult>,
  onAnswer: (answer: QrPollResult) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  /** The server wants no call before this time, by performance.now(). */
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
    if (!PENDING_ANSWERS.includes(answer.type)) stop();
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
