/**
 * Whether many people use this browser, for example in a service hall. Such a browser opens the sign-in page with
 * `?shared=1` (docs/serving.md, Shared browsers).
 */
import { SHARED_BROWSER_COOKIE } from '@/constants';

/** Marks the browser as shared until it closes, if the query contains `shared=1`. The server reads the cookie, too. */
export function noteSharedBrowser(search: string): void {
  if (new URLSearchParams(search).get('shared') !== '1') return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${SHARED_BROWSER_COOKIE}; Path=/; SameSite=Lax`;
}

/** Returns whether the browser is marked as shared. */
export const isSharedBrowser = (): boolean => document.cookie.split('; ').includes(SHARED_BROWSER_COOKIE);
