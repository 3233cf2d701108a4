import { useIntl } from '@umijs/max';
import { useCallback, useEffect } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { useLoginActions } from '@/models/hooks';
import type { Data } from '@/services/contract';
import { findProviders, getBindTicket } from '@/services/uaa';
import { warn } from '@/utils/request';
import { forgetBind, keepBind } from './bindKept';

type Ticket = Data<'bindTicket'>;

/** Whom a ticket stands for, in the reader's language; `gone` where the server knows no such ticket, or there is none. */
export function useTicket(bind: string) {
  const { locale } = useIntl();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are asked for again in another language
  const load = useCallback(async (): Promise<Ticket | 'gone'> => {
    if (bind) keepBind(bind);
    const ticket = bind !== '' && (await getBindTicket(bind));
    if (ticket) return ticket;
    forgetBind();
    return 'gone';
  }, [bind, locale]);
  const { data, loading, reload } = useLoad(load);
  const ticket = data === 'gone' ? null : data;
  return { ticket, gone: data === 'gone', loading, reload };
}

/** Begins with the user type a provider is offered to. */
export function useUserTypeOf(provider: string) {
  const { setUserType, reset } = useLoginActions();

  useEffect(() => {
    let here = true;
    findProviders('legal')
      .then((list) => {
        const offered = Array.isArray(list) && list.some((one) => one.provider === provider);
        if (here && offered) setUserType('legal');
      })
      .catch(warn);
    return () => {
      here = false;
      reset();
    };
  }, [provider, setUserType, reset]);
}
