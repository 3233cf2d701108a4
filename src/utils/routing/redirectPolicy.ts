/**
 * Checks addresses before the browser opens them. Pure functions: callers open exactly the returned address. They follow
 * the OWASP Unvalidated Redirects cheat sheet: only listed forms are allowed.
 */
import { hasNoHiddenCharacters, isSafeAddress, isUnsafePath } from './pathRules';

export interface RedirectPolicy {
  /** The portal's own origin. */
  origin: string;
  /** Base path of the portal, with or without a trailing slash. */
  base: string;
  /** First segments of the server's endpoints; there are no pages below them. */
  apiPrefixes: readonly string[];
  /** Other origins that the server may redirect to, https only. */
  allowOrigins: readonly string[];
  /** Maximum length of an address, in UTF-16 units. */
  maxLength: number;
}

/** scheme://host[:port] in plain ASCII: no userinfo, no escapes, no letters that only look Latin. */
const AUTHORITY =
  /^(https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::[1-9]\d{0,4})?)(?=[/?#]|$)/i;

/** Splits an address into the part before the path and the rest; undefined if it is neither a path nor http(s). */
function split(raw: string): { authority: string; rest: string } | undefined {
  if (raw.startsWith('/')) return { authority: '', rest: raw };
  const authority = AUTHORITY.exec(raw)?.[1];
  return authority === undefined ? undefined : { authority, rest: raw.slice(authority.length) };
}

function parse(raw: unknown, policy: RedirectPolicy) {
  if (typeof raw !== 'string' || raw.length === 0 || raw.length > policy.maxLength) return undefined;
  const parts = split(raw);
  if (!parts || !isSafeAddress(raw)) return undefined;
  try {
    return { ...parts, url: new URL(raw, policy.origin) };
  } catch {
    return undefined;
  }
}

/** Returns the path below the base; undefined outside it. '/portal' and '/portal/x' are inside '/portal/'. */
function stripBase(path: string, base: string): string | undefined {
  const root = base.replace(/\/+$/, '');
  if (path === root) return '/';
  return path.startsWith(`${root}/`) ? path.slice(root.length) : undefined;
}

function toPageAddress(rest: string, url: URL, absolute: boolean, policy: RedirectPolicy): string | null {
  const rawPath = /^[^?#]*/.exec(rest)?.[0] || '/';
  // Checked before and after parsing, because the parser removes parts that the rules refuse.
  if (isUnsafePath(rawPath, policy.apiPrefixes) || isUnsafePath(url.pathname, policy.apiPrefixes))
    return null;
  // A relative address may lack the base; an absolute address outside the base is not the portal's.
  const inside = stripBase(url.pathname, policy.base) ?? (absolute ? undefined : url.pathname);
  if (inside === undefined || isUnsafePath(inside, policy.apiPrefixes)) return null;
  return `${inside}${url.search}${url.hash}`;
}

/**
 * Checks a referer. Returns a page of the portal as path, query and hash below the base; null for any other address.
 */
export function checkReferer(raw: unknown, policy: RedirectPolicy): string | null {
  const parsed = parse(raw, policy);
  if (!parsed || parsed.url.origin !== policy.origin) return null;
  return toPageAddress(parsed.rest, parsed.url, parsed.authority !== '', policy);
}

/**
 * All host names by which a device reaches itself, as a URL parser returns them: it converts decimal, octal and
 * hexadecimal forms to dotted ones. Includes the unspecified addresses, because systems connect them to the device, too.
 */
const OWN_DEVICE =
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(?:7f[\da-f]{2}:[\da-f]{1,4}|0:0)\])$/;

/** Returns the port of an address, or the default port of its scheme. */
const getPort = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/** Whether an address is the portal itself: its origin, or its port at another name of the same device. */
function isPortal(url: URL, { origin }: RedirectPolicy): boolean {
  if (url.origin === origin) return true;
  if (!OWN_DEVICE.test(url.hostname)) return false;
  const own = new URL(origin);
  return OWN_DEVICE.test(own.hostname) && getPort(url) === getPort(own);
}

/**
 * Checks an address that the server sent. Returns a page of the portal (path below the base), or https on an allowed
 * origin (the whole address); null for any other address.
 */
export function checkServerAddress(raw: unknown, policy: RedirectPolicy): string | null {
  const parsed = parse(raw, policy);
  if (!parsed) return null;
  const { url } = parsed;
  if (url.origin === policy.origin) return checkReferer(raw, policy);
  if (isPortal(url, policy)) return null;
  const allowed = url.protocol === 'https:' && policy.allowOrigins.includes(url.origin);
  return allowed && parsed.authority !== '' ? url.href : null;
}

/** Loopback hosts (RFC 8252, section 7.3): no other machine can listen there, so http is allowed. */
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * Checks an application's address that the server has validated. Returns it if it is https, or http on loopback (RFC
 * 8252); null for any other scheme, for credentials, fragments (RFC 6749, section 3.1.2), hosts that the parser changes,
 * and the portal itself under any of its names. The query of the application stays unchanged, with any invalid escapes.
 */
export function checkClientAddress(raw: unknown, policy: RedirectPolicy): string | null {
  if (typeof raw !== 'string' || raw.length > policy.maxLength || !hasNoHiddenCharacters(raw)) return null;
  const [, address = ''] = /^([^?#]*)(?:\?[^#]*)?$/.exec(raw) ?? [];
  const { url, authority } = parse(address, policy) ?? {};
  if (!url || !authority) return null;
  const written = authority.replace(/^\w+:\/\//, '').replace(/:\d+$/, '');
  if (written.toLowerCase() !== url.hostname) return null;
  if (url.protocol !== 'https:' && !LOOPBACK.includes(url.hostname)) return null;
  if (isPortal(url, policy)) return null;
  return new URL(raw).href;
}
