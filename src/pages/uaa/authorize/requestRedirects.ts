/** The steps that come before consent to an application's request, and the way back to it. */
import { toAuthorizePath, toLevelGuidePath } from '@/utils/routing/paths';
import { replaceWith, restartSignIn } from '@/utils/routing/redirect';
import { saveLoginHint } from '@/utils/storage/loginHint';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** Where this tab keeps the request for which it visited the guide. */
const GUIDED_REQUEST = 'guidedRequest';

/** Opens sign-in, which leads back, also for somebody signed in, and says which application asks and whom it suggests. */
export function redirectToSignIn(requestId: string, hint: { account?: string; client?: string } = {}) {
  const address = toAuthorizePath(requestId);
  saveLoginHint(address, hint);
  restartSignIn(address);
}

/** Whether the person has visited the guide to a higher level for this request. */
export const hasVisitedLevelGuide = (requestId: string): boolean =>
  readTabState(GUIDED_REQUEST) === requestId;

/** Opens the guide to the level that the application asks for, which leads back. */
export function redirectToLevelGuide(requestId: string) {
  writeTabState(GUIDED_REQUEST, requestId);
  replaceWith(toLevelGuidePath(requestId));
}
