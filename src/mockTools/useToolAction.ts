import { useState } from 'react';
import { useAction } from '@/hooks/useAction';
import { ApiError } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { useToolMessages } from './messages';

/**
 * Runs one action at a time. `act` resolves with the result, or with undefined after a failure; `problem` is the
 * error message until the next action.
 */
export function useToolAction() {
  const getText = useToolMessages();
  const [problem, setProblem] = useState('');

  const { run: submit, running: submitting } = useAction({
    act: async (work: () => Promise<unknown>) => {
      setProblem('');
      try {
        return await work();
      } catch (error) {
        const refused = error instanceof ApiError && error.kind === 'refused';
        if (!refused) warn(error);
        setProblem((refused && error.text) || getText('act.failed'));
        return undefined;
      }
    },
  });

  const act = <T>(work: () => Promise<T>) => submit(work) as Promise<T | undefined>;
  return { act, acting: submitting, problem };
}
