import { useIntl } from '@umijs/max';
import moment from 'moment';
import { useCallback } from 'react';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import type { LoginResult } from '@/services/contract';
import { loginAddress } from '@/utils/loginAddress';
import { showNotice } from '@/utils/notice';
import { leaveTo, replaceWith } from '@/utils/redirect';
import { announce } from '@/utils/sessionChannel';

/** What follows a sign-in on any channel: nothing of the person before, the last sign-in told, on to the address. */
export function useArrival(referer: string) {
  const t = useT();
  const { locale } = useIntl();
  const { forgetPerson } = useGlobalActions();

  return useCallback(
    (result: LoginResult) => {
      forgetPerson();
      announce('signed-in');
      const { lastLogin } = result;
      showNotice({
        type: 'success',
        title: t('login.welcome'),
        description: lastLogin
          ? t('login.lastLogin', {
              at: moment(lastLogin.at).locale(locale.toLowerCase()).format('LLL'),
              place: lastLogin.place,
            })
          : t('login.firstLogin'),
      });
      if (!leaveTo(loginAddress(result, referer), { replace: true })) replaceWith('/');
    },
    [forgetPerson, locale, referer, t],
  );
}
