import { useMemo } from 'react';
import type { Guide, LoginResult } from '@/contract';
import { skipGuide } from '@/services/guides';
import { getRedirect } from '@/services/signIn';
import { getCurrentQuery } from '@/utils/routing/currentAddress';
import { getLoginRedirect } from '@/utils/routing/loginRedirect';
import { followAddress, replaceWith } from '@/utils/routing/redirect';
import { getArrivalQuery } from '@/utils/routing/sanitizeAddress';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { useReferer } from './useReferer';

interface GuideEnd {
  /** Opens the next guide, or the page that the user requested. Resolves with its address; throws ApiError. */
  leave: () => Promise<string>;
  /** Postpones the guide and leaves it. Throws ApiError. */
  skip: (kind: Guide['kind']) => Promise<void>;
}

/** Ends a guide after sign-in: opens the next guide that is due, otherwise the page that the user requested. */
export function useFinishGuide() {
  const referer = useReferer();
  return useMemo<GuideEnd>(() => {
    const follow = (result: LoginResult) => {
      const address = getLoginRedirect(result, referer, getCurrentQuery().requestId);
      if (followAddress(address, { replace: true })) return address;
      replaceWith(referer);
      return referer;
    };
    return {
      leave: async () => follow({ redirectUrl: await getRedirect(getArrivalQuery()) }),
      skip: async (kind) => {
        const { requestId } = getCurrentQuery();
        const result = await skipGuide(requestId ? { kind, requestId } : { kind });
        clearPersonalData();
        follow(result);
      },
    };
  }, [referer]);
}
