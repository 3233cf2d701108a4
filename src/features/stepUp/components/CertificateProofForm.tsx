import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import { stepUp } from '@/services/stepUp';
import type { ProofProps } from '../proofProps';

/** A certificate linked to the account: its key signs the server's challenge in this page. */
export default function CertificateProofForm({ target, onConfirmed }: ProofProps) {
  return (
    <CertificateForm
      present={({ id, ...proof }, silentFor) =>
        stepUp({ method: 'certificate', value: id, ...proof, accountId: target?.id }, silentFor)
      }
      onDone={onConfirmed}
      submitLabel="form.confirm"
      submittingLabel="form.confirming"
    />
  );
}
