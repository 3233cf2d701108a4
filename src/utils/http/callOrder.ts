/**
 * Orders the first calls of a page. The server identifies a new browser by a cookie, and the response to each call
 * without it sets a new one. Data that the server stores for the visitor of one call, such as a key or a challenge, would
 * be lost when the response to another call replaces the cookie. Calls of two pages that a new browser opens at the same
 * moment are not ordered.
 */
import { COOKIE_PATIENCE } from '@/constants';
import { waitAtMost } from '@/utils/waitAtMost';

/** The pending calls that may have been sent without the cookie, and whether the server stores data for each. */
const early = new Map<Promise<void>, boolean>();
/** Whether every further call has the cookie, or the time to wait for it is over. */
let hasCookie = false;
/** Whether any call had a response. */
let hasResponse = false;

/** A call for which the server stores data waits for all early calls; others wait only for such a call. */
const hasToWait = (storesData: boolean): boolean =>
  early.size > 0 && (storesData || [...early.values()].includes(true));

/**
 * Sends a call when its response and another one cannot replace each other's cookie. After COOKIE_PATIENCE it is sent
 * anyway, and no further call waits. `storesData`: whether the server stores data for the visitor of this call.
 */
export async function sendInOrder(storesData: boolean, send: () => Promise<void>): Promise<void> {
  // Not Date.now(): the clock of the device may be set meanwhile.
  const end = performance.now() + COOKIE_PATIENCE;
  while (!hasCookie && hasToWait(storesData)) {
    await waitAtMost(Promise.allSettled(early.keys()), end - performance.now());
    hasCookie ||= performance.now() >= end;
  }
  if (hasCookie) return send();
  const call = send();
  early.set(call, storesData);
  try {
    await call;
    hasResponse = true;
  } finally {
    early.delete(call);
    hasCookie ||= hasResponse && early.size === 0;
  }
}
