/** Where an application's request waits: its address, and the steps on the way to it. */

import { toAuthorizePath, toLevelGuidePath } from '@/utils/routing/paths';
import { replaceWith, restartSignIn } from '@/utils/routing/redirect';
import { saveLoginHint } from '@/utils/storage/loginHint';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** The request for which this tab has been at the guide. */
const GUIDED = 'guidedRequest';

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
  replaceWith(toLevelGuidePath(requestId));
}
