/**
 * The names, values and lines of the portal's two cookies. They lack `Secure`, because the mock answers plain
 * HTTP on localhost. A real server adds it.
 */
import { randomBytes } from 'node:crypto';

/** The cookie of a signed-in browser, and the cookie that every browser gets. */
export const SESSION_COOKIE = 'portal_session';
export const VISITOR_COOKIE = 'portal_visitor';

const ID_BYTES = 32;
const ID_FORM = /^[\w-]{43}$/;

/** Creates a random cookie value of 32 bytes, in base64url. */
export function createCookieId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

/**
 * Returns the value of a cookie of the Cookie header. Returns undefined if the header lacks it or if the
 * value does not have the form of createCookieId.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && ID_FORM.test(value) ? value : undefined;
}

/** Returns the Set-Cookie line of a cookie that lives until the browser closes. */
export function formatCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`;
}

/** Returns the Set-Cookie line that removes a cookie. */
export function formatExpiredCookie(name: string): string {
  return `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
}
