/** What became of a code whose end may have been heard by nobody. */

import { isOnline } from '@/services/portal';
import { getRedirect } from '@/services/signIn';
import { warn } from '@/utils/http/httpErrors';
import { getCurrentQuery } from '@/utils/routing/redirect';
import type { QrPollResult } from './qrReducer';

/** The answer that was lost, as far as the session it opened tells; an interruption where nobody says. */
async function recoverSession(ended: QrPollResult): Promise<QrPollResult> {
  try {
    if (!(await isOnline())) return ended;
    const address = await getRedirect(getCurrentQuery());
    const redirectUrl = typeof address === 'string' ? address : null;
    return { type: 'confirmed', result: { redirectUrl, lastLogin: 'untold' } };
  } catch (error) {
    warn(error);
    return { type: 'interrupted' };
  }
}

/**
 * Asks as `ask` does. A code that has ended after an unanswered question may have been confirmed: the server says
 * so once, and nobody may be signed in without knowing. Whether there is a session decides.
 */
export function withSessionRecovery(
  ask: (signal: AbortSignal) => Promise<QrPollResult>,
): (signal: AbortSignal) => Promise<QrPollResult> {
  let unheard = false;
  return async (signal) => {
    const answer = await ask(signal);
    if (answer.type === 'expired' && unheard) return recoverSession(answer);
    unheard = answer.type === 'interrupted';
    return answer;
  };
}
