import { useCallback, useState } from 'react';
import type { LostAccess } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useGlobalActions } from '@/models/hooks';
import { checkLostAccess, stopLostAccess } from '@/services/lostAccess';
import { isRefusedFor } from '@/utils/http/ApiError';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { lostAccessTicket } from './ticket';

export type LostAccessEnd = 'gone' | 'stopped' | 'done';

/** The recovery of a link, and what ends it. */
export function useLostAccess(ticket: string) {
  const { clearUser } = useGlobalActions();
  const [endedHere, setEndedHere] = useState<LostAccessEnd | null>(null);

  const load = useCallback(async (): Promise<LostAccess | 'gone'> => {
    try {
      return await checkLostAccess(ticket);
    } catch (error) {
      if (!isRefusedFor(error, 'TICKET_UNKNOWN')) throw error;
      lostAccessTicket.clear();
      return 'gone';
    }
  }, [ticket]);
  const { data, ...loading } = useLoad(load);

  const end = (how: LostAccessEnd) => {
    lostAccessTicket.clear();
    setEndedHere(how);
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
    found: data === 'gone' ? null : data,
    end: endedHere ?? (data === 'gone' ? data : null),
    isEndedHere: endedHere !== null,
    stop,
    onGone: () => end('gone'),
    onStopped: () => end('stopped'),
    onFinished: () => {
      // Every session of the account has ended, perhaps that of this browser too.
      clearUser();
      announceSessionChange('signed-in');
      end('done');
    },
  };
}
