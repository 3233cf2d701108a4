import { useCallback, useEffect, useRef, useState } from 'react';
import { takeInitial } from '@/utils/initialData';

interface Loaded<T> {
  data: T | null;
  loading: boolean;
  failed: boolean;
  /** Asks again; what is on screen stays until the answer. */
  reload: () => void;
  /** Shows what an act of the person's own has answered; an answer under way is too late. */
  replace: (data: T) => void;
}

/**
 * Reads one answer for a page. Late answers, and answers after leaving, are ignored.
 * `key` names the route's initial-data loader, whose answer is used first. `load` must be stable.
 */
export function useLoad<T>(load: () => Promise<T | false>, key?: string): Loaded<T> {
  const [state, setState] = useState({ data: null as T | null, loading: true, failed: false });
  const turn = useRef(0);

  const run = useCallback((answer: Promise<T | false>) => {
    turn.current += 1;
    const mine = turn.current;
    setState((before) => ({ ...before, loading: true, failed: false }));
    answer.then(
      (data) => {
        if (mine !== turn.current) return;
        // An empty answer arrives as true (specification, section 7): there is nothing in it to show.
        const empty = data === false || data === true;
        setState((before) => ({ data: empty ? before.data : data, loading: false, failed: empty }));
      },
      (error: unknown) => {
        console.warn(error);
        if (mine === turn.current) setState((before) => ({ ...before, loading: false, failed: true }));
      },
    );
  }, []);

  useEffect(() => {
    run((key && takeInitial<T>(key)) || load());
    return () => {
      turn.current += 1;
    };
  }, [run, load, key]);

  const reload = useCallback(() => run(load()), [run, load]);
  const replace = useCallback((data: T) => {
    turn.current += 1;
    setState({ data, loading: false, failed: false });
  }, []);
  return { ...state, reload, replace };
}
