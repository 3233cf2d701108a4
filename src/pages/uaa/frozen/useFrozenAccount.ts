import { useCallback, useState } from 'react';
import type { Data } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { getFrozenAccount } from '@/services/recovery';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { clearFrozenTicket, saveFrozenTicket } from './frozenTicketStore';

type FrozenAccount = Data<'frozenAccount'>;

/**
 * Loads the frozen account of a ticket (docs/api.md, Registration and recovery). `end`: why the ticket is invalid:
 * 'gone' if it is unknown or expired, 'usedUp' after too many wrong proofs. `isEndedHere`: whether it ended while the
 * page showed the account. `noteError` takes the errors of the account's form.
 */
export function useFrozenAccount(ticket: string) {
  const load = useCallback(async (): Promise<FrozenAccount | 'gone'> => {
    if (ticket === '') return 'gone';
    saveFrozenTicket(ticket);
    try {
      return await getFrozenAccount(ticket, ['TICKET_UNKNOWN']);
    } catch (error) {
      if (!isRefusedFor(error, 'TICKET_UNKNOWN')) throw error;
      clearFrozenTicket();
      return 'gone';
    }
  }, [ticket]);
  const { data, ...loading } = useLoad(load);
  const [endedBy, setEndedBy] = useState<'gone' | 'usedUp' | null>(null);

  const noteError = (error: ApiError) => {
    if (!isRefusedFor(error, 'TICKET_UNKNOWN', 'PROOF_USED_UP')) return;
    clearFrozenTicket();
    setEndedBy(error.subCode === 'PROOF_USED_UP' ? 'usedUp' : 'gone');
  };

  const end = endedBy ?? (data === 'gone' ? data : null);
  const account = end || data === 'gone' ? null : data;
  return { ...loading, account, end, isEndedHere: endedBy !== null, noteError };
}
