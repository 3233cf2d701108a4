import type { Certificate } from '@/contract';
import { BindCertificateForm } from '@/features/certificate/components/BindCertificateForm';
import type { ProofExchange } from '@/features/certificate/submitCertificateProof';
import { bindCertificate } from '@/services/certificates';
import { getCaChallenge } from '@/services/guides';

const exchange: ProofExchange<Certificate[]> = { ask: getCaChallenge, present: bindCertificate };

/** Links a certificate to the user's own account. */
export default function AddCertificateForm({ onDone }: { onDone: (certificates: Certificate[]) => void }) {
  return (
    <BindCertificateForm
      name="ownCertificate"
      means="ownCertificates.add.means"
      exchange={exchange}
      onDone={onDone}
    />
  );
}
