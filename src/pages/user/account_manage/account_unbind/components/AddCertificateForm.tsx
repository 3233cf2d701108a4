import { ToolSlot } from '@/components/ToolSlot';
import type { Certificate } from '@/contract';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import type { ProofExchange } from '@/features/certificate/submitCertificateProof';
import { useT } from '@/hooks/useT';
import { bindCertificate } from '@/services/certificates';
import { getCaChallenge } from '@/services/guides';

const exchange: ProofExchange<Certificate[]> = { ask: getCaChallenge, present: bindCertificate };

/** A certificate of one's own, linked once its key has signed the server's challenge in this page. */
export default function AddCertificateForm({ onDone }: { onDone: (certificates: Certificate[]) => void }) {
  const t = useT();
  return (
    <>
      <p>
        {t('ownCertificates.add.means')} {t('certificate.intro')}
      </p>
      <CertificateForm
        name="ownCertificate"
        exchange={exchange}
        onDone={onDone}
        submitWords="ownCertificates.add.submit"
        submittingWords="ownCertificates.add.submitting"
      />
      <ToolSlot name="certificates" />
    </>
  );
}
