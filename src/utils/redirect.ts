/** The only place that leaves the page or writes the browser's history. */
import { history } from '@umijs/max';
import { REFERER_MAX } from '@/constants';
import { serverPrefixes } from '@/services/endpoints';
import { hasApplication, isGuide } from './guides';
import { checkReferer, checkServerAddress, type RedirectPolicy } from './redirectPolicy';
import { HOME, withReferer } from './referer';

export { HOME } from './referer';
export const SIGN_IN = '/uaa/login';

/** Visitors' pages a sign-in leads back to: they wait for it. */
const RESUMABLE = ['/uaa/authorize', '/uaa/autoauth'];
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9]\d{0,4})?$/i;

const base = () => (typeof PORTAL_BASE === 'string' ? PORTAL_BASE : '/');
const configuredHosts = () => (typeof REDIRECT_HOSTS === 'string' ? REDIRECT_HOSTS.split(',') : []);

let domainHosts: readonly unknown[] = [];

/** Hosts (`host` or `host:port`) of the domain's answer the server may send the browser to, https only. */
export function allowHosts(hosts: unknown) {
  domainHosts = Array.isArray(hosts) ? hosts : [];
}

function policy(): RedirectPolicy {
  const hosts = [...configuredHosts(), ...domainHosts].filter(
    (host): host is string => typeof host === 'string' && HOST.test(host),
  );
  return {
    origin: window.location.origin,
    base: base(),
    apiPrefixes: serverPrefixes,
    allowOrigins: hosts.map((host) => new URL(`https://${host}`).origin),
    maxLength: REFERER_MAX,
  };
}

/** Path of the current page below the base. */
export function currentPath(): string {
  const root = base().replace(/\/+$/, '');
  const { pathname } = window.location;
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : HOME;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The page's own query; of a repeated parameter the last value. */
export const currentQuery = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(window.location.search));

/** Whether a path belongs to visitors: sign-in and its neighbours. The router ignores case, so does this. */
function isVisitorPage(path: string): boolean {
  const plain = decoded(path).toLowerCase().replace(/\/+$/, '');
  return (plain === '/uaa' || plain.startsWith('/uaa/')) && !RESUMABLE.includes(plain);
}

/**
 * The page to go to after sign-in. Takes the query parameter as read; anything but one path of the portal's
 * own signed-in pages, or a guide an application waits behind, becomes '/'; so does a repeated parameter.
 */
export function safeReferer(raw: unknown): string {
  const address = checkReferer(raw, policy());
  if (address === null) return HOME;
  return isVisitorPage(address.replace(/[?#].*$/s, '')) && !hasApplication(address) ? HOME : address;
}

/** A server-given address fit for navigation: a path of the portal, or https on an allowed host; else null. */
export function serverAddress(raw: unknown): string | null {
  return checkServerAddress(raw, policy());
}

/** Opens a page of the portal by its path below the base. */
export function goTo(path: string) {
  history.push(path);
}

/** Opens a page of the portal in place of the current one. */
export function replaceWith(path: string) {
  history.replace(path);
}

/**
 * Follows a server-given address. False, and nothing happens, where the address is refused.
 * With `replace`, Back does not lead to the page that was left.
 */
export function leaveTo(raw: unknown, { replace = false } = {}): boolean {
  const address = serverAddress(raw);
  if (address === null) return false;
  if (address.startsWith('/')) (replace ? replaceWith : goTo)(address);
  else if (replace) window.location.replace(address);
  else window.location.assign(address);
  return true;
}

/** Whether the visitor was sent to sign-in, rather than came there. */
let sent = false;

/** Whether the portal itself sent the visitor to sign-in just now; asked once. It must not send them on unasked. */
export function takeSentToSignIn(): boolean {
  const was = sent;
  sent = false;
  return was;
}

/** Goes to sign-in with nowhere to come back to: after signing out. */
export function signInAnew() {
  sent = true;
  replaceWith(SIGN_IN);
}

/** Sign-in, leading back to a checked path. */
export const signInFor = (referer: string): string => withReferer(SIGN_IN, referer);

/** Whether the visitor is on the way in, where there is nothing to come back to. */
const isOnTheWayIn = (path: string) => isVisitorPage(path) && !isGuide(path);

/**
 * Where somebody who is sent away for a step should come back to: a guide leads on to where it was going, but one
 * that an application waits behind is what names the application.
 */
function comeback(path: string): string {
  const address = `${path}${window.location.search}`;
  return isGuide(path) && !hasApplication(address) ? safeReferer(currentQuery().referer) : address;
}

/** Goes to sign-in with the current page as referer; stays where the visitor is already on the way in. */
export function toSignIn() {
  const path = currentPath();
  if (isOnTheWayIn(path)) return;
  sent = true;
  replaceWith(signInFor(comeback(path)));
}

/** Goes to a guide of the portal, given by its path, with the current page as referer; stays where it is open. */
export function toGuide(guide: string) {
  const path = currentPath();
  if (path === guide.replace(/[?#].*$/s, '')) return;
  replaceWith(isOnTheWayIn(path) ? guide : withReferer(guide, comeback(path)));
}

/** Removes parameters from the address bar; the others stay byte for byte. */
export function stripQuery(names: readonly string[]) {
  const { search, hash } = window.location;
  const kept = search
    .slice(1)
    .split('&')
    .filter(
      (pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some((key) => names.includes(key)),
    );
  replaceWith(`${currentPath()}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`);
}

export function reload() {
  window.location.reload();
}
