import { useCallback, useEffect, useState } from 'react';
import type { Guide } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { getGuide } from '@/services/uaa';
import { warn } from '@/utils/http/request';
import { getCurrentPath, getCurrentQuery, replaceWith } from '@/utils/routing/redirect';
import { useFinishGuide } from './useFinishGuide';
import { useLoad } from './useLoad';
import { useReferer } from './useReferer';

/** The step that is due, or null where none is; `unknown`: the application's request has ended. */
interface Step {
  due: Guide | null;
  unknown: boolean;
}

async function ask(): Promise<Step | false> {
  const { requestId } = getCurrentQuery();
  const { REQUEST_UNKNOWN } = subCodes;
  let unknown = false;
  const guide = await getGuide(
    requestId ? { requestId } : {},
    ({ subCode }) => {
      unknown = subCode === REQUEST_UNKNOWN;
    },
    [REQUEST_UNKNOWN],
  );
  if (guide === false) return unknown && { due: null, unknown };
  // An empty answer arrives as true (specification, section 7): nothing is due.
  return { due: guide === true ? null : guide, unknown };
}

/**
 * The guide a page stands for, null until the server has said that it is due. Where it is not, the person is led
 * on: to the guide that is, or to where they were going. Nobody is led on where the request is `unknown`.
 */
export function useGuide(kind: Guide['kind']) {
  const { data, failed, loading, reload: askAgain } = useLoad(ask);
  const { leave, skip } = useFinishGuide();
  const referer = useReferer();
  const [stuck, setStuck] = useState(false);
  const unknown = data?.unknown === true;
  const guide = data?.due?.kind === kind ? data.due : null;
  // Each answer anew: the way on is asked for after every one of them.
  const elsewhere = guide === null && !unknown ? data : null;

  useEffect(() => {
    if (!elsewhere) return;
    const untold = (error: unknown) => {
      warn(error);
      return false as const;
    };
    leave()
      .catch(untold)
      .then((address) => {
        // Where the server does not say, the page wanted is the best guess: it asks for a guide itself.
        if (address === false) replaceWith(referer);
        // Not due, and yet the way on: an answer of the two was no good.
        else if (address.replace(/[?#].*$/s, '') === getCurrentPath()) setStuck(true);
      });
  }, [elsewhere, leave, referer]);

  const reload = useCallback(() => {
    setStuck(false);
    askAgain();
  }, [askAgain]);

  return {
    guide,
    unknown,
    failed: failed || stuck,
    loading: !stuck && (loading || elsewhere !== null),
    reload,
    leave,
    skip,
  };
}
