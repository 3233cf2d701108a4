import { useCallback, useEffect, useRef, useState } from 'react';
import { warn } from '@/utils/http/httpErrors';

/** Leads on, and answers null; or answers why it could not. */
export type RedirectAction<Problem> = () => Problem | null;

interface Passage<Problem> {
  /** Asks where to go on. Its answer counts only while the page is there. */
  ask: () => Promise<RedirectAction<Problem>>;
  /** What an error of asking means. */
  explain: (error: unknown) => Problem;
}

/** The one thing a page is there for that only passes through; once, and once more with every `retry`. */
export function useRedirectStep<Problem>({ ask, explain }: Passage<Problem>) {
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
      (leadOn) => here && setProblem(leadOn()),
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
