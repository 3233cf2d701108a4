/** The addresses of an application's request: its own, and those of the steps that come before consent. */
import { replaceWith, restartSignIn } from '@/utils/routing/redirect';
import { addQueryParam, addReferer } from '@/utils/routing/referer';
import { saveLoginHint } from '@/utils/storage/loginHint';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** Where this tab keeps the request for which it visited the guide. */
const GUIDED_REQUEST = 'guidedRequest';

/** The address that resumes a request. It carries the request's id alone: the parameters stay on the server. */
export const toAuthorizePath = (requestId: string): string =>
  addQueryParam('/uaa/authorize', 'requestId', requestId);

/** Opens sign-in, which leads back, also for somebody signed in. `loginHint`: the login name to suggest, '' for none. */
export function redirectToSignIn(requestId: string, loginHint = '') {
  const address = toAuthorizePath(requestId);
  saveLoginHint(address, loginHint);
  restartSignIn(address);
}

/** Whether the person has visited the guide to a higher level for this request. */
export const hasVisitedLevelGuide = (requestId: string): boolean =>
  readTabState(GUIDED_REQUEST) === requestId;

/** Opens the guide to the level that the application asks for, which leads back. */
export function redirectToLevelGuide(requestId: string) {
  writeTabState(GUIDED_REQUEST, requestId);
  replaceWith(
    addReferer(addQueryParam('/uaa/authGuide', 'requestId', requestId), toAuthorizePath(requestId)),
  );
}
