/** The ways to confirm once more who one is, as data. */
import { type ComponentType, lazy } from 'react';
import type { StepUpMethod } from '@/contract';
import { PasswordProof } from './components/PasswordProof';
import { SmsProof } from './components/SmsProof';

export interface ProofProps {
  onConfirmed: () => void;
}

/** Each one's form. What opens certificates is loaded when somebody chooses it. */
export const proofs: Record<StepUpMethod, ComponentType<ProofProps>> = {
  password: PasswordProof,
  sms: SmsProof,
  certificate: lazy(() => import('./components/CertificateProof')),
};
