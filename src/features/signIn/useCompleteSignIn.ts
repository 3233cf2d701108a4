import { useCallback } from 'react';
import { useGlobalActions } from '@/models/hooks';
import { startInitialLoader } from '@/services/initialData';
import { loadSession } from '@/services/session';
import { isGuidePath } from '@/utils/routing/guides';
import { getLoginRedirect, isSignedIn, type LoginOutcome } from '@/utils/routing/loginRedirect';
import { clearLoginReferer, saveLoginReferer } from '@/utils/routing/loginReferer';
import { HOME_PATH } from '@/utils/routing/paths';
import { followAddress, replaceWith } from '@/utils/routing/redirect';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { rememberChannel } from '@/utils/storage/lastChannel';
import { offerPasskey } from '@/utils/storage/passkeyOffer';
import { announceSessionChange } from '@/utils/storage/sessionChannel';

/**
 * Handles a login on any channel: clears the previous user's data, offers a passkey after a password, and redirects
 * to the address of the result. If no session is open yet, stores referer and channel for the page that continues the
 * sign-in. Otherwise stores `channel` as the last one used on this device. With `passing`, Back skips the current
 * page.
 */
export function useCompleteSignIn(referer: string, channel?: string, passing = false) {
  const { clearUser } = useGlobalActions();

  return useCallback(
    (result: LoginOutcome) => {
      if (!isSignedIn(result)) {
        saveLoginReferer(referer, channel);
        if (!followAddress(result.redirectUrl, { replace: passing })) replaceWith(HOME_PATH);
        return;
      }
      clearUser();
      clearPersonalData();
      clearLoginReferer();
      if (channel) rememberChannel(channel);
      if (channel === 'password') offerPasskey();
      announceSessionChange('signed-in');
      const address = getLoginRedirect(result, referer);
      // Load the user, so that drafts of other users are removed, and the page's data, while its scripts load. Before
      // a due guide is completed, the server does not return them.
      if (!isGuidePath(address)) {
        loadSession();
        startInitialLoader(address);
      }
      if (!followAddress(address, { replace: true })) replaceWith(HOME_PATH);
    },
    [channel, clearUser, passing, referer],
  );
}
