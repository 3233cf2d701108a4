/** The only file that navigates or changes the browser's history. */

import { history } from '@umijs/max';
import { saveSessionEnd } from '@/utils/storage/signOutReason';
import { getCurrentPath } from './currentAddress';
import { getWaitingRequest, isGuidePath } from './guides';
import { toOwnPath } from './ownPath';
import { getSignInPath, HOME_PATH } from './paths';
import { toPlainPath } from './plainPath';
import { addReferer } from './referer';
import {
  getCurrentReferer,
  isNotReturnable,
  sanitizeClientAddress,
  sanitizeServerAddress,
} from './sanitizeAddress';

/** Opens a page of the portal by its path below the base. */
export function goTo(path: string) {
  history.push(toOwnPath(path));
}

/** Opens a page of the portal in place of the current one. */
export function replaceWith(path: string) {
  history.replace(toOwnPath(path));
}

/** Whether the current page was opened by the browser's Back or Forward, or is the first one. */
export const wasOpenedFromHistory = () => history.action === 'POP';

/**
 * Blocks each navigation away from the page and calls `ask` with a function that continues it. The browser asks, too,
 * before the tab closes or reloads. A redirect to sign-in is not blocked. Returns a function that removes the block.
 */
export function blockNavigation(ask: (go: () => void) => void): () => void {
  const release = history.block(({ location, retry }) => {
    const go = () => {
      release();
      retry();
    };
    if (isNotReturnable(location.pathname)) go();
    else ask(go);
  });
  return release;
}

interface Leaving {
  /** Replaces the history entry: Back does not return to this page. */
  replace?: boolean;
  /** The kind of address: the server's own, or an application's that the server has validated. */
  as?: 'server' | 'authorize';
}

/** Opens an address that the server sent. Returns false, without navigation, if the checks refuse it. */
export function followAddress(raw: unknown, { replace = false, as = 'server' }: Leaving = {}): boolean {
  const address = as === 'authorize' ? sanitizeClientAddress(raw) : sanitizeServerAddress(raw);
  if (address === null) return false;
  if (address.startsWith('/')) (replace ? replaceWith : goTo)(address);
  else if (replace) window.location.replace(address);
  else window.location.assign(address);
  return true;
}

/** Whether the portal redirected the visitor to sign-in. */
let redirectedToSignIn = false;

/**
 * Returns whether the portal itself has just redirected the visitor to sign-in, and resets the flag. Then sign-in must
 * not redirect the visitor further without their action.
 */
export function consumeSentToSignIn(): boolean {
  const wasRedirected = redirectedToSignIn;
  redirectedToSignIn = false;
  return wasRedirected;
}

/**
 * Opens sign-in even with a session: after a sign-out, or to request the password again. `referer` is a checked path to
 * return to.
 */
export function restartSignIn(referer = HOME_PATH) {
  redirectedToSignIn = true;
  replaceWith(getSignInPath(referer));
}

/**
 * Returns the address to return to after a step. For a guide it is the guide's referer; if an application waits, it is
 * the guide itself, whose address has the id of the request.
 */
function getReturnAddress(path: string): string {
  const address = `${path}${window.location.search}`;
  return isGuidePath(path) && !getWaitingRequest(address) ? (getCurrentReferer() ?? HOME_PATH) : address;
}

/**
 * Redirects to sign-in with the current page as referer, except from sign-in and the pages beside it. Sign-in shows why
 * the session ended, if this tab had one.
 */
export function goToSignIn(end: 'otherDevice' | 'ended' = 'ended') {
  const path = getCurrentPath();
  if (isNotReturnable(path)) return;
  saveSessionEnd(end);
  redirectedToSignIn = true;
  replaceWith(getSignInPath(getReturnAddress(path)));
}

/** Redirects to a guide, given by its path, with the current page as referer. Does nothing if the guide is open. */
export function redirectToGuide(guide: string) {
  const path = getCurrentPath();
  if (toPlainPath(path) === toPlainPath(guide)) return;
  replaceWith(isNotReturnable(path) ? guide : addReferer(guide, getReturnAddress(path)));
}

/** Removes parameters from the address bar; the others stay unchanged. */
export function removeQueryParams(names: readonly string[]) {
  const { search, hash } = window.location;
  const otherParams = search
    .slice(1)
    .split('&')
    .filter(
      (pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some((key) => names.includes(key)),
    );
  replaceWith(`${getCurrentPath()}${otherParams.length > 0 ? `?${otherParams.join('&')}` : ''}${hash}`);
}

export function reload() {
  window.location.reload();
}
