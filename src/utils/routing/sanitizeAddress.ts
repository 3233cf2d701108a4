/** Judges the addresses that others name, by utils/routing/redirectPolicy, for the page that is open. */

import { CLIENT_ADDRESS_MAX, REFERER_MAX } from '@/constants';
import { serverPrefixes } from '@/contract/prefixes';
import { createListeners } from '@/utils/listeners';
import { getAddress, getBase, getCurrentQuery } from './currentAddress';
import { hasWaitingApplication, isGuidePath } from './guides';
import {
  ACCESSIBILITY_PATH,
  AGREEMENT_PATH,
  APPEAL_PATH,
  AUTHORIZE_PATH,
  HELP_PATH,
  HOME_PATH,
  PRIVACY_PATH,
  VISITORS_PATH,
} from './paths';
import { checkClientAddress, checkReferer, checkServerAddress, type RedirectPolicy } from './redirectPolicy';

/**
 * The only page for visitors to which a sign-in returns, because it waits for one. Most others act when they open:
 * they sign out or in, or use a code or token. A link to sign-in must not cause that.
 */
const RESUMABLE = AUTHORIZE_PATH.toLowerCase();
/** Visitors' pages that only show text or a form: opening one changes nothing, so a server may link to it. */
const READABLE = [AGREEMENT_PATH, PRIVACY_PATH, ACCESSIBILITY_PATH, HELP_PATH, APPEAL_PATH].map((path) =>
  path.toLowerCase(),
);
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9]\d{0,4})?$/i;

const configuredHosts = () => (typeof REDIRECT_HOSTS === 'string' ? REDIRECT_HOSTS.split(',') : []);

let domainHosts: readonly unknown[] = [];
const hostListeners = createListeners();

/** Hosts (`host` or `host:port`) of the domain's answer the server may send the browser to, https only. */
export function allowHosts(hosts: unknown) {
  domainHosts = Array.isArray(hosts) ? hosts : [];
  hostListeners.call();
}

/** Calls the listener when the allowed hosts change. Returns a function that removes it. */
export const onAllowedHosts = hostListeners.add;

function policy(): RedirectPolicy {
  const hosts = [...configuredHosts(), ...domainHosts].filter(
    (host): host is string => typeof host === 'string' && HOST.test(host),
  );
  return {
    origin: getAddress().origin,
    base: getBase(),
    apiPrefixes: serverPrefixes,
    allowOrigins: hosts.map((host) => new URL(`https://${host}`).origin),
    maxLength: REFERER_MAX,
  };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The path of an address as the router reads it: without escapes, case, and slashes at its end. */
const toPlainPath = (address: string): string =>
  decoded(address.replace(/[?#].*$/s, ''))
    .toLowerCase()
    .replace(/\/+$/, '');

/** Whether an address belongs to visitors: sign-in and its neighbors. */
function isVisitorPage(address: string): boolean {
  const plain = toPlainPath(address);
  return (plain === VISITORS_PATH || plain.startsWith(`${VISITORS_PATH}/`)) && plain !== RESUMABLE;
}

/** Whether the visitor is on the way in, where there is nothing to come back to. */
export const isOnTheWayIn = (path: string) => isVisitorPage(path) && !isGuidePath(path);

/**
 * The page to go to after sign-in. Takes the query parameter as read; anything but one path of the portal's
 * own signed-in pages, or a guide an application waits behind, becomes '/'; so does a repeated parameter.
 */
export function sanitizeReferer(raw: unknown): string {
  const address = checkReferer(raw, policy());
  if (address === null) return HOME_PATH;
  return isVisitorPage(address) && !hasWaitingApplication(address) ? HOME_PATH : address;
}

/** Returns the checked referer of the current address; null without one, home for a repeated one. */
export function getCurrentReferer(): string | null {
  const given = new URLSearchParams(getAddress().search).getAll('referer');
  return given.length === 0 ? null : sanitizeReferer(given.length === 1 ? given[0] : undefined);
}

/**
 * Returns the query of the page, from which the server decides where the person belongs. The referer in it is the
 * checked one, because the server returns it, and its response may lead to pages that a referer may not.
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

/**
 * A server-given address fit for a link that a person follows. Of the visitors' pages only those that one reads: the
 * others sign out, or in, or take a code, as soon as they open.
 */
export function sanitizeServerLink(raw: unknown): string | null {
  const address = sanitizeServerAddress(raw);
  if (address === null || !address.startsWith('/') || !isVisitorPage(address)) return address;
  return READABLE.includes(toPlainPath(address)) || hasWaitingApplication(address) ? address : null;
}

/** An application's address that the server validated: https, or http on loopback; else null. */
export const sanitizeClientAddress = (raw: unknown): string | null =>
  checkClientAddress(raw, { ...policy(), maxLength: CLIENT_ADDRESS_MAX });
