import { useEffect, useState } from 'react';
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
  /** The guide that is due, null if none. */
  due: Guide | null;
  /** Whether the application's request has ended. */
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
 * Returns the guide of a page; null until the server has confirmed that it is due. If another guide or none is due,
 * redirects to it or to the page that the user requested; does not redirect if the request is `unknown`. `failed`:
 * the request failed (`error`), or the responses contradict each other.
 */
export function useGuide(kind: Guide['kind']) {
  const { data, error, loading, reload: loadAgain } = useLoad(loadStep);
  const { leave, skip } = useFinishGuide();
  const referer = useReferer();
  const [stuck, setStuck] = useState(false);
  const unknown = data?.unknown === true;
  const guide = data?.due?.kind === kind ? data.due : null;
  // The response object itself, so that the effect runs for each response.
  const elsewhere = guide === null && !unknown ? data : null;

  useEffect(() => {
    if (!elsewhere) return;
    leave().then(
      (address) => {
        // This guide is not due, but its own page is the next address: one of the two responses is wrong.
        if (address.replace(/[?#].*$/s, '') === getCurrentPath()) setStuck(true);
      },
      (failed: unknown) => {
        warn(failed);
        // Open the requested page, which redirects to a due guide itself.
        replaceWith(referer);
      },
    );
  }, [elsewhere, leave, referer]);

  const reload = () => {
    setStuck(false);
    loadAgain();
  };

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
