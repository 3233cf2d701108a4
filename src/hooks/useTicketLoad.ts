import { useCallback } from 'react';
import { isRefusedFor } from '@/utils/http/ApiError';
import type { TicketStore } from '@/utils/storage/ticketStore';
import { useLoad } from './useLoad';

/**
 * Loads what a ticket belongs to, by a stable function. `data` is 'gone' without a ticket, or if the server does not know it:
 * then the store forgets it.
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
