import { useIntl } from '@umijs/max';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useThaw } from '@/hooks/useThaw';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { clearLeftovers } from '@/utils/leftovers';
import { toSignIn } from '@/utils/redirect';
import { warn } from '@/utils/request';
import { listen } from '@/utils/sessionChannel';

export interface SessionGuard {
  /** Nothing private may show but while 'in'. */
  status: 'checking' | 'in' | 'failed';
  retry: () => void;
}

/**
 * Waits for the login status before anything private shows, and asks again whenever it may have changed:
 * another tab signed in or out, or the browser brought the page back from its history.
 */
export function useSessionGuard(): SessionGuard {
  const known = useGlobal((state) => state.isFetchedLoginStatus);
  const { fetchLoginStatus, forgetPerson } = useGlobalActions();
  const [failed, setFailed] = useState(false);
  const turn = useRef(0);
  const leaving = useRef(false);
  const { locale } = useIntl();
  const askedIn = useRef(locale);

  const check = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    setFailed(false);
    fetchLoginStatus().then((status) => {
      if (mine !== turn.current) return;
      if (status === 'out') toSignIn();
      setFailed(status === 'failed');
    }, warn);
  }, [fetchLoginStatus]);

  useEffect(() => {
    if (!known && !leaving.current) check();
    return () => {
      turn.current += 1;
    };
  }, [known, check]);

  useEffect(() => {
    if (askedIn.current === locale) return;
    askedIn.current = locale;
    // Some of the answer is the server's own words, such as the place of the last sign-in.
    check();
  }, [locale, check]);

  useEffect(
    () =>
      listen(({ type }) => {
        leaving.current = type === 'signed-out';
        // Whoever signed in over there may be somebody else: forgetting makes the effect above ask.
        forgetPerson();
        clearLeftovers();
        if (leaving.current) toSignIn();
      }),
    [forgetPerson],
  );

  useThaw(() => flushSync(forgetPerson));

  if (known) return { status: 'in', retry: check };
  return { status: failed ? 'failed' : 'checking', retry: check };
}
