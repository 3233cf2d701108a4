/** The methods of confirming once more who one is, as data. */
import { type ComponentType, lazy } from 'react';
import type { StepUpMethod } from '@/contract';
import { PasswordProofForm } from './components/PasswordProofForm';
import { SmsProofForm } from './components/SmsProofForm';
import type { ProofProps } from './proofProps';

/** Each method's form. The one for certificates loads when somebody chooses it. */
export const proofForms: Record<StepUpMethod, ComponentType<ProofProps>> = {
  password: PasswordProofForm,
  sms: SmsProofForm,
  certificate: lazy(() => import('./components/CertificateProofForm')),
};
