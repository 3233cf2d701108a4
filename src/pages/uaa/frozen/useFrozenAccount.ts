import { useCallback, useState } from 'react';
import type { Data, Envelope } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { useLoad } from '@/hooks/useLoad';
import { getFrozenAccount } from '@/services/recovery';
import { clearFrozenTicket, saveFrozenTicket } from './frozenTicketStore';

type FrozenAccount = Data<'frozenAccount'>;

const { TICKET_UNKNOWN, PROOF_USED_UP } = subCodes;

/**
 * The account a ticket stands for; `gone` where the server knows no such ticket, or no longer, `usedUp` where too
 * many proofs were wrong. `endedHere`: the page had shown the account until then.
 */
export function useFrozenAccount(ticket: string) {
  const load = useCallback(async (): Promise<FrozenAccount | 'gone' | false> => {
    if (ticket === '') return 'gone';
    saveFrozenTicket(ticket);
    let gone = false;
    const frozen = await getFrozenAccount(
      ticket,
      ({ subCode }) => {
        gone = subCode === TICKET_UNKNOWN;
      },
      [TICKET_UNKNOWN],
    );
    if (gone) clearFrozenTicket();
    return gone ? 'gone' : frozen;
  }, [ticket]);
  const { data, ...loading } = useLoad(load);
  const [over, setOver] = useState<'gone' | 'usedUp' | null>(null);

  /** Hears every refusal; those that end the ticket end it. */
  const refused = ({ subCode }: Envelope) => {
    if (subCode !== TICKET_UNKNOWN && subCode !== PROOF_USED_UP) return;
    clearFrozenTicket();
    setOver(subCode === PROOF_USED_UP ? 'usedUp' : 'gone');
  };

  const gone = over ?? (data === 'gone' ? data : null);
  const frozen = gone || typeof data !== 'object' ? null : data;
  return { ...loading, frozen, gone, endedHere: over !== null, refused };
}
