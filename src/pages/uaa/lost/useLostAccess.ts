import { useState } from 'react';
import { useAction } from '@/hooks/useAction';
import { useTicketLoad } from '@/hooks/useTicketLoad';
import { useGlobalActions } from '@/models/hooks';
import { checkLostAccess, stopLostAccess } from '@/services/lostAccess';
import { isRefusedFor } from '@/utils/http/ApiError';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { lostAccessTicket } from './ticket';

export type LostAccessEnd = 'gone' | 'stopped' | 'done';

/** Loads the recovery of a link. `end`: why it cannot continue; `isEndedHere`: whether that happened on this page. */
export function useLostAccess(ticket: string) {
  const { clearUser } = useGlobalActions();
  const [endedHere, setEndedHere] = useState<LostAccessEnd | null>(null);

  const { data, ...loading } = useTicketLoad(ticket, lostAccessTicket, checkLostAccess);

  const end = (reason: LostAccessEnd) => {
    lostAccessTicket.clear();
    setEndedHere(reason);
  };
  const stop = useAction({
    act: () => stopLostAccess(ticket),
    onDone: () => end('stopped'),
    onError: (error) => {
      if (!isRefusedFor(error, 'TICKET_UNKNOWN')) return false;
      end('gone');
      return true;
    },
  });

  return {
    ...loading,
    access: data === 'gone' ? null : data,
    end: endedHere ?? (data === 'gone' ? data : null),
    isEndedHere: endedHere !== null,
    stop,
    onNotFound: () => end('gone'),
    onStopped: () => end('stopped'),
    onFinished: () => {
      // Every session of the account has ended, possibly including that of this browser.
      clearUser();
      announceSessionChange('signed-in');
      end('done');
    },
  };
}
