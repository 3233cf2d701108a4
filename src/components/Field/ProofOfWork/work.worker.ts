/** Computes a proof of work outside the main thread, so that the page stays responsive. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { PROOF_TIMEOUT } from '@/constants';
import type { WorkChallenge, WorkPayload } from '@/contract';

/** The solution; null after PROOF_TIMEOUT, or if the challenge cannot be computed. */
export type WorkReply = WorkPayload['solution'] | null;

self.onmessage = async ({ data: challenge }: MessageEvent<WorkChallenge>) => {
  const solved = await solveChallenge({ challenge, deriveKey, timeout: PROOF_TIMEOUT }).catch(() => null);
  const reply: WorkReply = solved && { counter: solved.counter, derivedKey: solved.derivedKey };
  self.postMessage(reply);
};
