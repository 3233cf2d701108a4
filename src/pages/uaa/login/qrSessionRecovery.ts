/** Finds out whether a code that has ended was confirmed by an answer that got lost. */
import { isOnline } from '@/services/portal';
import { getRedirect } from '@/services/signIn';
import { warn } from '@/utils/http/httpErrors';
import { getCurrentQuery } from '@/utils/routing/currentAddress';
import type { QrPollResult } from './qrReducer';

/** 'confirmed' where there is a session, `ended` where there is none, an interruption where the server does not say. */
async function recoverSession(ended: QrPollResult): Promise<QrPollResult> {
  try {
    if (!(await isOnline())) return ended;
    const redirectUrl = await getRedirect(getCurrentQuery());
    return { type: 'confirmed', result: { redirectUrl } };
  } catch (error) {
    warn(error);
    return { type: 'interrupted' };
  }
}

/**
 * Asks as `ask` does. The server says only once that a code was confirmed. A code that has ended right after an
 * unanswered call may have been confirmed by it: then the session decides, so that nobody is signed in unknowingly.
 */
export function withSessionRecovery(
  ask: (signal: AbortSignal) => Promise<QrPollResult>,
): (signal: AbortSignal) => Promise<QrPollResult> {
  let missedAnswer = false;
  return async (signal) => {
    const answer = await ask(signal);
    if (answer.type === 'expired' && missedAnswer) return recoverSession(answer);
    missedAnswer = answer.type === 'interrupted';
    return answer;
  };
}
