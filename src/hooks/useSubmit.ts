import { useCallback, useEffect, useRef, useState } from 'react';
import { warn } from '@/utils/http/httpErrors';

interface Submit<Values, Result> {
  /** Resolves with the result; undefined where it failed, or where the form is gone by then. Never rejects. */
  submit: (values: Values) => Promise<Result | undefined>;
  submitting: boolean;
}

/** Runs a form's work once at a time: a submit while one is under way joins it. Errors end as warnings. */
export function useSubmit<Values, Result>(work: (values: Values) => Promise<Result>): Submit<Values, Result> {
  const [submitting, setSubmitting] = useState(false);
  const latest = useRef(work);
  const running = useRef<Promise<Result | undefined> | null>(null);
  const mounted = useRef(false);

  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const submit = useCallback((values: Values) => {
    const run = async () => {
      setSubmitting(true);
      try {
        const result = await latest.current(values);
        return mounted.current ? result : undefined;
      } catch (error) {
        warn(error);
        return undefined;
      } finally {
        running.current = null;
        if (mounted.current) setSubmitting(false);
      }
    };
    running.current ??= run();
    return running.current;
  }, []);

  return { submit, submitting };
}
