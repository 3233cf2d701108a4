import { useEffect } from 'react';
import type { Guide } from '@/services/contract';
import { getGuide } from '@/services/uaa';
import { currentQuery, replaceWith } from '@/utils/redirect';
import { warn } from '@/utils/request';
import { useGuideEnd } from './useGuideEnd';
import { useLoad } from './useLoad';
import { useReferer } from './useReferer';

/** The step that is due, or that none is. */
async function ask(): Promise<{ due: Guide | null } | false> {
  const { requestId } = currentQuery();
  const guide = await getGuide(requestId ? { requestId } : {});
  // An empty answer arrives as true (specification, section 7): nothing is due.
  return guide === false ? false : { due: guide === true ? null : guide };
}

/**
 * The guide a page stands for, null until the server has said that it is due. Where it is not, the person is led
 * on: to the guide that is, or to where they were going.
 */
export function useGuide(kind: Guide['kind']) {
  const { data, failed, loading, reload } = useLoad(ask);
  const { leave, skip } = useGuideEnd();
  const referer = useReferer();
  const guide = data?.due?.kind === kind ? data.due : null;
  const elsewhere = data !== null && guide === null;

  useEffect(() => {
    if (!elsewhere) return;
    const unknown = (error: unknown) => {
      warn(error);
      return false;
    };
    // Where the server does not say, the page wanted is the best guess: it asks for a guide itself.
    leave()
      .catch(unknown)
      .then((left) => left || replaceWith(referer));
  }, [elsewhere, leave, referer]);

  return { guide, failed, loading: loading || elsewhere, reload, leave, skip };
}
