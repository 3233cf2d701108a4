import { useCallback } from 'react';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import type { LoginResult } from '@/services/contract';
import { formatDateTime } from '@/utils/dates';
import { loginAddress } from '@/utils/loginAddress';
import { showNotice } from '@/utils/notice';
import { leaveTo, replaceWith } from '@/utils/redirect';
import { announce } from '@/utils/sessionChannel';

/** What follows a sign-in on any channel: nothing of the person before, the last sign-in told, on to the address. */
export function useArrival(referer: string) {
  const t = useT();
  const { forgetPerson } = useGlobalActions();

  return useCallback(
    (result: LoginResult) => {
      forgetPerson();
      announce('signed-in');
      const { lastLogin } = result;
      showNotice({
        type: 'success',
        title: t(lastLogin ? 'login.welcome.back' : 'login.welcome.first'),
        description: lastLogin
          ? t('login.lastLogin', { at: formatDateTime(lastLogin.at), place: lastLogin.place })
          : t('login.firstLogin'),
      });
      if (!leaveTo(loginAddress(result, referer), { replace: true })) replaceWith('/');
    },
    [forgetPerson, referer, t],
  );
}
