import { useEffect, useRef } from 'react';
import { useAction } from '@/hooks/useAction';
import type { PasskeyAssertion } from '@/services/passkeyBrowser';
import { warn } from '@/utils/http/httpErrors';
import { loadAllMessages } from '@/utils/i18n/locale';
import { prefersLessData } from '@/utils/prefersLessData';
import { supportsPasskeys } from '@/utils/supportsPasskeys';
import { PASSKEY } from './signInLinks';
import { useCompleteSignIn } from './useCompleteSignIn';

/** Loaded with the messages about passkeys, which the sign-in page does not have. */
const loadBrowser = () => loadAllMessages().then(() => import('@/services/passkeyBrowser'));

/**
 * Signs in with a passkey: `start` lets the user choose one; with `autofill` the browser also offers them at the account
 * field.
 */
export function usePasskeySignIn(referer: string, autofill: boolean) {
  const completeSignIn = useCompleteSignIn(referer, PASSKEY.name);
  const { run, running, error } = useAction({
    act: async (chosen: PasskeyAssertion | undefined) => (await loadBrowser()).signInWithPasskey(chosen),
    onDone: completeSignIn,
  });

  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!autofill || running || !supportsPasskeys() || prefersLessData()) return undefined;
    let stop: (() => void) | undefined;
    let here = true;
    const offer = () => {
      loadBrowser()
        .then(({ offerInAutofill }) => {
          if (here) stop = offerInAutofill((assertion) => latest.current(assertion));
        })
        .catch(warn);
    };
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(() => here && offer());
    return () => {
      here = false;
      stop?.();
    };
  }, [autofill, running]);

  return { start: () => run(undefined), running, error };
}
