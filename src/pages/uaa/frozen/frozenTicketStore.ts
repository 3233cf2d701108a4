/**
 * The ticket of a frozen account, given by a sign-in that has proved its owner. The page removes it from the address
 * and keeps it in this tab, so that a reload still has it. It is valid in this browser only.
 */
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** Name of the query parameter. */
export const TICKET_PARAM = 'ticket';
const KEY = 'frozen';

/** The ticket in the address, else the one kept in this tab; '' for none. */
export function readFrozenTicket(query: URLSearchParams): string {
  const kept = readTabState(KEY);
  return query.get(TICKET_PARAM) || (typeof kept === 'string' ? kept : '');
}

export const saveFrozenTicket = (ticket: string) => writeTabState(KEY, ticket);

/** Call it once the ticket was used, or has become invalid. */
export const clearFrozenTicket = () => clearTabState(KEY);
