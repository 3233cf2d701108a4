/** The portal's two cookies. They lack `Secure`, because the mock serves plain HTTP on localhost. */
import { SECOND, SHARED_BROWSER_COOKIE } from '../../../src/constants';

/** The session cookie of a signed-in browser, and the cookie that identifies every browser. */
export const SESSION_COOKIE = 'portal_session';
export const VISITOR_COOKIE = 'portal_visitor';

/** 32 bytes in base64url. */
const ID_FORMAT = /^[\w-]{43}$/;

/** Returns the value of a cookie; undefined if it is missing or has another format. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && ID_FORMAT.test(value) ? value : undefined;
}

/** Returns whether the site marks the browser as one that many people use (docs/serving.md, Shared browsers). */
export function isSharedBrowser(header: string | undefined): boolean {
  return (header ?? '').split(';').some((pair) => pair.trim() === SHARED_BROWSER_COOKIE);
}

/** `lifetime` in ms: without it the cookie ends with the browser, 0 deletes it. */
export function formatCookie(name: string, value: string, lifetime?: number): string {
  const maxAge = lifetime === undefined ? '' : `; Max-Age=${Math.ceil(lifetime / SECOND)}`;
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${maxAge}`;
}
