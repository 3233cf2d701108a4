import { useMemo } from 'react';
import type { ResetStep } from '@/contract';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import type { ProofExchange } from '@/features/certificate/submitCertificateProof';
import { getCaChallenge } from '@/services/guides';
import type { ResetProofProps } from '../resetProofProps';

/** A certificate linked to the account: its key signs the server's challenge in this page. */
export default function ResetCertificateProof({ prove, onProved }: ResetProofProps) {
  const exchange = useMemo<ProofExchange<ResetStep>>(
    () => ({
      ask: getCaChallenge,
      present: ({ id: challenge, ...proof }, silentFor) =>
        prove({ method: 'certificate', challenge, ...proof }, silentFor),
    }),
    [prove],
  );
  return (
    <CertificateForm
      exchange={exchange}
      onDone={onProved}
      submitLabel="recovery.prove.submit"
      submittingLabel="recovery.prove.submitting"
    />
  );
}
