import { useEffect, useRef } from 'react';
import { useArrival } from '@/features/signIn/useCompleteSignIn';
import { usePassage } from '@/hooks/usePassage';
import { keptReferer } from '@/utils/routing/loginReferer';
import { finish, type Problem, unreachable } from './finish';
import type { Returned } from './returned';

/**
 * Finishes what a provider sent back, and arrives; otherwise says what is wrong. One attempt per `retry`, however
 * often effects run: a code may be used once.
 */
export function useFinish(returned: Returned): { problem: Problem | null; retry: () => void } {
  const arrive = useArrival(keptReferer(), undefined, true);
  const latest = useRef(arrive);
  const attempt = useRef<ReturnType<typeof finish> | null>(null);

  useEffect(() => {
    latest.current = arrive;
  });

  const { problem, retry } = usePassage<Problem>({
    ask: async () => {
      attempt.current ??= finish(returned);
      const outcome = await attempt.current;
      return () => {
        if ('failure' in outcome) return outcome;
        latest.current(outcome);
        return null;
      };
    },
    explain: () => unreachable,
  });

  const again = () => {
    attempt.current = null;
    retry();
  };
  return { problem, retry: again };
}
