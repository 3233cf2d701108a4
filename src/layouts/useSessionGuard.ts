import { useIntl } from '@umijs/max';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MINUTE, SESSION_IDLE } from '@/constants';
import { usePageRestore } from '@/hooks/usePageRestore';
import { useT } from '@/hooks/useT';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { warn } from '@/utils/http/httpErrors';
import { showNotice } from '@/utils/notice';
import { goToSignIn } from '@/utils/routing/redirect';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { onSessionChange } from '@/utils/storage/sessionChannel';
import { markSignedIn, type SignOutReason, saveSignOutReason } from '@/utils/storage/signOutReason';
import { useAccountSwitchNotice } from './useAccountSwitchNotice';

interface SessionGuard {
  /** Private content may be shown while 'in' alone. */
  status: 'checking' | 'in' | 'failed';
  retry: () => void;
  /** Ends the session on this page because nobody used it: takes everything private away, and goes to sign-in. */
  timeOut: () => void;
}

/**
 * Waits for the login status before anything private is shown, and asks again whenever it may have changed: another
 * tab signed in, out or to another account, or the browser brought the page back from its history.
 */
export function useSessionGuard(): SessionGuard {
  const known = useGlobal((state) => state.isFetchedLoginStatus);
  const { fetchLoginStatus, forgetPerson } = useGlobalActions();
  const [failed, setFailed] = useState(false);
  const turn = useRef(0);
  const leaving = useRef(false);
  const t = useT();
  const { locale } = useIntl();
  const askedIn = useRef(locale);
  const expectSwitch = useAccountSwitchNotice();

  const check = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    setFailed(false);
    fetchLoginStatus().then((status) => {
      if (mine !== turn.current) return;
      if (status === 'out') goToSignIn();
      setFailed(status === 'failed');
    }, warn);
  }, [fetchLoginStatus]);

  useEffect(() => {
    if (known) markSignedIn();
    if (!known && !leaving.current) check();
    return () => {
      turn.current += 1;
    };
  }, [known, check]);

  useEffect(() => {
    if (askedIn.current === locale) return;
    askedIn.current = locale;
    // The answer holds words of the server, such as the place of the last sign-in.
    check();
  }, [locale, check]);

  const leave = useCallback(
    (reason: Extract<SignOutReason, 'idle' | 'elsewhere'>) => {
      leaving.current = true;
      forgetPerson();
      clearPersonalData();
      // Where the sign-in page cannot be told why, a notice says it.
      if (!saveSignOutReason(reason)) {
        const message = reason === 'idle' ? 'idle.ended' : 'idle.signedOutElsewhere';
        showNotice({ type: 'info', title: t(message, { minutes: SESSION_IDLE / MINUTE }) });
      }
      goToSignIn();
    },
    [forgetPerson, t],
  );

  useEffect(
    () =>
      onSessionChange(({ type }) => {
        if (type !== 'signed-in') {
          leave(type === 'timed-out' ? 'idle' : 'elsewhere');
          return;
        }
        leaving.current = false;
        expectSwitch();
        // Another person may have signed in there: forgetting this one makes the effect above ask.
        forgetPerson();
        clearPersonalData();
      }),
    [leave, expectSwitch, forgetPerson],
  );

  usePageRestore(() => {
    expectSwitch();
    flushSync(forgetPerson);
  });
  const timeOut = useCallback(() => leave('idle'), [leave]);

  if (known) return { status: 'in', retry: check, timeOut };
  return { status: failed ? 'failed' : 'checking', retry: check, timeOut };
}
