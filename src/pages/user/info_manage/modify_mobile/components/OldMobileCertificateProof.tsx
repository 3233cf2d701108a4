import type { Data } from '@/contract';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import type { ProofExchange } from '@/features/certificate/submitCertificateProof';
import { getCaChallenge } from '@/services/guides';
import { proveOwnMobile } from '@/services/mobile';
import type { MobileChange } from '../useMobileChange';

const desk: ProofExchange<Data<'proveOwnMobile'>> = {
  ask: getCaChallenge,
  present: async ({ id: challenge, ...proof }, onFailure, silentFor) => {
    const answer = await proveOwnMobile({ method: 'certificate', challenge, ...proof }, onFailure, silentFor);
    return typeof answer === 'object' && answer;
  },
};

/** A certificate bound to the account, in place of the old number. */
export default function OldMobileCertificateProof({ proved }: Pick<MobileChange, 'proved'>) {
  return (
    <CertificateForm
      exchange={desk}
      onDone={proved}
      submitWords="info.mobile.prove"
      submittingWords="info.mobile.proving"
    />
  );
}
