import { useCallback, useEffect, useRef, useState } from 'react';
import { takeInitialData } from '@/services/initialData';
import { type Failure, unloadedBy } from '@/utils/http/failure';

interface Loaded<T> {
  data: T | null;
  loading: boolean;
  failed: boolean;
  /** Why it failed, where the server has answered; null otherwise. */
  failure: Failure | null;
  /** Asks again; what is on screen stays until the answer. */
  reload: () => void;
  /** Shows what an act of the person's own has answered; an answer under way is too late. */
  replace: (data: T) => void;
}

const pending = { loading: true, failed: false, failure: null };
const settled = { loading: false, failed: false, failure: null };
/** An answer with nothing in it, or a refusal: the notice has said which. */
const REFUSED: Failure = { messageId: 'error.request' };

/**
 * Reads one answer for a page. Late answers, and answers after leaving, are ignored.
 * `key` names the route's initial-data loader, whose answer is used first. `load` must be stable.
 */
export function useLoad<T>(load: () => Promise<T | false>, key?: string): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload' | 'replace'>>({ data: null, ...pending });
  const turn = useRef(0);

  const run = useCallback((answer: Promise<T | false>) => {
    turn.current += 1;
    const mine = turn.current;
    const fail = (failure: Failure | null) =>
      setState((before) => ({ ...before, loading: false, failed: true, failure }));
    setState((before) => ({ ...before, ...pending }));
    answer.then(
      (data) => {
        if (mine !== turn.current) return;
        // An empty answer arrives as true (specification, section 7): there is nothing in it to show.
        const empty = data === false || data === true;
        if (empty) fail(REFUSED);
        else setState({ data, ...settled });
      },
      (error: unknown) => {
        console.warn(error);
        if (mine === turn.current) fail(unloadedBy(error));
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
