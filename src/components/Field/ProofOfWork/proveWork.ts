/** Solves a challenge of the server by a proof of work (docs/api.md, Captcha). Lazy-loaded with the first proof. */
import type { WorkChallenge, WorkPayload } from '@/contract';
import { getWorkChallenge } from '@/services/captcha';
import type { WorkReply } from './work.worker';

/**
 * Resolves with the value of a request's `captcha` field: base64 of the challenge and its solution. Rejects if the
 * challenge or the script cannot be loaded, the computation takes too long, or `signal` aborts it.
 */
export async function proveWork(signal?: AbortSignal): Promise<string> {
  const challenge = await getWorkChallenge();
  const payload: WorkPayload = { challenge, solution: await solve(challenge, signal) };
  return btoa(JSON.stringify(payload));
}

function solve(challenge: WorkChallenge, signal?: AbortSignal): Promise<WorkPayload['solution']> {
  const worker = new Worker(new URL('./work.worker.ts', import.meta.url));
  return new Promise<WorkPayload['solution']>((resolve, reject) => {
    const fail = () => reject(new Error('The proof of work was not computed.'));
    worker.onmessage = ({ data }: MessageEvent<WorkReply>) => (data ? resolve(data) : fail());
    worker.onerror = fail;
    signal?.addEventListener('abort', fail);
    if (signal?.aborted) fail();
    else worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
