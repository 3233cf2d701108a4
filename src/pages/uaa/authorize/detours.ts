/** Where an application's request waits: its address, and the steps on the way to it. */

import { replaceWith, signInAnew } from '@/utils/routing/redirect';
import { withParameter, withReferer } from '@/utils/routing/referer';
import { keepLoginHint } from '@/utils/storage/loginHint';
import { readKept, writeKept } from '@/utils/storage/tabStorage';

/** The request for which this tab has been at the guide. */
const GUIDED = 'guidedRequest';

/** Address that resumes a request. It names the request alone: its parameters stay on the server. */
export const addressOf = (requestId: string): string =>
  withParameter('/uaa/authorize', 'requestId', requestId);

/** Sign-in and back, whoever is signed in. `loginHint` is the name to suggest there, '' for none. */
export function detourToSignIn(requestId: string, loginHint = '') {
  const address = addressOf(requestId);
  keepLoginHint(address, loginHint);
  signInAnew(address);
}

/** Whether the person has been at the guide to a higher level for this request. */
export const wasGuided = (requestId: string): boolean => readKept(GUIDED) === requestId;

/** The guide to the level that the application asks for, and back. */
export function detourToGuide(requestId: string) {
  writeKept(GUIDED, requestId);
  replaceWith(withReferer(withParameter('/uaa/authGuide', 'requestId', requestId), addressOf(requestId)));
}
