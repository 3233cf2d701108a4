import { useCallback } from 'react';
import type { Envelope, Guide, LoginResult } from '@/contract';
import { getRedirect, skipGuide } from '@/services/uaa';
import { getLoginRedirect } from '@/utils/routing/loginRedirect';
import { followAddress, getCurrentQuery, replaceWith } from '@/utils/routing/redirect';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { useReferer } from './useReferer';

interface GuideEnd {
  /** Goes on: to the next guide, or to where the person was going. Answers where; false where the server did not say. */
  leave: () => Promise<string | false>;
  /** Puts the guide off and goes on. False where the server refused. Both reject as calls do. */
  skip: (kind: Guide['kind'], onFailure: (envelope: Envelope) => void) => Promise<boolean>;
}

/** How a guide after sign-in ends: on to where the person was going, past the guides still due. */
export function useFinishGuide(): GuideEnd {
  const referer = useReferer();

  const goOn = useCallback(
    (result: LoginResult) => {
      const address = getLoginRedirect(result, referer, getCurrentQuery().requestId);
      if (followAddress(address, { replace: true })) return address;
      replaceWith(referer);
      return referer;
    },
    [referer],
  );

  const leave = useCallback(async () => {
    const address = await getRedirect(getCurrentQuery());
    if (address === false) return false;
    return goOn({ redirectUrl: typeof address === 'string' ? address : null });
  }, [goOn]);

  const skip = useCallback<GuideEnd['skip']>(
    async (kind, onFailure) => {
      const { requestId } = getCurrentQuery();
      const result = await skipGuide(requestId ? { kind, requestId } : { kind }, onFailure);
      if (!result) return false;
      clearPersonalData();
      goOn(result);
      return true;
    },
    [goOn],
  );

  return { leave, skip };
}
