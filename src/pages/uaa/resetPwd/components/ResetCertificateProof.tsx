import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import type { ResetProofProps } from '../resetProofProps';

/** A certificate linked to the account: its key signs the server's challenge in this page. */
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
