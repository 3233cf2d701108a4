import { useRef } from 'react';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useLatest } from '@/hooks/useLatest';
import { useRedirectStep } from '@/hooks/useRedirectStep';
import { readLoginReferer } from '@/utils/routing/loginReferer';
import type { CallbackParams } from './callbackParams';
import { type CallbackProblem, completeProviderSignIn, explainCallbackError } from './completeProviderSignIn';

/**
 * Signs in with the provider's response. A code is valid once, so it is posted once per `retry`, however often
 * effects run.
 */
export function useProviderCallback(returned: CallbackParams) {
  const completeSignIn = useCompleteSignIn(readLoginReferer(), undefined, true);
  const latest = useLatest(completeSignIn);
  const pending = useRef<ReturnType<typeof completeProviderSignIn> | null>(null);

  const { problem, retry } = useRedirectStep<CallbackProblem>({
    ask: async () => {
      pending.current ??= completeProviderSignIn(returned);
      const outcome = await pending.current;
      return () => {
        if ('error' in outcome) return outcome;
        latest.current(outcome);
        return null;
      };
    },
    explain: explainCallbackError,
  });

  const postAgain = () => {
    pending.current = null;
    retry();
  };
  return { problem, retry: postAgain };
}
