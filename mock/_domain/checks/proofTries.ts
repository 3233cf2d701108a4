/** Counts wrong proofs of a record that allows only a few. */
import { Refusal } from '../lib/refusals';

/**
 * Counts a wrong proof and throws: `subCode` with the tries left, or PROOF_USED_UP after the last one, which
 * deletes the record.
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
