import { useCallback } from 'react';
import type { Guide, LoginResult } from '@/services/contract';
import { getRedirect, skipGuide } from '@/services/uaa';
import { loginAddress } from '@/utils/loginAddress';
import { currentQuery, leaveTo, replaceWith } from '@/utils/redirect';
import { useReferer } from './useReferer';

interface GuideEnd {
  /** Goes on: to the next guide, or to where the person was going. False where the server did not say. */
  leave: () => Promise<boolean>;
  /** Puts the guide off and goes on. False where the server refused. Both reject as calls do. */
  skip: (kind: Guide['kind'], requestId?: string) => Promise<boolean>;
}

/** How a guide after sign-in ends: on to where the person was going. */
export function useGuideEnd(): GuideEnd {
  const referer = useReferer();

  const goOn = useCallback(
    (result: LoginResult) => {
      if (!leaveTo(loginAddress(result, referer), { replace: true })) replaceWith(referer);
    },
    [referer],
  );

  const leave = useCallback(async () => {
    const address = await getRedirect(currentQuery());
    if (address === false) return false;
    goOn({ redirectUrl: typeof address === 'string' ? address : null });
    return true;
  }, [goOn]);

  const skip = useCallback(
    async (kind: Guide['kind'], requestId?: string) => {
      const result = await skipGuide(requestId ? { kind, requestId } : { kind });
      if (!result) return false;
      goOn(result);
      return true;
    },
    [goOn],
  );

  return { leave, skip };
}
