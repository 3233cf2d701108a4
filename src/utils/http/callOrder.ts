/**
 * Orders the first calls of a page. The server identifies a new browser by a cookie, which each call that is sent without it
 * gets anew. What the server keeps for the visitor of one call, such as a key or a challenge, would be lost when the response
 * of another one replaces the cookie. It orders the calls of one page: two pages that a new browser opens at the same moment
 * still compete.
 */
import { COOKIE_PATIENCE } from '@/constants';
import { waitAtMost } from '@/utils/waitAtMost';

/** The pending calls that may have been sent without the cookie, and whether the server keeps something for each. */
const early = new Map<Promise<void>, boolean>();
/** Whether every further call carries the cookie, or is not worth waiting for. */
let hasCookie = false;
/** Whether any call had a response. */
let hasAnswer = false;

/** A call for which the server keeps something waits for all early ones; others wait only for such a call. */
const hasToWait = (keeps: boolean): boolean =>
  early.size > 0 && (keeps || [...early.values()].includes(true));

/**
 * Sends a call when its response and another one cannot replace each other's cookie. After a short time it goes anyway, and
 * no further call waits.
 */
export async function sendInOrder(keeps: boolean, send: () => Promise<void>): Promise<void> {
  // The clock of the device may be set meanwhile.
  const end = performance.now() + COOKIE_PATIENCE;
  while (!hasCookie && hasToWait(keeps)) {
    await waitAtMost(Promise.allSettled(early.keys()), end - performance.now());
    hasCookie ||= performance.now() >= end;
  }
  if (hasCookie) return send();
  const call = send();
  early.set(call, keeps);
  try {
    await call;
    hasAnswer = true;
  } finally {
    early.delete(call);
    hasCookie ||= hasAnswer && early.size === 0;
  }
}
