import { useCallback } from 'react';
import { isRefusedFor } from '@/utils/http/ApiError';
import type { TicketStore } from '@/utils/storage/ticketStore';
import { useLoad } from './useLoad';

/**
 * Loads the data of a ticket by `get`, which must be stable. `data` is 'gone' without a ticket, or if the ticket is
 * unknown to the server; then it is removed from the store.
 */
export function useTicketLoad<T>(ticket: string, store: TicketStore, get: (ticket: string) => Promise<T>) {
  const load = useCallback(async (): Promise<T | 'gone'> => {
    if (ticket === '') return 'gone';
    try {
      return await get(ticket);
    } catch (error) {
      if (!isRefusedFor(error, 'TICKET_UNKNOWN')) throw error;
      store.clear();
      return 'gone';
    }
  }, [ticket, store, get]);
  return useLoad(load);
}
