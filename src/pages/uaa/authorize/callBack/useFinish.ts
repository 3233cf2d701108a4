import { useCallback, useEffect, useRef, useState } from 'react';
import { keptReferer } from '@/utils/loginReferer';
import { useArrival } from '../../login/useArrival';
import { finish, type Problem } from './finish';
import type { Returned } from './returned';

/**
 * Finishes what a provider sent back, and arrives; otherwise says what is wrong. One attempt per `retry`, however
 * often effects run: a code may be used once.
 */
export function useFinish(returned: Returned): { problem: Problem | null; retry: () => void } {
  const arrive = useArrival(keptReferer(), undefined, true);
  const latest = useRef(arrive);
  const attempt = useRef<ReturnType<typeof finish> | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    latest.current = arrive;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is one attempt
  useEffect(() => {
    let here = true;
    attempt.current ??= finish(returned);
    attempt.current.then((outcome) => {
      if (!here) return;
      if ('failure' in outcome) setProblem(outcome);
      else latest.current(outcome);
    });
    return () => {
      here = false;
    };
  }, [round]);

  const retry = useCallback(() => {
    attempt.current = null;
    setProblem(null);
    setRound((count) => count + 1);
  }, []);

  return { problem, retry };
}
