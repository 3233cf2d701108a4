/**
 * Addresses that the browser may open. Pure checks: exactly what they return is opened. After the OWASP Unvalidated
 * Redirects cheat sheet: one form is allowed, everything else is refused.
 */
import { hasNoHiddenCharacters, isSafeAddress, isUnsafePath } from './pathRules';

export interface RedirectPolicy {
  /** The portal's own origin. */
  origin: string;
  /** Base path the portal lives under, with or without a slash at the end. */
  base: string;
  /** First segments the server answers itself; no page lives below them. */
  apiPrefixes: readonly string[];
  /** Foreign origins the server may name, https only. */
  allowOrigins: readonly string[];
  /** Longest address accepted, in UTF-16 units. */
  maxLength: number;
}

/** scheme://host[:port] in plain ASCII: no userinfo, no escapes, no letters that only look Latin. */
const AUTHORITY =
  /^(https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::[1-9]\d{0,4})?)(?=[/?#]|$)/i;

/** Splits an address into the part before the path and the rest. Undefined: neither a path nor http(s). */
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

/** The path below the base, or undefined where it lies outside. '/portal' and '/portal/x' are inside '/portal/'. */
function stripBase(path: string, base: string): string | undefined {
  const root = base.replace(/\/+$/, '');
  if (path === root) return '/';
  return path.startsWith(`${root}/`) ? path.slice(root.length) : undefined;
}

function pageAddress(rest: string, url: URL, absolute: boolean, policy: RedirectPolicy): string | null {
  const rawPath = /^[^?#]*/.exec(rest)?.[0] || '/';
  // Judged as written and as parsed: a parser removes what the rules look for.
  if (isUnsafePath(rawPath, policy.apiPrefixes) || isUnsafePath(url.pathname, policy.apiPrefixes))
    return null;
  // A relative address may come with or without the base; an absolute one outside it is not the portal's.
  const inside = stripBase(url.pathname, policy.base) ?? (absolute ? undefined : url.pathname);
  if (inside === undefined || isUnsafePath(inside, policy.apiPrefixes)) return null;
  return `${inside}${url.search}${url.hash}`;
}

/**
 * A page of the portal, as path, query and hash below the base; null for anything else.
 * Same origin only: the referer class.
 */
export function checkReferer(raw: unknown, policy: RedirectPolicy): string | null {
  const parsed = parse(raw, policy);
  if (!parsed || parsed.url.origin !== policy.origin) return null;
  return pageAddress(parsed.rest, parsed.url, parsed.authority !== '', policy);
}

/**
 * Every name under which a device reaches itself, as a URL parser writes it: decimal, octal and hexadecimal forms are
 * dotted by then. The unspecified addresses are among them, because systems connect them to the device too.
 */
const OWN_DEVICE =
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(?:7f[\da-f]{2}:[\da-f]{1,4}|0:0)\])$/;

/** The port of an address, the scheme's own one included. */
const getPort = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/** Whether an address is the portal itself: its origin, or its port under another name of the same device. */
function isPortal(url: URL, { origin }: RedirectPolicy): boolean {
  if (url.origin === origin) return true;
  if (!OWN_DEVICE.test(url.hostname)) return false;
  const own = new URL(origin);
  return OWN_DEVICE.test(own.hostname) && getPort(url) === getPort(own);
}

/**
 * An address the server gave: a page of the portal (path below the base), or https on an allowed origin
 * (the whole address); null for anything else.
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

/** The device itself (RFC 8252, section 7.3): no other machine can listen there, so plain http is allowed. */
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * An address of an application, as the server registered and validated it: https, or http on loopback (RFC 8252);
 * null for any other scheme, for credentials, fragments (RFC 6749, section 3.1.2), hosts that a parser reads
 * differently from how they are written, and the portal itself under any of its names, where no application lives. What
 * the application put into the query stays as it is, escapes that make no sense included.
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
