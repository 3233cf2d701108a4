import { useCallback, useEffect, useRef, useState } from 'react';
import { warn } from '@/utils/http/httpErrors';

/** Leaves the page and returns null, or returns what stops it. */
type RedirectAction<Problem> = () => Problem | null;

interface RedirectStep<Problem> {
  /** Asks the server where to go. Its answer counts only while the page is there. */
  ask: () => Promise<RedirectAction<Problem>>;
  /** The problem that an error of `ask` stands for. */
  explain: (error: unknown) => Problem;
}

/**
 * Asks for an address and goes there: when the page mounts, and at each `retry`. `problem` is why the page is still
 * shown, null while it asks.
 */
export function useRedirectStep<Problem>({ ask, explain }: RedirectStep<Problem>) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [round, setRound] = useState(0);
  const latest = useRef({ ask, explain });

  useEffect(() => {
    latest.current = { ask, explain };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks once
  useEffect(() => {
    let here = true;
    latest.current.ask().then(
      (redirect) => here && setProblem(redirect()),
      (error: unknown) => {
        warn(error);
        if (here) setProblem(latest.current.explain(error));
      },
    );
    return () => {
      here = false;
    };
  }, [round]);

  const retry = useCallback(() => {
    setProblem(null);
    setRound((count) => count + 1);
  }, []);

  return { problem, retry };
}
