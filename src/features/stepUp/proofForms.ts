/** The ways to confirm once more who one is, as data. */
import { type ComponentType, lazy } from 'react';
import type { StepUpMethod } from '@/contract';
import { PasswordProofForm } from './components/PasswordProofForm';
import { SmsProofForm } from './components/SmsProofForm';
import type { ProofProps } from './proofProps';

/** Each one's form. What opens certificates is loaded when somebody chooses it. */
export const proofForms: Record<StepUpMethod, ComponentType<ProofProps>> = {
  password: PasswordProofForm,
  sms: SmsProofForm,
  certificate: lazy(() => import('./components/CertificateProofForm')),
};
