import type { Data } from '@/contract';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import type { ProofExchange } from '@/features/certificate/submitCertificateProof';
import { getCaChallenge } from '@/services/guides';
import { stepUp } from '@/services/stepUp';
import type { ProofProps } from '../proofProps';

const createExchange = (accountId?: string): ProofExchange<Data<'stepUp'>> => ({
  ask: getCaChallenge,
  present: ({ id, ...proof }, silentFor) =>
    stepUp({ method: 'certificate', value: id, ...proof, accountId }, silentFor),
});

/** A certificate linked to the account: its key signs the server's challenge in this page. */
export default function CertificateProofForm({ target, onConfirmed }: ProofProps) {
  return (
    <CertificateForm
      exchange={createExchange(target?.id)}
      onDone={onConfirmed}
      submitLabel="stepUp.submit"
      submittingLabel="stepUp.submitting"
    />
  );
}
