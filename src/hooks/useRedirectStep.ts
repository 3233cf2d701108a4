import { useCallback, useEffect, useState } from 'react';
import { warn } from '@/utils/http/httpErrors';
import { useLatest } from './useLatest';

/** Redirects and returns null, or returns the problem that prevents it. */
type RedirectAction<Problem> = () => Problem | null;

interface RedirectStep<Problem> {
  /** Requests the target. The result is ignored after unmounting. */
  ask: () => Promise<RedirectAction<Problem>>;
  /** Converts an error of `ask` into a problem. */
  explain: (error: unknown) => Problem;
}

/**
 * Runs a page that only redirects: requests the target once and redirects to it, and again for every `retry`.
 * `problem`: why the page is still shown; null while requesting.
 */
export function useRedirectStep<Problem>(step: RedirectStep<Problem>) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [round, setRound] = useState(0);
  const latest = useLatest(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one request per round
  useEffect(() => {
    let mounted = true;
    latest.current.ask().then(
      (redirect) => mounted && setProblem(redirect()),
      (error: unknown) => {
        warn(error);
        if (mounted) setProblem(latest.current.explain(error));
      },
    );
    return () => {
      mounted = false;
    };
  }, [round]);

  const retry = useCallback(() => {
    setProblem(null);
    setRound((count) => count + 1);
  }, []);

  return { problem, retry };
}
