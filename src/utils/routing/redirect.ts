/** The only place that leaves the page or writes the browser's history. */

import { history } from '@umijs/max';
import { saveSessionEnd } from '@/utils/storage/signOutReason';
import { getCurrentPath } from './currentAddress';
import { hasWaitingApplication, isGuidePath } from './guides';
import { toOwnPath } from './ownPath';
import { getSignInPath, HOME_PATH } from './paths';
import { addReferer } from './referer';
import {
  getCurrentReferer,
  isOnTheWayIn,
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

/**
 * Calls `ask` in place of each way out of the page, with a function that goes on. The browser asks, too, before the tab
 * closes or loads again. A session that ended leads to sign-in without a question. Returns a function that ends it.
 */
export function holdPage(ask: (go: () => void) => void): () => void {
  const release = history.block(({ location, retry }) => {
    const go = () => {
      release();
      retry();
    };
    if (isOnTheWayIn(location.pathname)) go();
    else ask(go);
  });
  return release;
}

interface Leaving {
  /** Replaces the history entry: Back does not return to this page. */
  replace?: boolean;
  /** The kind of address: one of the server, or one that it has validated for an application. */
  as?: 'server' | 'authorize';
}

/** Follows an address that the server answered. False, and nothing happens, where it is refused. */
export function followAddress(raw: unknown, { replace = false, as = 'server' }: Leaving = {}): boolean {
  const address = as === 'authorize' ? sanitizeClientAddress(raw) : sanitizeServerAddress(raw);
  if (address === null) return false;
  if (address.startsWith('/')) (replace ? replaceWith : goTo)(address);
  else if (replace) window.location.replace(address);
  else window.location.assign(address);
  return true;
}

/** Whether the visitor was sent to sign-in, rather than came there. */
let sent = false;

/** Whether the portal itself sent the visitor to sign-in just now; asked once. It must not send them on unasked. */
export function consumeSentToSignIn(): boolean {
  const was = sent;
  sent = false;
  return was;
}

/**
 * Opens sign-in even with a session: after a sign-out, or to ask for a password again. `referer` is a checked path to
 * return to.
 */
export function restartSignIn(referer = HOME_PATH) {
  sent = true;
  replaceWith(getSignInPath(referer));
}

/**
 * Returns the page to return to after a step. From a guide it is the target of the guide, unless an application
 * waits: then it is the guide, which names the application.
 */
function comeback(path: string): string {
  const address = `${path}${window.location.search}`;
  return isGuidePath(path) && !hasWaitingApplication(address) ? (getCurrentReferer() ?? HOME_PATH) : address;
}

/**
 * Goes to sign-in with the current page as referer; stays where the visitor is already on the way in. The sign-in page
 * says how the session has ended, where this tab knew one.
 */
export function goToSignIn(end: 'otherDevice' | 'ended' = 'ended') {
  const path = getCurrentPath();
  if (isOnTheWayIn(path)) return;
  saveSessionEnd(end);
  sent = true;
  replaceWith(getSignInPath(comeback(path)));
}

/** Goes to a guide of the portal, given by its path, with the current page as referer; stays where it is open. */
export function redirectToGuide(guide: string) {
  const path = getCurrentPath();
  if (path === guide.replace(/[?#].*$/s, '')) return;
  replaceWith(isOnTheWayIn(path) ? guide : addReferer(guide, comeback(path)));
}

/** Removes parameters from the address bar; the others stay byte for byte. */
export function removeQueryParams(names: readonly string[]) {
  const { search, hash } = window.location;
  const kept = search
    .slice(1)
    .split('&')
    .filter(
      (pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some((key) => names.includes(key)),
    );
  replaceWith(`${getCurrentPath()}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`);
}

export function reload() {
  window.location.reload();
}
