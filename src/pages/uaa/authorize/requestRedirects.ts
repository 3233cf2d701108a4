/** Redirects to the steps before consent, which return to the application's request. */
import { toAuthorizePath, toLevelGuidePath } from '@/utils/routing/paths';
import { replaceWith, restartSignIn } from '@/utils/routing/redirect';
import { saveLoginHint } from '@/utils/storage/loginHint';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** Tab storage of the id of the request for which this tab has opened the level guide. */
const GUIDED_REQUEST = 'guidedRequest';

/**
 * Redirects to sign-in, also if a user is signed in; sign-in returns to the request. Passes the application's name
 * and the suggested account.
 */
export function redirectToSignIn(requestId: string, hint: { account?: string; client?: string } = {}) {
  const address = toAuthorizePath(requestId);
  saveLoginHint(address, hint);
  restartSignIn(address);
}

/** Whether the user has visited the level guide for this request. */
export const hasVisitedLevelGuide = (requestId: string): boolean =>
  readTabState(GUIDED_REQUEST) === requestId;

/** Redirects to the guide to the level that the application requires; the guide returns to the request. */
export function redirectToLevelGuide(requestId: string) {
  writeTabState(GUIDED_REQUEST, requestId);
  replaceWith(toLevelGuidePath(requestId));
}
