import { useCallback } from 'react';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { loadSession } from '@/services/session';
import { formatDateTime } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';
import { getLoginRedirect, isSignedIn, type LoginOutcome } from '@/utils/routing/loginRedirect';
import { clearLoginReferer, saveLoginReferer } from '@/utils/routing/loginReferer';
import { HOME_PATH } from '@/utils/routing/paths';
import { followAddress, replaceWith } from '@/utils/routing/redirect';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { rememberChannel } from '@/utils/storage/lastChannel';
import { announceSessionChange } from '@/utils/storage/sessionChannel';

/** The words about the sign-in before this one; undefined where nothing is known of it. */
function describeLastLogin({ lastLogin }: LoginOutcome, t: ReturnType<typeof useT>): string | undefined {
  if (lastLogin === 'untold') return undefined;
  if (!lastLogin) return t('login.firstLogin');
  return t('login.lastLogin', { at: formatDateTime(lastLogin.at), place: lastLogin.place });
}

/**
 * What follows a login on any channel: clears what the person before has left, tells of the last sign-in, and follows
 * the result's address. Where the login opens no session yet, the referer is kept until there is one. `channel` is
 * remembered on this device as the last one used; with `passing`, Back does not lead to the page that was left.
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
      // Asks who it is, wherever they go on to: drafts of somebody else go.
      loadSession();
      const title = t(typeof result.lastLogin === 'object' ? 'login.welcome.back' : 'login.welcome.first');
      showNotice({ type: 'success', title, description: describeLastLogin(result, t) });
      if (!followAddress(getLoginRedirect(result, referer), { replace: true })) replaceWith(HOME_PATH);
    },
    [channel, forgetPerson, passing, referer, t],
  );
}
