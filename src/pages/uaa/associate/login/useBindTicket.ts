import { useIntl } from '@umijs/max';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Data } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { useLogin, useLoginActions } from '@/models/hooks';
import { getBindTicket } from '@/services/guides';
import { findProviders } from '@/services/signIn';
import { warn } from '@/utils/http/httpErrors';
import { clearBindTicket, saveBindTicket } from './bindTicketStore';

type Ticket = Data<'bindTicket'>;

/** Whom a ticket stands for, in the reader's language; `gone` where the server knows no such ticket, or no longer. */
export function useBindTicket(bind: string) {
  const { locale } = useIntl();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are asked for again in another language
  const load = useCallback(async (): Promise<Ticket | 'gone'> => {
    if (bind) saveBindTicket(bind);
    const ticket = bind !== '' && (await getBindTicket(bind));
    if (ticket) return ticket;
    clearBindTicket();
    return 'gone';
  }, [bind, locale]);
  const { data, loading, reload } = useLoad(load);
  const refused = useLogin(({ failure }) => failure && 'subCode' in failure && failure.subCode);
  const [over, setOver] = useState<string | null>(null);

  // Kept here: the form that was refused goes, and what it was refused for with it.
  useEffect(() => {
    if (refused !== 'TICKET_UNKNOWN') return;
    clearBindTicket();
    setOver(bind);
  }, [refused, bind]);

  const gone = data === 'gone' || over === bind;
  return { ticket: gone ? null : data, gone, loading, reload };
}

/** Begins with the user type a provider is offered to, unless another was chosen meanwhile. */
export function usePreselectUserType(provider: string) {
  const { setUserType, reset } = useLoginActions();
  const userType = useLogin((state) => state.userType);
  const chosen = useRef(false);

  useEffect(() => {
    if (userType !== 'person') chosen.current = true;
  }, [userType]);

  useEffect(() => {
    let here = true;
    findProviders('legal')
      .then((list) => {
        const offered = Array.isArray(list) && list.some((one) => one.provider === provider);
        if (here && offered && !chosen.current) setUserType('legal');
      })
      .catch(warn);
    return () => {
      here = false;
      reset();
    };
  }, [provider, setUserType, reset]);
}
