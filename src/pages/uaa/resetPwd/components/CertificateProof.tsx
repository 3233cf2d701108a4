import { useMemo } from 'react';
import type { ResetStep } from '@/contract';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import type { Desk } from '@/features/certificate/prove';
import { getCaChallenge } from '@/services/uaa';
import type { ProofProps } from '../methods';

/** A certificate the account is bound to: its key signs the server's challenge in this page. */
export default function CertificateProof({ prove, onProved }: ProofProps) {
  const desk = useMemo<Desk<ResetStep>>(
    () => ({
      ask: getCaChallenge,
      present: ({ id: challenge, ...proof }, onFailure, silentFor) =>
        prove({ method: 'certificate', challenge, ...proof }, onFailure, silentFor),
    }),
    [prove],
  );
  return (
    <CertificateForm
      desk={desk}
      onDone={onProved}
      submitWords="recovery.prove.submit"
      submittingWords="recovery.prove.submitting"
    />
  );
}
