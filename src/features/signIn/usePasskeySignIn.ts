import { useEffect, useState } from 'react';
import { useAction } from '@/hooks/useAction';
import { useLatest } from '@/hooks/useLatest';
import type { ChosenPasskey } from '@/services/passkeyBrowser';
import { warn } from '@/utils/http/httpErrors';
import { loadAllMessages } from '@/utils/i18n/locale';
import { prefersLessData } from '@/utils/prefersLessData';
import { supportsPasskeys } from '@/utils/supportsPasskeys';
import { PASSKEY } from './signInLinks';
import { useCompleteSignIn } from './useCompleteSignIn';

/** Loads the messages about passkeys too, which the sign-in page does not have. */
const loadBrowser = () => loadAllMessages().then(() => import('@/services/passkeyBrowser'));

interface Options {
  referer: string;
  /** Whether the browser offers passkeys at the account field. */
  autofill: boolean;
  /** Whether to stay signed in. */
  keep: boolean;
}

/**
 * Signs in with a passkey: `start` lets the user choose one; with `autofill` the browser also offers them at the account
 * field.
 */
export function usePasskeySignIn({ referer, autofill, keep }: Options) {
  const completeSignIn = useCompleteSignIn(referer, PASSKEY.name);
  const [isDone, setDone] = useState(false);
  const { run, running, error } = useAction({
    act: async (chosen: ChosenPasskey | undefined) => (await loadBrowser()).signInWithPasskey(keep, chosen),
    onDone: (result) => {
      setDone(true);
      completeSignIn(result);
    },
  });

  const latest = useLatest(run);
  useEffect(() => {
    if (!autofill || running || isDone || !supportsPasskeys() || prefersLessData()) return undefined;
    let stop: (() => void) | undefined;
    let isActive = true;
    const offer = () => {
      loadBrowser()
        .then(({ offerInAutofill }) => {
          if (isActive) stop = offerInAutofill((chosen) => latest.current(chosen));
        })
        .catch(warn);
    };
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(() => isActive && offer());
    return () => {
      isActive = false;
      stop?.();
    };
  }, [autofill, running, isDone, latest]);

  return { start: () => run(undefined), running, error };
}
