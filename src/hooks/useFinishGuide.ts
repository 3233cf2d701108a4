import { useCallback } from 'react';
import type { Guide, LoginResult } from '@/contract';
import { skipGuide } from '@/services/guides';
import { getRedirect } from '@/services/signIn';
import { getLoginRedirect } from '@/utils/routing/loginRedirect';
import { followAddress, getCurrentQuery, replaceWith } from '@/utils/routing/redirect';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { useReferer } from './useReferer';

interface GuideEnd {
  /** Goes on: to the next guide, or to where the person was going. Answers where. Throws ApiError. */
  leave: () => Promise<string>;
  /** Puts the guide off and goes on. Throws ApiError. */
  skip: (kind: Guide['kind']) => Promise<void>;
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
    return goOn({ redirectUrl: await getRedirect(getCurrentQuery()) });
  }, [goOn]);

  const skip = useCallback<GuideEnd['skip']>(
    async (kind) => {
      const { requestId } = getCurrentQuery();
      const result = await skipGuide(requestId ? { kind, requestId } : { kind });
      clearPersonalData();
      goOn(result);
    },
    [goOn],
  );

  return { leave, skip };
}
