/** The form of each step-up method. */
import { type ComponentType, lazy } from 'react';
import type { StepUpMethod } from '@/contract';
import { EmailProofForm, SmsProofForm } from './components/CodeProofForms';
import { PasswordProofForm } from './components/PasswordProofForm';
import { TotpProofForm } from './components/TotpProofForm';
import type { ProofProps } from './proofProps';

/** The forms of certificate and passkey are lazy-loaded when the user selects them. */
export const proofForms: Record<StepUpMethod, ComponentType<ProofProps>> = {
  password: PasswordProofForm,
  sms: SmsProofForm,
  email: EmailProofForm,
  totp: TotpProofForm,
  passkey: lazy(() => import('./components/PasskeyProofForm')),
  certificate: lazy(() => import('./components/CertificateProofForm')),
};
