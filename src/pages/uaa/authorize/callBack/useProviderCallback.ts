import { useEffect, useRef } from 'react';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useRedirectStep } from '@/hooks/useRedirectStep';
import { readLoginReferer } from '@/utils/routing/loginReferer';
import type { CallbackParams } from './callbackParams';
import { type CallbackProblem, completeProviderSignIn, unreachableProblem } from './completeProviderSignIn';

/**
 * Finishes what a provider sent back, and arrives; otherwise says what is wrong. One attempt per `retry`, however
 * often effects run: a code may be used once.
 */
export function useProviderCallback(returned: CallbackParams): {
  problem: CallbackProblem | null;
  retry: () => void;
} {
  const arrive = useCompleteSignIn(readLoginReferer(), undefined, true);
  const latest = useRef(arrive);
  const attempt = useRef<ReturnType<typeof completeProviderSignIn> | null>(null);

  useEffect(() => {
    latest.current = arrive;
  });

  const { problem, retry } = useRedirectStep<CallbackProblem>({
    ask: async () => {
      attempt.current ??= completeProviderSignIn(returned);
      const outcome = await attempt.current;
      return () => {
        if ('failure' in outcome) return outcome;
        latest.current(outcome);
        return null;
      };
    },
    explain: () => unreachableProblem,
  });

  const again = () => {
    attempt.current = null;
    retry();
  };
  return { problem, retry: again };
}
