import { useCallback, useEffect, useState } from 'react';
import type { Guide } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { getGuide } from '@/services/guides';
import { isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { getCurrentPath, getCurrentQuery, replaceWith } from '@/utils/routing/redirect';
import { useFinishGuide } from './useFinishGuide';
import { useLoad } from './useLoad';
import { useReferer } from './useReferer';

/** The step that is due, or null where none is; `unknown`: the application's request has ended. */
interface Step {
  due: Guide | null;
  unknown: boolean;
}

async function ask(): Promise<Step> {
  const { requestId } = getCurrentQuery();
  try {
    const due = await getGuide(requestId ? { requestId } : {}, [subCodes.REQUEST_UNKNOWN]);
    return { due, unknown: false };
  } catch (error) {
    if (isRefusedFor(error, 'REQUEST_UNKNOWN')) return { due: null, unknown: true };
    throw error;
  }
}

/**
 * The guide a page stands for, null until the server has said that it is due. Where it is not, the person is led
 * on: to the guide that is, or to where they were going. Nobody is led on where the request is `unknown`.
 */
export function useGuide(kind: Guide['kind']) {
  const { data, error, loading, reload: askAgain } = useLoad(ask);
  const { leave, skip } = useFinishGuide();
  const referer = useReferer();
  const [stuck, setStuck] = useState(false);
  const unknown = data?.unknown === true;
  const guide = data?.due?.kind === kind ? data.due : null;
  // Each answer anew: the way on is asked for after every one of them.
  const elsewhere = guide === null && !unknown ? data : null;

  useEffect(() => {
    if (!elsewhere) return;
    leave().then(
      (address) => {
        // Not due, and yet the way on: an answer of the two was no good.
        if (address.replace(/[?#].*$/s, '') === getCurrentPath()) setStuck(true);
      },
      (error: unknown) => {
        warn(error);
        // Where the server does not say, the page wanted is the best guess: it asks for a guide itself.
        replaceWith(referer);
      },
    );
  }, [elsewhere, leave, referer]);

  const reload = useCallback(() => {
    setStuck(false);
    askAgain();
  }, [askAgain]);

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
