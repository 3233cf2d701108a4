import type { ResetProof, ResetStep } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';

/** Props of the forms that verify the owner of an account. */
export interface ResetProofProps {
  /** Submits the proof; refusals in `silentFor` show no notification. Throws ApiError. */
  prove: (proof: ResetProof, silentFor?: readonly SubCodeName[]) => Promise<ResetStep>;
  onProved: (next: ResetStep) => void;
  /** Opens the payment app, which returns to this page with its own response. Throws ApiError. */
  leave: () => Promise<void>;
}
