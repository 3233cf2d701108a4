import { useState } from 'react';
import { useTicketLoad } from '@/hooks/useTicketLoad';
import { getFrozenAccount } from '@/services/recovery';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { frozenTicket } from './ticket';

/**
 * Loads the frozen account of a ticket (docs/api.md, Registration and recovery). `end`: why the ticket is invalid:
 * 'gone' if it is unknown or expired, 'usedUp' after too many wrong proofs. `isEndedHere`: whether it ended while the
 * page showed the account. `noteError` takes the errors of the account's form.
 */
export function useFrozenAccount(ticket: string) {
  const { data, ...loading } = useTicketLoad(ticket, frozenTicket, getFrozenAccount);
  const [endedBy, setEndedBy] = useState<'gone' | 'usedUp' | null>(null);

  const noteError = (error: ApiError) => {
    if (!isRefusedFor(error, 'TICKET_UNKNOWN', 'PROOF_USED_UP')) return;
    frozenTicket.clear();
    setEndedBy(error.subCode === 'PROOF_USED_UP' ? 'usedUp' : 'gone');
  };

  const end = endedBy ?? (data === 'gone' ? data : null);
  const account = end || data === 'gone' ? null : data;
  return { ...loading, account, end, isEndedHere: endedBy !== null, noteError };
}
