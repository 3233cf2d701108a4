import { useCallback, useState } from 'react';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import type { TicketStore } from '@/utils/storage/ticketStore';
import { useLoad } from './useLoad';

/** UNDO_UNKNOWN is the same refusal for the link of an undo. */
const isUnknown = (error: unknown) => isRefusedFor(error, 'TICKET_UNKNOWN', 'UNDO_UNKNOWN');

/**
 * Loads the data of a ticket by `get`, which must be stable.
 *
 * `end`: why the page cannot continue, or null. It is 'gone' if there is no ticket or the server does not know it;
 * other reasons are the page's own. A ticket that has ended is removed from the store.
 * `isEndedHere`: whether the ticket ended after the page had opened.
 * `finish`: ends the ticket for a reason of the page.
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
  const { data, ...state } = useLoad(load);
  const end: End | 'gone' | null = endedHere ?? (data === 'gone' ? 'gone' : null);

  const finish = (reason: End | 'gone') => {
    store.clear();
    setEndedHere(reason);
  };

  return {
    ...state,
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
