import { useState } from 'react';

/** Copies a text to the clipboard; `outcome` is the result of the last attempt, because a browser may refuse it. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  const copy = async () => {
    try {
      // Without a secure connection, `navigator.clipboard` is undefined.
      await navigator.clipboard.writeText(text);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };
  return { copy, outcome };
}
