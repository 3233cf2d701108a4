import { type RefObject, useEffect, useRef, useState } from 'react';
import { CAPTCHA_LIFETIME, PROOF_RENEWAL_MARGIN } from '@/constants';
import { warn } from '@/utils/http/httpErrors';

export interface Proof {
  status: 'working' | 'done' | 'failed';
  /** Settles when the current proof has been computed or has failed, or when the field is removed. Never rejects. */
  computed: RefObject<Promise<void>>;
  retry: () => void;
}

/**
 * Computes proofs of work once they are `isNeeded`: one for each `round`, after `retry`, and again before the challenge
 * expires. `onProof` receives the proof, or undefined while a new one is computed and after a failure.
 */
export function useProof(
  isNeeded: boolean,
  round: number,
  onProof: (proof: string | undefined) => void,
): Proof {
  const [status, setStatus] = useState<Proof['status']>('working');
  const [retries, setRetries] = useState(0);
  const computed = useRef(Promise.resolve());
  const retry = () => setRetries((count) => count + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: round and retries each start a new proof
  useEffect(() => {
    if (!isNeeded) {
      // A submit waits for the first proof, or until the field is removed.
      let proceed = () => {};
      const needed = new Promise<void>((resolve) => (proceed = resolve));
      computed.current = needed.then(() => computed.current);
      return () => {
        computed.current = Promise.resolve();
        proceed();
      };
    }
    const controller = new AbortController();
    const renewal = setTimeout(retry, CAPTCHA_LIFETIME - PROOF_RENEWAL_MARGIN);
    const finish = (next: Proof['status'], proof?: string) => {
      if (controller.signal.aborted) return;
      onProof(proof);
      setStatus(next);
    };
    const compute = async () => {
      const { proveWork } = await import('./proveWork');
      finish('done', await proveWork(controller.signal));
    };
    finish('working');
    computed.current = compute().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      warn(error);
      finish('failed');
    });
    return () => {
      controller.abort();
      clearTimeout(renewal);
    };
  }, [isNeeded, round, retries]);

  return { status, computed, retry };
}
