/**
 * The ticket of a binding under way. It leaves the address bar as the page opens, and waits in this tab's session
 * storage, so that a reload goes on with it; it is good for this browser only, and once.
 */
import { readText, removeStored, writeText } from '@/utils/storage/storage';

const KEY = 'portal_bind_ticket';

/** The parameter that carries the ticket. */
export const BIND_PARAM = 'bind';

/** The ticket of the address, or else the one kept; '' for none. */
export const readBindTicket = (query: URLSearchParams): string =>
  query.get(BIND_PARAM) || readText('session', KEY) || '';

/** Keeps a ticket over a reload. */
export function saveBindTicket(bind: string): void {
  writeText('session', KEY, bind);
}

/** Forgets it, once it has been used or is of no use. */
export function clearBindTicket(): void {
  removeStored('session', KEY);
}
