import { useState } from 'react';
import { type ApiError, errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { useSubmit } from './useSubmit';

interface Action<Given, Result> {
  /** Acts. A call throws ApiError for everything but its data. */
  act: (given: Given) => Promise<Result>;
  /** After a success; busy until it resolves. */
  onDone?: (result: Result, given: Given) => unknown;
  /** After a failure; true where it has been dealt with, so that nothing is left to show. */
  onError?: (error: ApiError, given: Given) => unknown;
}

/** Something a button does, once at a time. `error`: why it was not done, until the next try. */
export function useAction<Result, Given = void>({ act, onDone, onError }: Action<Given, Result>) {
  const [error, setError] = useState<ApiError | null>(null);
  const { submit, submitting } = useSubmit(async (given: Given) => {
    setError(null);
    let result: Result;
    try {
      result = await act(given);
    } catch (thrown) {
      warn(thrown);
      const failed = errorFromException(thrown);
      if ((await onError?.(failed, given)) !== true) setError(failed);
      return;
    }
    await onDone?.(result, given);
  });
  return { run: submit, running: submitting, error, clearError: () => setError(null) };
}
