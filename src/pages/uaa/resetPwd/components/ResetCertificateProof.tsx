import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import type { ResetProofProps } from '../resetProofProps';

/** Proves the ownership of the account by a linked certificate, from a file or a key service. */
export default function ResetCertificateProof({ prove, onProved }: ResetProofProps) {
  return (
    <CertificateForm
      present={({ id: challenge, ...proof }, silentFor) =>
        prove({ method: 'certificate', challenge, ...proof }, silentFor)
      }
      onDone={onProved}
      submitLabel="recovery.prove.submit"
      submittingLabel="recovery.prove.submitting"
    />
  );
}
