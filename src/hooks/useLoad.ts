import { useCallback, useEffect, useRef, useState } from 'react';
import { takeInitialData } from '@/services/initialData';
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
  /** Shows what an act of the person's own has answered; an answer under way is too late. */
  replace: (data: T) => void;
}

const pending = { loading: true, error: null };
const settled = { loading: false, error: null };

/**
 * Reads one answer for a page. Late answers, and answers after leaving, are ignored.
 * `key` names the route's initial-data loader, whose answer is used first. `load` must be stable.
 */
export function useLoad<T>(load: () => Promise<T>, key?: string): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload' | 'replace'>>({ data: null, ...pending });
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
    run((key && takeInitialData<T>(key)) || load());
    return () => {
      turn.current += 1;
    };
  }, [run, load, key]);

  const reload = useCallback(() => run(load()), [run, load]);
  const replace = useCallback((data: T) => {
    turn.current += 1;
    setState({ data, ...settled });
  }, []);
  return { ...state, reload, replace };
}
