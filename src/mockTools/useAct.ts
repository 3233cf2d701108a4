import { useState } from 'react';
import { useSubmit } from '@/hooks/useSubmit';
import { warn } from '@/utils/http/request';
import { ToolRefusal } from './api';
import { useWords } from './words';

/**
 * Plays one act at a time. `act` resolves with the answer, or with undefined after a failure, whose words
 * are then in `problem` for as long as nothing else is tried.
 */
export function useAct() {
  const words = useWords();
  const [problem, setProblem] = useState('');

  const { submit, submitting } = useSubmit(async (work: () => Promise<unknown>) => {
    setProblem('');
    try {
      return await work();
    } catch (error) {
      const refused = error instanceof ToolRefusal;
      if (!refused) warn(error);
      setProblem((refused && error.message) || words('act.failed'));
      return undefined;
    }
  });

  const act = <T>(work: () => Promise<T>) => submit(work) as Promise<T | undefined>;
  return { act, acting: submitting, problem };
}
