/**
 * The ticket in the address of a page that continues a sign-in, or that the link of a message opens. It is stored in this
 * tab for a reload; useOneTimeQuery removes it from the address.
 */
import { clearTabState, readTabState, writeTabState } from './tabStorage';

/** Creates the store of one page. `param` is the query parameter with the ticket. */
export const createTicketStore = (key: string, param = 'ticket') => ({
  param,
  /** Returns the ticket of the address, which it stores, otherwise the stored one; '' if there is none. */
  read: (query: URLSearchParams): string => {
    const ticket = query.get(param);
    if (ticket) writeTabState(key, ticket);
    const stored = readTabState(key);
    return ticket || (typeof stored === 'string' ? stored : '');
  },
  /** Removes the stored ticket; call it once the ticket was used or has become invalid. */
  clear: () => clearTabState(key),
});

export type TicketStore = ReturnType<typeof createTicketStore>;
