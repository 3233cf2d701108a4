/**
 * The ticket of a frozen account, issued by a sign-in that has verified its owner. The page moves it from the address
 * to the storage of this tab, so that a reload still has it. It is valid in this browser only.
 */
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** Query parameter with the ticket. */
export const TICKET_PARAM = 'ticket';
const KEY = 'frozen';

/** Returns the ticket of the address, otherwise the one stored in this tab; '' if there is none. */
export function readFrozenTicket(query: URLSearchParams): string {
  const kept = readTabState(KEY);
  return query.get(TICKET_PARAM) || (typeof kept === 'string' ? kept : '');
}

export const saveFrozenTicket = (ticket: string) => writeTabState(KEY, ticket);

/** Removes the stored ticket; call it once the ticket was used or has become invalid. */
export const clearFrozenTicket = () => clearTabState(KEY);
