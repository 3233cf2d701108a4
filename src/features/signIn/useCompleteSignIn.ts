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
import { announceSessionChange } from '@/utils/storage/sessionChannel';

/**
 * What follows a login on any channel: clears what the person before has left, and follows the result's address. Where
 * the login opens no session yet, the referer is kept until there is one. `channel` is remembered on this device as the
 * last one used; with `passing`, Back does not lead to the page that was left.
 */
export function useCompleteSignIn(referer: string, channel?: string, passing = false) {
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
      const address = getLoginRedirect(result, referer);
      // Asks who it is, so that drafts of somebody else go, and for what the page needs, while its scripts load.
      // Before a guide is done, the server does not say.
      if (!isGuidePath(address)) {
        loadSession();
        startInitialLoader(address);
      }
      if (!followAddress(address, { replace: true })) replaceWith(HOME_PATH);
    },
    [channel, forgetPerson, passing, referer],
  );
}
