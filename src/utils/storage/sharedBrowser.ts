/**
 * Whether many people use this browser, such as one in a service hall. The site opens the sign-in page there with
 * `?shared=1` (docs/serving.md, Shared browsers).
 */
import { SHARED_BROWSER_COOKIE } from '@/constants';

/** Marks the browser until it closes, if the address of the page says so. The server reads the mark, too. */
export function noteSharedBrowser(search: string): void {
  if (new URLSearchParams(search).get('shared') !== '1') return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${SHARED_BROWSER_COOKIE}; Path=/; SameSite=Lax`;
}

/** Returns whether the browser is marked. */
export const isSharedBrowser = (): boolean => document.cookie.split('; ').includes(SHARED_BROWSER_COOKIE);
