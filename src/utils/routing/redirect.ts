/** The only place that leaves the page or writes the browser's history. */

import { history } from '@umijs/max';
import { CLIENT_ADDRESS_MAX, REFERER_MAX } from '@/constants';
import { serverPrefixes } from '@/contract/prefixes';
import { isBrowser } from '@/utils/isBrowser';
import { saveSessionEnd } from '@/utils/storage/signOutReason';
import { hasWaitingApplication, isGuidePath } from './guides';
import { AUTHORIZE_PATH, getSignInPath, HOME_PATH, VISITORS_PATH } from './paths';
import { checkClientAddress, checkReferer, checkServerAddress, type RedirectPolicy } from './redirectPolicy';
import { addReferer } from './referer';

/**
 * The one visitors' page a sign-in leads back to: it waits for it. Most of the others act as soon as they open: they
 * sign out, or in, or take a code or a token. No link to sign-in may make somebody do that.
 */
const RESUMABLE = AUTHORIZE_PATH.toLowerCase();
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9]\d{0,4})?$/i;

/** What an address says beyond its path is one visitor's: a page that is drawn as HTML knows of none. */
const NOWHERE = { origin: '', pathname: '/', search: '', hash: '' };
const getAddress = () => (isBrowser() ? window.location : NOWHERE);

const base = () => (typeof PORTAL_BASE === 'string' ? PORTAL_BASE : '/');
const configuredHosts = () => (typeof REDIRECT_HOSTS === 'string' ? REDIRECT_HOSTS.split(',') : []);

let domainHosts: readonly unknown[] = [];
const hostListeners = new Set<() => void>();

/** Hosts (`host` or `host:port`) of the domain's answer the server may send the browser to, https only. */
export function allowHosts(hosts: unknown) {
  domainHosts = Array.isArray(hosts) ? hosts : [];
  for (const listener of hostListeners) listener();
}

/** Hears that the allowed hosts may be others now. Returns the way to stop. */
export function onAllowedHosts(listener: () => void): () => void {
  hostListeners.add(listener);
  return () => {
    hostListeners.delete(listener);
  };
}

function policy(): RedirectPolicy {
  const hosts = [...configuredHosts(), ...domainHosts].filter(
    (host): host is string => typeof host === 'string' && HOST.test(host),
  );
  return {
    origin: getAddress().origin,
    base: base(),
    apiPrefixes: serverPrefixes,
    allowOrigins: hosts.map((host) => new URL(`https://${host}`).origin),
    maxLength: REFERER_MAX,
  };
}

/** Path of the current page below the base. */
export function getCurrentPath(): string {
  const root = base().replace(/\/+$/, '');
  const { pathname } = getAddress();
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : HOME_PATH;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The page's own query; of a repeated parameter the last value. */
export const getCurrentQuery = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(getAddress().search));

/** The page's own query, byte for byte and without '?'. */
export const getRawQuery = (): string => getAddress().search.slice(1);

/** Whether a path belongs to visitors: sign-in and its neighbors. The router ignores case, so does this. */
function isVisitorPage(path: string): boolean {
  const plain = decoded(path).toLowerCase().replace(/\/+$/, '');
  return (plain === VISITORS_PATH || plain.startsWith(`${VISITORS_PATH}/`)) && plain !== RESUMABLE;
}

/**
 * The page to go to after sign-in. Takes the query parameter as read; anything but one path of the portal's
 * own signed-in pages, or a guide an application waits behind, becomes '/'; so does a repeated parameter.
 */
export function sanitizeReferer(raw: unknown): string {
  const address = checkReferer(raw, policy());
  if (address === null) return HOME_PATH;
  return isVisitorPage(address.replace(/[?#].*$/s, '')) && !hasWaitingApplication(address)
    ? HOME_PATH
    : address;
}

/** Where the page's own address says to go afterwards, checked; null where it does not say. Repeated it says home. */
export function getCurrentReferer(): string | null {
  const given = new URLSearchParams(getAddress().search).getAll('referer');
  return given.length === 0 ? null : sanitizeReferer(given.length === 1 ? given[0] : undefined);
}

/**
 * The page's own query for the server to judge where somebody belongs. Its referer is the checked one: the server answers
 * that address, and an answer may lead to pages that a referer may not.
 */
export function getArrivalQuery(): Record<string, string> {
  const { referer: _, ...query } = getCurrentQuery();
  const referer = getCurrentReferer();
  return referer === null ? query : { ...query, referer };
}

/** A server-given address fit for navigation: a path of the portal, or https on an allowed host; else null. */
export function sanitizeServerAddress(raw: unknown): string | null {
  return checkServerAddress(raw, policy());
}

/** What a browser takes for another host ('//host', with what it removes between the slashes) becomes home. */
const toOwnPath = (path: string): string => (/^\/(?![\t\n\r]*[/\\])/.test(path) ? path : HOME_PATH);

/** Opens a page of the portal by its path below the base. */
export function goTo(path: string) {
  history.push(toOwnPath(path));
}

/** Opens a page of the portal in place of the current one. */
export function replaceWith(path: string) {
  history.replace(toOwnPath(path));
}

/** An application's address that the server validated: https, or http on loopback; else null. */
const clientAddress = (raw: unknown): string | null =>
  checkClientAddress(raw, { ...policy(), maxLength: CLIENT_ADDRESS_MAX });

interface Leaving {
  /** Back does not lead to the page that was left. */
  replace?: boolean;
  /** What the address is: one the server gives, or one that it has validated for an application. */
  as?: 'server' | 'authorize';
}

/** Follows an address that the server answered. False, and nothing happens, where it is refused. */
export function followAddress(raw: unknown, { replace = false, as = 'server' }: Leaving = {}): boolean {
  const address = as === 'authorize' ? clientAddress(raw) : sanitizeServerAddress(raw);
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
 * Goes to sign-in whoever is signed in: after signing out, or where a password is asked for once more. `referer`
 * is a checked path to come back to.
 */
export function restartSignIn(referer = HOME_PATH) {
  sent = true;
  replaceWith(getSignInPath(referer));
}

/** Whether the visitor is on the way in, where there is nothing to come back to. */
const isOnTheWayIn = (path: string) => isVisitorPage(path) && !isGuidePath(path);

/**
 * Where somebody who is sent away for a step should come back to: a guide leads on to where it was going, but one
 * that an application waits behind is what names the application.
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
