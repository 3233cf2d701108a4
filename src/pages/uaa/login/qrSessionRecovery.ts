/** Checks whether an expired code was confirmed by a response that was lost. */
import { isOnline } from '@/services/portal';
import { getRedirect } from '@/services/signIn';
import { warn } from '@/utils/http/httpErrors';
import { getCurrentQuery } from '@/utils/routing/currentAddress';
import type { QrPollResult } from './qrReducer';

/** Resolves with 'confirmed' if a session exists, with `ended` if not, and with an interruption if the check fails. */
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
 * Wraps `ask`. The server reports a confirmation only once. If a code expires right after a failed call, that call
 * may have missed the confirmation: then the session decides, so that no user is signed in unknowingly.
 */
export function withSessionRecovery(
  ask: (signal: AbortSignal) => Promise<QrPollResult>,
): (signal: AbortSignal) => Promise<QrPollResult> {
  let missedResponse = false;
  return async (signal) => {
    const result = await ask(signal);
    if (result.type === 'expired' && missedResponse) return recoverSession(result);
    missedResponse = result.type === 'interrupted';
    return result;
  };
}
