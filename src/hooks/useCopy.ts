import { useState } from 'react';

/** Copies a text to the clipboard; `outcome` is how that went, once it was tried: a browser may forbid it. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  const copy = async () => {
    try {
      // Without a secure connection there is no clipboard at all.
      await navigator.clipboard.writeText(text);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };
  return { copy, outcome };
}
