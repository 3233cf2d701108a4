/** Distinguishes calls by scripts of the portal from requests that a page only embeds. */
import { HttpRefusal } from '../lib/refusals';
import type { RequestContext } from '../store/context';

/**
 * Throws a 400 unless a script of the same origin sent the request (Fetch Metadata). Used for GET requests with an
 * effect: an image, a frame or a link of another site must not cause it. Clients without these headers are accepted;
 * browsers have sent them since 2023.
 */
export function assertScriptCall({ req }: Pick<RequestContext, 'req'>): void {
  const { 'sec-fetch-dest': dest = 'empty', 'sec-fetch-site': site = 'same-origin' } = req.headers;
  if (dest !== 'empty' || site !== 'same-origin') throw new HttpRefusal(400, 'BAD_REQUEST');
}
