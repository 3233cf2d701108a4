import { useCallback, useState } from 'react';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import type { TicketStore } from '@/utils/storage/ticketStore';
import { useLoad } from './useLoad';

const isUnknown = (error: unknown) => isRefusedFor(error, 'TICKET_UNKNOWN', 'UNDO_UNKNOWN');

/**
 * Loads the data of a ticket by `get`, which must be stable. `end`: why the page cannot continue, otherwise null: 'gone'
 * without a ticket or if the server does not know it, or a reason of the page. The ticket is then removed from the
 * store. `isEndedHere`: whether it ended after the page had opened.
 */
export function useTicketLoad<T, End extends string = never>(
  ticket: string,
  store: TicketStore,
  get: (ticket: string) => Promise<T>,
) {
  const [endedHere, setEndedHere] = useState<End | 'gone' | null>(null);
  const load = useCallback(async (): Promise<T | 'gone'> => {
    if (ticket === '') return 'gone';
    try {
      return await get(ticket);
    } catch (error) {
      if (!isUnknown(error)) throw error;
      store.clear();
      return 'gone';
    }
  }, [ticket, store, get]);
  const { data, ...loading } = useLoad(load);
  const end: End | 'gone' | null = endedHere ?? (data === 'gone' ? 'gone' : null);

  /** Ends the ticket for a reason of the page. */
  const finish = (reason: End | 'gone') => {
    store.clear();
    setEndedHere(reason);
  };

  return {
    ...loading,
    data: data === 'gone' ? null : data,
    end,
    isEndedHere: endedHere !== null,
    finish,
    /** For `onError` of the page's actions: if the server does not know the ticket any more, ends it and returns true. */
    handleError: (error: ApiError): boolean => {
      if (!isUnknown(error)) return false;
      finish('gone');
      return true;
    },
  };
}
