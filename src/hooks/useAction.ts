import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';

interface ActionOptions<Given, Result> {
  /** Acts. A call throws ApiError for everything but its data. */
  act: (given: Given) => Promise<Result>;
  /** After a success; busy until it resolves. */
  onDone?: (result: Result, given: Given) => unknown;
  /** After a failure; true where it has been dealt with, so that nothing is left to show. */
  onError?: (error: ApiError, given: Given) => unknown;
}

interface Action<Given, Result> {
  /** Never rejects: resolves with the result, or with undefined where it failed or the component is gone by then. */
  run: (given: Given) => Promise<Result | undefined>;
  running: boolean;
  /** Why it was not done, until the next try. */
  error: ApiError | null;
  clearError: () => void;
}

/**
 * Runs `act` for a button or a form, once at a time: a second `run` while it is under way starts nothing and returns
 * the same promise. What `act` throws is written to the console and becomes the ApiError in `error`.
 */
export function useAction<Result, Given = void>(
  options: ActionOptions<Given, Result>,
): Action<Given, Result> {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const latest = useRef(options);
  const underWay = useRef<Promise<Result | undefined> | null>(null);
  const mounted = useRef(false);

  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = useCallback((given: Given) => {
    const act = async (): Promise<Result | undefined> => {
      setRunning(true);
      setError(null);
      try {
        const result = await latest.current.act(given);
        await latest.current.onDone?.(result, given);
        return mounted.current ? result : undefined;
      } catch (thrown) {
        warn(thrown);
        const failed = errorFromException(thrown);
        const isDealtWith = (await latest.current.onError?.(failed, given)) === true;
        if (mounted.current && !isDealtWith) setError(failed);
        return undefined;
      } finally {
        underWay.current = null;
        if (mounted.current) setRunning(false);
      }
    };
    underWay.current ??= act();
    return underWay.current;
  }, []);

  const clearError = useCallback(() => setError(null), []);
  return { run, running, error, clearError };
}
