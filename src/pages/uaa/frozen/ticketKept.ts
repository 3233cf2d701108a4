/**
 * The ticket of a frozen account whose owner a sign-in has proved. It leaves the address bar as the page opens, and
 * waits in this tab, so that a reload goes on with it; it is good for this browser only.
 */
import { forgetKept, readKept, writeKept } from '@/utils/storage/tabStorage';

/** The parameter that carries it. */
export const TICKET = 'ticket';
const KEY = 'frozen';

/** The ticket of the address, or else the one kept; '' for none. */
export function ticketOf(query: URLSearchParams): string {
  const kept = readKept(KEY);
  return query.get(TICKET) || (typeof kept === 'string' ? kept : '');
}

export const keepTicket = (ticket: string) => writeKept(KEY, ticket);

/** Forgets it, once it has been used or is of no use. */
export const forgetTicket = () => forgetKept(KEY);
