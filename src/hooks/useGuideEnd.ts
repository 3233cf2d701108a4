import { useCallback } from 'react';
import type { Envelope, Guide, LoginResult } from '@/contract';
import { getRedirect, skipGuide } from '@/services/uaa';
import { loginAddress } from '@/utils/routing/loginAddress';
import { currentQuery, leaveTo, replaceWith } from '@/utils/routing/redirect';
import { clearLeftovers } from '@/utils/storage/clearPersonalData';
import { useReferer } from './useReferer';

interface GuideEnd {
  /** Goes on: to the next guide, or to where the person was going. Answers where; false where the server did not say. */
  leave: () => Promise<string | false>;
  /** Puts the guide off and goes on. False where the server refused. Both reject as calls do. */
  skip: (kind: Guide['kind'], onFailure: (envelope: Envelope) => void) => Promise<boolean>;
}

/** How a guide after sign-in ends: on to where the person was going, past the guides still due. */
export function useGuideEnd(): GuideEnd {
  const referer = useReferer();

  const goOn = useCallback(
    (result: LoginResult) => {
      const address = loginAddress(result, referer, currentQuery().requestId);
      if (leaveTo(address, { replace: true })) return address;
      replaceWith(referer);
      return referer;
    },
    [referer],
  );

  const leave = useCallback(async () => {
    const address = await getRedirect(currentQuery());
    if (address === false) return false;
    return goOn({ redirectUrl: typeof address === 'string' ? address : null });
  }, [goOn]);

  const skip = useCallback<GuideEnd['skip']>(
    async (kind, onFailure) => {
      const { requestId } = currentQuery();
      const result = await skipGuide(requestId ? { kind, requestId } : { kind }, onFailure);
      if (!result) return false;
      clearLeftovers();
      goOn(result);
      return true;
    },
    [goOn],
  );

  return { leave, skip };
}
