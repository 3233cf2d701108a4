import type { Data } from '@/contract';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import type { ProofExchange } from '@/features/certificate/submitCertificateProof';
import { getCaChallenge } from '@/services/guides';
import { proveOwnMobile } from '@/services/mobile';
import type { MobileChange } from '../useMobileChange';

const exchange: ProofExchange<Data<'proveOwnMobile'>> = {
  ask: getCaChallenge,
  present: ({ id: challenge, ...proof }, silentFor) =>
    proveOwnMobile({ method: 'certificate', challenge, ...proof }, silentFor),
};

/** A certificate linked to the account, used instead of the old number. */
export default function OldMobileCertificateProof({ onProved }: Pick<MobileChange, 'onProved'>) {
  return (
    <CertificateForm
      exchange={exchange}
      onDone={onProved}
      submitLabel="info.mobile.prove"
      submittingLabel="info.mobile.proving"
    />
  );
}
