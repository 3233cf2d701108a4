import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';

/** One answer read for a page, and how that stands. */
export interface Loaded<T> {
  data: T | null;
  loading: boolean;
  /** Why it could not be read; null while it is being read, and afterwards where it could. */
  error: ApiError | null;
  /** Asks again; what is on screen stays until the answer. */
  reload: () => void;
}

const pending = { loading: true, error: null };
const settled = { loading: false, error: null };

/**
 * Reads one answer for a visitors' page, or a part of the portal's own data. Late answers, and answers after leaving, are
 * ignored. `load` must be stable. Signed-in pages read by useRead.
 */
export function useLoad<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ data: null, ...pending });
  const turn = useRef(0);

  const run = useCallback((answer: Promise<T>) => {
    turn.current += 1;
    const mine = turn.current;
    setState((before) => ({ ...before, ...pending }));
    answer.then(
      (data) => {
        if (mine === turn.current) setState({ data, ...settled });
      },
      (thrown: unknown) => {
        warn(thrown);
        const error = errorFromException(thrown);
        if (mine === turn.current) setState((before) => ({ ...before, loading: false, error }));
      },
    );
  }, []);

  useEffect(() => {
    run(load());
    return () => {
      turn.current += 1;
    };
  }, [run, load]);

  const reload = useCallback(() => run(load()), [run, load]);
  return { ...state, reload };
}
