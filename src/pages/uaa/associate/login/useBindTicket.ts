import { useIntl } from '@umijs/max';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Data } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { useLogin, useLoginActions } from '@/models/hooks';
import { getBindTicket } from '@/services/guides';
import { findProviders } from '@/services/signIn';
import { errorFromException, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { bindTicket } from './ticket';

type Ticket = Data<'bindTicket'>;

/**
 * Loads the provider's account that a ticket identifies, with localized names. `gone`: the server does not know the
 * ticket or it has expired; `noteError` detects this in the refusals of the form. `error`: the request failed.
 */
export function useBindTicket(bind: string) {
  const { locale } = useIntl();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload the names when the language changes
  const load = useCallback(async (): Promise<Ticket | 'gone'> => {
    if (bind) {
      try {
        return await getBindTicket(bind);
      } catch (error) {
        if (errorFromException(error).kind !== 'refused') throw error;
      }
    }
    bindTicket.clear();
    return 'gone';
  }, [bind, locale]);
  const { data, error, loading, reload } = useLoad(load);
  const [expired, setExpired] = useState<string | null>(null);

  const noteError = (failed: unknown) => {
    if (!isRefusedFor(failed, 'TICKET_UNKNOWN')) return;
    bindTicket.clear();
    setExpired(bind);
  };

  const gone = data === 'gone' || expired === bind;
  return { ticket: gone ? null : data, gone, error, loading, reload, noteError };
}

/** Preselects the user type of a provider, unless the user has chosen one meanwhile. */
export function usePreselectUserType(provider: string) {
  const { setUserType, reset } = useLoginActions();
  const userType = useLogin((state) => state.userType);
  const chosen = useRef(false);

  useEffect(() => {
    if (userType !== 'person') chosen.current = true;
  }, [userType]);

  useEffect(() => {
    let isCurrent = true;
    findProviders('legal')
      .then((list) => {
        const offered = list.some((one) => one.provider === provider);
        if (isCurrent && offered && !chosen.current) setUserType('legal');
      })
      .catch(warn);
    return () => {
      isCurrent = false;
      reset();
    };
  }, [provider, setUserType, reset]);
}
