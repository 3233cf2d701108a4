import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import { proveOwnMobile } from '@/services/mobile';
import type { MobileChange } from '../useMobileChange';

/** A certificate linked to the account, used instead of the old number. */
export default function OldMobileCertificateProof({ onProved }: Pick<MobileChange, 'onProved'>) {
  return (
    <CertificateForm
      present={({ id: challenge, ...proof }, silentFor) =>
        proveOwnMobile({ method: 'certificate', challenge, ...proof }, silentFor)
      }
      onDone={onProved}
      submitLabel="info.mobile.prove"
      submittingLabel="info.mobile.proving"
    />
  );
}
