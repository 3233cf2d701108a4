import { useState } from 'react';
import { useAction } from '@/hooks/useAction';
import { ApiError } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { useToolMessages } from './messages';

/**
 * Plays one act at a time. `act` resolves with the answer, or with undefined after a failure, whose words
 * are then in `problem` for as long as nothing else is tried.
 */
export function useToolAction() {
  const words = useToolMessages();
  const [problem, setProblem] = useState('');

  const { run: submit, running: submitting } = useAction({
    act: async (work: () => Promise<unknown>) => {
      setProblem('');
      try {
        return await work();
      } catch (error) {
        const refused = error instanceof ApiError && error.kind === 'refused';
        if (!refused) warn(error);
        setProblem((refused && error.text) || words('act.failed'));
        return undefined;
      }
    },
  });

  const act = <T>(work: () => Promise<T>) => submit(work) as Promise<T | undefined>;
  return { act, acting: submitting, problem };
}
