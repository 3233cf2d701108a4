import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import { stepUp } from '@/services/stepUp';
import type { ProofProps } from '../proofProps';

/** Proves the ownership of the account by a linked certificate, from a file or a key service. */
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
