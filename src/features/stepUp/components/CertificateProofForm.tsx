import type { Data } from '@/contract';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import type { ProofExchange } from '@/features/certificate/submitCertificateProof';
import { getCaChallenge } from '@/services/guides';
import { stepUp } from '@/services/stepUp';
import type { ProofProps } from '../proofProps';

const desk: ProofExchange<Exclude<Data<'stepUp'>, null>> = {
  ask: getCaChallenge,
  present: ({ id, ...proof }, onFailure, silentFor) =>
    stepUp({ method: 'certificate', value: id, ...proof }, onFailure, silentFor),
};

/** A certificate bound to the account: its key signs the server's challenge in this page. */
export default function CertificateProofForm({ onConfirmed }: ProofProps) {
  return (
    <CertificateForm
      desk={desk}
      onDone={onConfirmed}
      submitWords="stepUp.submit"
      submittingWords="stepUp.submitting"
    />
  );
}
