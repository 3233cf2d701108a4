/**
 * The ticket of a sign-in that continues on another page. The page moves it from the address to the storage of this tab, so that
 * a reload still has it. It is valid in this browser only.
 */
import { clearTabState, readTabState, writeTabState } from './tabStorage';

/** Query parameter with the ticket. */
export const TICKET_PARAM = 'ticket';

/** Creates the store of one page. */
export const createTicketStore = (key: string) => ({
  /** Returns the ticket of the address, which it stores, otherwise the stored one; '' if there is none. */
  read: (query: URLSearchParams): string => {
    const ticket = query.get(TICKET_PARAM);
    if (ticket) writeTabState(key, ticket);
    const kept = readTabState(key);
    return ticket || (typeof kept === 'string' ? kept : '');
  },
  /** Removes the stored ticket; call it once the ticket was used or has become invalid. */
  clear: () => clearTabState(key),
});

export type TicketStore = ReturnType<typeof createTicketStore>;
