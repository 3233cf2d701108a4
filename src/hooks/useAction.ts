import { useCallback, useRef, useState } from 'react';
import { type ApiError, errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { useIsMounted } from './useIsMounted';
import { useLatest } from './useLatest';

interface ActionOptions<Given, Result> {
  /** The action. Throws ApiError if a request fails. */
  act: (given: Given) => Promise<Result>;
  /** Called after a success; the action is busy until it resolves. */
  onDone?: (result: Result, given: Given) => unknown;
  /** Called after a failure; returns true if it handled the error, so that none is shown. */
  onError?: (error: ApiError, given: Given) => unknown;
}

interface Action<Given, Result> {
  /** Never rejects: resolves with the result, or with undefined after a failure or if the component was unmounted. */
  run: (given: Given) => Promise<Result | undefined>;
  running: boolean;
  /** Error of the last run, until the next. */
  error: ApiError | null;
  clearError: () => void;
}

/**
 * Runs `act` for a button or a form, one run at a time: calling `run` while it is running returns the same promise.
 * An error of `act` is logged to the console and becomes the ApiError in `error`.
 */
export function useAction<Result, Given = void>(
  options: ActionOptions<Given, Result>,
): Action<Given, Result> {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const latest = useLatest(options);
  const pendingRun = useRef<Promise<Result | undefined> | null>(null);
  const mounted = useIsMounted();

  const run = useCallback(
    (given: Given) => {
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
          const isHandled = (await latest.current.onError?.(failed, given)) === true;
          if (mounted.current && !isHandled) setError(failed);
          return undefined;
        } finally {
          pendingRun.current = null;
          if (mounted.current) setRunning(false);
        }
      };
      pendingRun.current ??= act();
      return pendingRun.current;
    },
    [latest, mounted],
  );

  const clearError = useCallback(() => setError(null), []);
  return { run, running, error, clearError };
}
