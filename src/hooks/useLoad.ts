import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';

/** A response loaded for a page, with its status. */
export interface Loaded<T> {
  data: T | null;
  loading: boolean;
  /** Error of the last request; null while loading and after a success. */
  error: ApiError | null;
  /** Loads again; the current data stays until the response arrives. */
  reload: () => void;
}

const pending = { loading: true, error: null };
const settled = { loading: false, error: null };

/**
 * Loads a response for a visitor's page, or a part of the portal's own data. Ignores late responses, and those after
 * unmounting. `load` must be stable. Signed-in pages use useRead; here TanStack Query would be in the initial bundle.
 */
export function useLoad<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ data: null, ...pending });
  const latestRun = useRef(0);

  const run = useCallback((response: Promise<T>) => {
    latestRun.current += 1;
    const ownRun = latestRun.current;
    setState((before) => ({ ...before, ...pending }));
    response.then(
      (data) => {
        if (ownRun === latestRun.current) setState({ data, ...settled });
      },
      (thrown: unknown) => {
        warn(thrown);
        const error = errorFromException(thrown);
        if (ownRun === latestRun.current) setState((before) => ({ ...before, loading: false, error }));
      },
    );
  }, []);

  useEffect(() => {
    run(load());
    return () => {
      latestRun.current += 1;
    };
  }, [run, load]);

  const reload = useCallback(() => run(load()), [run, load]);
  return { ...state, reload };
}
