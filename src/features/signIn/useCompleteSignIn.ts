import { useCallback } from 'react';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { formatDateTime } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';
import { getLoginRedirect, isSignedIn, type LoginOutcome } from '@/utils/routing/loginRedirect';
import { clearLoginReferer, saveLoginReferer } from '@/utils/routing/loginReferer';
import { HOME_PATH } from '@/utils/routing/paths';
import { followAddress, replaceWith } from '@/utils/routing/redirect';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { rememberChannel } from '@/utils/storage/lastChannel';
import { announceSessionChange } from '@/utils/storage/sessionChannel';

/** What is told of the sign-in before this one; nothing where nobody knows of it. */
function describeLastLogin({ lastLogin }: LoginOutcome, t: ReturnType<typeof useT>): string | undefined {
  if (lastLogin === 'untold') return undefined;
  if (!lastLogin) return t('login.firstLogin');
  return t('login.lastLogin', { at: formatDateTime(lastLogin.at), place: lastLogin.place });
}

/**
 * What follows a sign-in on any channel: nothing of the person before, the last sign-in told, on to the address.
 * Where a login leads on without a session, the referer waits until there is one. `channel` is the way in to
 * remember on this device; a page that is only passed through is `passing`: Back does not lead to it.
 */
export function useCompleteSignIn(referer: string, channel?: string, passing = false) {
  const t = useT();
  const { forgetPerson } = useGlobalActions();

  return useCallback(
    (result: LoginOutcome) => {
      if (!isSignedIn(result)) {
        saveLoginReferer(referer);
        if (!followAddress(result.redirectUrl, { replace: passing })) replaceWith(HOME_PATH);
        return;
      }
      forgetPerson();
      clearPersonalData();
      clearLoginReferer();
      if (channel) rememberChannel(channel);
      announceSessionChange('signed-in');
      const title = t(typeof result.lastLogin === 'object' ? 'login.welcome.back' : 'login.welcome.first');
      showNotice({ type: 'success', title, description: describeLastLogin(result, t) });
      if (!followAddress(getLoginRedirect(result, referer), { replace: true })) replaceWith(HOME_PATH);
    },
    [channel, forgetPerson, passing, referer, t],
  );
}
