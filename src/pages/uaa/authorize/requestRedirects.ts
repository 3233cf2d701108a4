/** Where an application's request waits: its address, and the steps on the way to it. */

import { replaceWith, restartSignIn } from '@/utils/routing/redirect';
import { addQueryParam, addReferer } from '@/utils/routing/referer';
import { saveLoginHint } from '@/utils/storage/loginHint';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** The request for which this tab has been at the guide. */
const GUIDED = 'guidedRequest';

/** Address that resumes a request. It names the request alone: its parameters stay on the server. */
export const toAuthorizePath = (requestId: string): string =>
  addQueryParam('/uaa/authorize', 'requestId', requestId);

/** Sign-in and back, whoever is signed in. `loginHint` is the name to suggest there, '' for none. */
export function redirectToSignIn(requestId: string, loginHint = '') {
  const address = toAuthorizePath(requestId);
  saveLoginHint(address, loginHint);
  restartSignIn(address);
}

/** Whether the person has been at the guide to a higher level for this request. */
export const hasVisitedLevelGuide = (requestId: string): boolean => readTabState(GUIDED) === requestId;

/** The guide to the level that the application asks for, and back. */
export function redirectToLevelGuide(requestId: string) {
  writeTabState(GUIDED, requestId);
  replaceWith(
    addReferer(addQueryParam('/uaa/authGuide', 'requestId', requestId), toAuthorizePath(requestId)),
  );
}
