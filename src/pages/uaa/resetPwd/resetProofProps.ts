import type { Envelope, ResetProof, ResetStep } from '@/contract';
import type { SubCode } from '@/contract/subCodes';

/** What every way to show that an account is one's own is given. */
export interface ResetProofProps {
  /** Stable. Hands the proof in; refusals reach `onFailure`, those in `silentFor` show no notice. */
  prove: (
    proof: ResetProof,
    onFailure: (envelope: Envelope) => void,
    silentFor?: readonly SubCode[],
  ) => Promise<ResetStep | false>;
  onProved: (next: ResetStep) => void;
}
