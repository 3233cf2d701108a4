import type { Certificate } from '@/contract';
import { BindCertificateForm } from '@/features/certificate/components/BindCertificateForm';
import { bindCertificate } from '@/services/certificates';

/** Links a certificate to the user's own account. */
export default function AddCertificateForm({ onDone }: { onDone: (certificates: Certificate[]) => void }) {
  return (
    <BindCertificateForm
      name="ownCertificate"
      means="ownCertificates.add.means"
      present={bindCertificate}
      onDone={onDone}
    />
  );
}
