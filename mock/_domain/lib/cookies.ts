/** The portal's two cookies. Plain http on localhost rules out `Secure`; a real server adds it. */
import { randomBytes } from 'node:crypto';

export const SESSION_COOKIE = 'portal_session';
export const VISITOR_COOKIE = 'portal_visitor';

const ID_BYTES = 32;
const ID_FORM = /^[\w-]{43}$/;

/** An unguessable id for a cookie. */
export function createCookieId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

/** The value of a cookie, if the header carries one of the form the portal gives out. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && ID_FORM.test(value) ? value : undefined;
}

/** The Set-Cookie line that stores a value for the browser's session. */
export function formatCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`;
}

/** The Set-Cookie line that removes a cookie. */
export function formatExpiredCookie(name: string): string {
  return `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
}
