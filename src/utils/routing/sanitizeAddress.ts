/** Applies the checks of utils/routing/redirectPolicy to addresses from a query or a response. */

import { CLIENT_ADDRESS_MAX, REFERER_MAX } from '@/constants';
import { serverPrefixes } from '@/contract/prefixes';
import { createListeners } from '@/utils/listeners';
import { getAddress, getBase, getCurrentQuery } from './currentAddress';
import { getWaitingRequest, isGuidePath } from './guides';
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
import { toPlainPath } from './plainPath';
import { checkClientAddress, checkReferer, checkServerAddress, type RedirectPolicy } from './redirectPolicy';

/**
 * The only visitors' page to which a sign-in returns, because it requires one. Most others act when they open: they sign
 * out or in, or use a code or token. A link to sign-in must not cause that.
 */
const RESUMABLE = toPlainPath(AUTHORIZE_PATH);
/** Visitors' pages that only show text or a form: opening one changes nothing, so a server may link to it. */
const LINKABLE = [AGREEMENT_PATH, PRIVACY_PATH, ACCESSIBILITY_PATH, HELP_PATH, APPEAL_PATH].map(toPlainPath);
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9]\d{0,4})?$/i;

const configuredHosts = () => (typeof REDIRECT_HOSTS === 'string' ? REDIRECT_HOSTS.split(',') : []);

let domainHosts: readonly unknown[] = [];
const hostListeners = createListeners();

/** Sets the hosts (`host` or `host:port`, https only) of the domain response, to which the server may redirect. */
export function allowHosts(hosts: unknown) {
  domainHosts = Array.isArray(hosts) ? hosts : [];
  hostListeners.call();
}

/** Calls the listener when the allowed hosts change. Returns a function that removes it. */
export const onAllowedHosts = hostListeners.add;

/** Returns the https origin of a host; none if it is no host, for example with a port above 65535. */
function toOrigins(host: unknown): string[] {
  if (typeof host !== 'string' || !HOST.test(host)) return [];
  try {
    return [new URL(`https://${host}`).origin];
  } catch {
    return [];
  }
}

function policy(): RedirectPolicy {
  return {
    origin: getAddress().origin,
    base: getBase(),
    apiPrefixes: serverPrefixes,
    allowOrigins: [...configuredHosts(), ...domainHosts].flatMap(toOrigins),
    maxLength: REFERER_MAX,
  };
}

/** Whether an address is a visitors' page, except the page that resumes an application's request. */
function isVisitorPage(address: string): boolean {
  const plain = toPlainPath(address);
  return (plain === VISITORS_PATH || plain.startsWith(`${VISITORS_PATH}/`)) && plain !== RESUMABLE;
}

/** Whether a path is a visitors' page that is neither a guide nor RESUMABLE: a redirect to sign-in would not return to it. */
export const isNotReturnable = (path: string) => isVisitorPage(path) && !isGuidePath(path);

/**
 * Returns the page to open after sign-in, from the query parameter `referer`: a page of the portal that is not a
 * visitors' page, the page that resumes an application's request, or a guide before such a request; otherwise '/'.
 */
export function sanitizeReferer(raw: unknown): string {
  const address = checkReferer(raw, policy());
  if (address === null) return HOME_PATH;
  return isVisitorPage(address) && !getWaitingRequest(address) ? HOME_PATH : address;
}

/** Returns the checked referer of the current address; null if it has none, home if the parameter is repeated. */
export function getCurrentReferer(): string | null {
  const given = new URLSearchParams(getAddress().search).getAll('referer');
  return given.length === 0 ? null : sanitizeReferer(given.length === 1 ? given[0] : undefined);
}

/**
 * Returns the query of the page, from which the server decides which page opens. It contains the checked referer, because
 * the server may return it as its own address, which is allowed more pages than a referer.
 */
export function getArrivalQuery(): Record<string, string> {
  const { referer: _, ...query } = getCurrentQuery();
  const referer = getCurrentReferer();
  return referer === null ? query : { ...query, referer };
}

/** Returns a server's address that the portal may open: one of its paths, or https on an allowed host; else null. */
export function sanitizeServerAddress(raw: unknown): string | null {
  return checkServerAddress(raw, policy());
}

/**
 * Returns a server's address that may be the target of a link; else null. Of the visitors' pages only those that show
 * text or a form, because the others act when they open: they sign out or in, or use a code.
 */
export function sanitizeServerLink(raw: unknown): string | null {
  const address = sanitizeServerAddress(raw);
  if (address === null || !address.startsWith('/') || !isVisitorPage(address)) return address;
  return LINKABLE.includes(toPlainPath(address)) || getWaitingRequest(address) ? address : null;
}

/** Returns an application's address that the server has validated: https, or http on loopback; else null. */
export const sanitizeClientAddress = (raw: unknown): string | null =>
  checkClientAddress(raw, { ...policy(), maxLength: CLIENT_ADDRESS_MAX });
