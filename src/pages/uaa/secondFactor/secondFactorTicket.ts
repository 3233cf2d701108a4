/**
 * The ticket of a sign-in that waits for a code. The page moves it from the address to the storage of this tab, so that a
 * reload still has it. It is valid in this browser only.
 */
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** Query parameter with the ticket. */
export const TICKET_PARAM = 'ticket';
const KEY = 'secondFactor';

/** Returns the ticket of the address, which it stores, otherwise the stored one; '' if there is none. */
export function readTicket(query: URLSearchParams): string {
  const ticket = query.get(TICKET_PARAM);
  if (ticket) writeTabState(KEY, ticket);
  const kept = readTabState(KEY);
  return ticket || (typeof kept === 'string' ? kept : '');
}

/** Removes the stored ticket; call it once the ticket was used or has become invalid. */
export const clearTicket = () => clearTabState(KEY);
