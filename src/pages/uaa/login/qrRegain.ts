/** What became of a code whose end may have been heard by nobody. */
import { getRedirect, isOnline } from '@/services/uaa';
import { warn } from '@/utils/http/request';
import { currentQuery } from '@/utils/routing/redirect';
import type { QrAnswer } from './qrMachine';

/** The answer that was lost, as far as the session it opened tells; an interruption where nobody says. */
async function regain(ended: QrAnswer): Promise<QrAnswer> {
  try {
    if (!(await isOnline())) return ended;
    const address = await getRedirect(currentQuery());
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
export function regaining(
  ask: (signal: AbortSignal) => Promise<QrAnswer>,
): (signal: AbortSignal) => Promise<QrAnswer> {
  let unheard = false;
  return async (signal) => {
    const answer = await ask(signal);
    if (answer.type === 'expired' && unheard) return regain(answer);
    unheard = answer.type === 'interrupted';
    return answer;
  };
}
