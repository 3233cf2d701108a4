import { useIntl } from '@umijs/max';
import { useCallback, useEffect, useRef } from 'react';
import { useTicketLoad } from '@/hooks/useTicketLoad';
import { useLogin, useLoginActions } from '@/models/hooks';
import { getBindTicket } from '@/services/guides';
import { findProviders } from '@/services/signIn';
import { warn } from '@/utils/http/httpErrors';
import { createTicketStore } from '@/utils/storage/ticketStore';

/** The ticket of a binding: it identifies the provider's account that a sign-in links. */
export const bindTicket = createTicketStore('bind', 'bind');

/** Loads the provider's account that a ticket identifies, with localized names. */
export function useBindTicket(bind: string) {
  const { locale } = useIntl();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload the names when the language changes
  const get = useCallback((ticket: string) => getBindTicket(ticket), [locale]);
  return useTicketLoad(bind, bindTicket, get);
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
