/** Tells calls of the portal's own pages from what a page merely shows. */
import { HttpRefusal } from '../lib/refusals';
import type { RequestContext } from '../store/context';

/**
 * Throws a 400 unless a script of the portal's own origin sent the request, as far as the browser tells (Fetch Metadata).
 * For what acts although it is asked for with GET: an image, a frame or a link of somebody else's must not. Clients that
 * send no such headers are let through; browsers have sent them since 2023.
 */
export function assertScriptCall({ req }: Pick<RequestContext, 'req'>): void {
  const { 'sec-fetch-dest': dest = 'empty', 'sec-fetch-site': site = 'same-origin' } = req.headers;
  if (dest !== 'empty' || site !== 'same-origin') throw new HttpRefusal(400, 'BAD_REQUEST');
}
