/**
 * The ticket of a frozen account whose owner a sign-in has proved. It leaves the address bar as the page opens, and
 * waits in this tab, so that a reload goes on with it; it is good for this browser only.
 */
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** The parameter that carries it. */
export const TICKET_PARAM = 'ticket';
const KEY = 'frozen';

/** The ticket of the address, or else the one kept; '' for none. */
export function readFrozenTicket(query: URLSearchParams): string {
  const kept = readTabState(KEY);
  return query.get(TICKET_PARAM) || (typeof kept === 'string' ? kept : '');
}

export const saveFrozenTicket = (ticket: string) => writeTabState(KEY, ticket);

/** Forgets it, once it has been used or is of no use. */
export const clearFrozenTicket = () => clearTabState(KEY);
