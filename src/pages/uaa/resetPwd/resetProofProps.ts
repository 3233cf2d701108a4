import type { ResetProof, ResetStep } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';

/** Props of the form of every method of proving that an account is one's own. */
export interface ResetProofProps {
  /** Submits the proof; refusals in `silentFor` show no notice. Throws ApiError. Stable. */
  prove: (proof: ResetProof, silentFor?: readonly SubCodeName[]) => Promise<ResetStep>;
  onProved: (next: ResetStep) => void;
}
