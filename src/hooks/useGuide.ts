import { useCallback, useEffect, useState } from 'react';
import type { Guide } from '@/contract';
import { getGuide } from '@/services/guides';
import { isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { getCurrentPath, getCurrentQuery } from '@/utils/routing/currentAddress';
import { replaceWith } from '@/utils/routing/redirect';
import { useFinishGuide } from './useFinishGuide';
import { useLoad } from './useLoad';
import { useReferer } from './useReferer';

interface Step {
  /** The guide that is due, null for none. */
  due: Guide | null;
  /** The application's request has ended. */
  unknown: boolean;
}

async function loadStep(): Promise<Step> {
  const { requestId } = getCurrentQuery();
  try {
    const due = await getGuide(requestId ? { requestId } : {}, ['REQUEST_UNKNOWN']);
    return { due, unknown: false };
  } catch (error) {
    if (isRefusedFor(error, 'REQUEST_UNKNOWN')) return { due: null, unknown: true };
    throw error;
  }
}

/**
 * The guide that a page stands for, null until the server has said that it is due. Where another guide is due, or
 * none, the person is taken there or to where they were going; where the request is `unknown` they stay. `failed`:
 * the server could not be asked (`error`), or contradicts itself.
 */
export function useGuide(kind: Guide['kind']) {
  const { data, error, loading, reload: loadAgain } = useLoad(loadStep);
  const { leave, skip } = useFinishGuide();
  const referer = useReferer();
  const [stuck, setStuck] = useState(false);
  const unknown = data?.unknown === true;
  const guide = data?.due?.kind === kind ? data.due : null;
  // The answer itself, so that each one is left for anew.
  const elsewhere = guide === null && !unknown ? data : null;

  useEffect(() => {
    if (!elsewhere) return;
    leave().then(
      (address) => {
        // This guide is not due, and yet it is the next address: one of the two answers was wrong.
        if (address.replace(/[?#].*$/s, '') === getCurrentPath()) setStuck(true);
      },
      (failed: unknown) => {
        warn(failed);
        // The wanted page is the best guess: it asks for a due guide itself.
        replaceWith(referer);
      },
    );
  }, [elsewhere, leave, referer]);

  const reload = useCallback(() => {
    setStuck(false);
    loadAgain();
  }, [loadAgain]);

  return {
    guide,
    unknown,
    failed: error !== null || stuck,
    error,
    loading: !stuck && (loading || elsewhere !== null),
    reload,
    leave,
    skip,
  };
}
