/** The methods of proving that an account is one's own, as data. Each method's form loads when it is chosen. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ResetProof, ResetStep } from '@/contract';
import type { SubCode } from '@/contract/subCodes';

export interface ResetProofProps {
  /** Submits the proof; refusals in `silentFor` show no notice. Throws ApiError. Stable. */
  prove: (proof: ResetProof, silentFor?: readonly SubCode[]) => Promise<ResetStep>;
  onProved: (next: ResetStep) => void;
}

export type ResetMethodName = ResetProof['method'];

interface Method {
  name: ResetMethodName;
  Form: LazyExoticComponent<ComponentType<ResetProofProps>>;
}

export const resetMethods: readonly [Method, ...Method[]] = [
  { name: 'mobile', Form: lazy(() => import('./components/ResetMobileProof')) },
  { name: 'email', Form: lazy(() => import('./components/ResetEmailProof')) },
  { name: 'certificate', Form: lazy(() => import('./components/ResetCertificateProof')) },
];

/** The method of this name; the first one for any other. */
export const findResetMethod = (name: unknown): Method =>
  resetMethods.find((method) => method.name === name) ?? resetMethods[0];
