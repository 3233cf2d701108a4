/** Things that end after some wrong proofs. */
import { Refusal } from '../lib/refusals';

/**
 * Counts a wrong proof and refuses it: `subCode` with the tries left, PROOF_USED_UP for the last, which ends the
 * record.
 */
export function refuseWrongProof(
  records: Map<string, { triesLeft: number }>,
  id: string,
  subCode: 'PROOF_MISMATCH' | 'ANSWERS_WRONG',
): never {
  const record = records.get(id);
  const triesLeft = (record?.triesLeft ?? 1) - 1;
  if (record) record.triesLeft = triesLeft;
  if (triesLeft === 0) records.delete(id);
  throw new Refusal(triesLeft ? subCode : 'PROOF_USED_UP', { triesLeft }, { triesLeft });
}
