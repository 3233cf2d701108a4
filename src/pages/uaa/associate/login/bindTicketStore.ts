/**
 * The ticket of a pending binding. The page moves it from the address bar to the session storage of this tab, so that
 * a reload can continue. The ticket is valid once and in this browser only.
 */
import { readText, removeStored, writeText } from '@/utils/storage/storage';

const KEY = 'portal_bind_ticket';

/** Query parameter with the ticket. */
export const BIND_PARAM = 'bind';

/** Returns the ticket of the address, otherwise the stored one; '' if there is none. */
export const readBindTicket = (query: URLSearchParams): string =>
  query.get(BIND_PARAM) || readText('session', KEY) || '';

/** Stores a ticket, so that it survives a reload. */
export function saveBindTicket(bind: string): void {
  writeText('session', KEY, bind);
}

/** Removes the stored ticket, once it has been used or is invalid. */
export function clearBindTicket(): void {
  removeStored('session', KEY);
}
