/** Computes a proof of work away from the page, which stays usable meanwhile. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { PROOF_TIMEOUT } from '@/constants';
import type { WorkChallenge, WorkPayload } from '@/contract';

/** The solution, or null after PROOF_TIMEOUT and for a challenge that cannot be computed. */
export type WorkReply = WorkPayload['solution'] | null;

self.onmessage = async ({ data: challenge }: MessageEvent<WorkChallenge>) => {
  const solved = await solveChallenge({ challenge, deriveKey, timeout: PROOF_TIMEOUT }).catch(() => null);
  const reply: WorkReply = solved && { counter: solved.counter, derivedKey: solved.derivedKey };
  self.postMessage(reply);
};
