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

interface SessionGuard {
  /** Private content may be shown only while 'in'. */
  status: 'checking' | 'in' | 'failed';
  retry: () => void;
  /** Ends the session on this page after inactivity: clears private data, and redirects to sign-in. */
  timeOut: () => void;
}

/**
 * Checks the login status before private content is shown, and again whenever it may have changed: after a sign-in,
 * sign-out or account switch in another tab, or when the browser restores the page from its back/forward cache.
 */
export function useSessionGuard(): SessionGuard {
  const isUserLoaded = useGlobal((state) => state.isFetchedLoginStatus);
  const { fetchLoginStatus, clearUser } = useGlobalActions();
  const [failed, setFailed] = useState(false);
  const latestCheckId = useRef(0);
  const leaving = useRef(false);
  const t = useT();
  const { locale } = useIntl();
  const checkedLocale = useRef(locale);
  const expectSwitch = useAccountSwitchNotice();

  const check = useCallback(() => {
    latestCheckId.current += 1;
    const checkId = latestCheckId.current;
    setFailed(false);
    fetchLoginStatus().then((status) => {
      if (checkId !== latestCheckId.current) return;
      if (status === 'out') goToSignIn();
      setFailed(status === 'failed');
    }, warn);
  }, [fetchLoginStatus]);

  useEffect(() => {
    if (isUserLoaded) markSignedIn();
    // `leave` clears the user, too, but then redirects to sign-in.
    if (!isUserLoaded && !leaving.current) check();
    return () => {
      // Ignore the pending check.
      latestCheckId.current += 1;
    };
  }, [isUserLoaded, check]);

  useEffect(() => {
    if (checkedLocale.current === locale) return;
    checkedLocale.current = locale;
    // The response contains localized texts, such as the place of the last sign-in.
    check();
  }, [locale, check]);

  const leave = useCallback(
    (reason: Extract<SignOutReason, 'idle' | 'elsewhere'>) => {
      leaving.current = true;
      clearUser();
      clearPersonalData();
      // If the reason cannot be stored for the sign-in page, show it in a notification.
      if (!saveSignOutReason(reason)) {
        const message = reason === 'idle' ? 'idle.ended' : 'idle.signedOutElsewhere';
        showNotice({ type: 'info', title: t(message, { minutes: SESSION_IDLE / MINUTE }) });
      }
      goToSignIn();
    },
    [clearUser, t],
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
        // Another user may have signed in: clearing the current one makes the effect above check the session.
        clearUser();
        clearPersonalData();
      }),
    [leave, expectSwitch, clearUser],
  );

  usePageRestore(() => {
    expectSwitch();
    // Synchronously: private content must be gone before the page becomes visible.
    flushSync(clearUser);
  });
  const timeOut = useCallback(() => leave('idle'), [leave]);

  const pending = failed ? 'failed' : 'checking';
  return { status: isUserLoaded ? 'in' : pending, retry: check, timeOut };
}

/**
 * Shows a notification when the account differs from the previous one. Call the returned function before checking the
 * session after a possible switch in another tab: the notification then mentions the other tab.
 */
function useAccountSwitchNotice(): () => void {
  const t = useT();
  const account = useGlobal((state) => state.userInfo?.account);
  const shown = useRef(account);
  const elsewhere = useRef(false);

  useEffect(() => {
    if (!account) return;
    if (shown.current && shown.current !== account) {
      showNotice({
        type: 'info',
        title: t('idle.switched', { account }),
        description: elsewhere.current ? t('idle.switched.text') : undefined,
      });
    }
    elsewhere.current = false;
    shown.current = account;
  }, [account, t]);

  return useCallback(() => {
    elsewhere.current = true;
  }, []);
}
