/** The methods of proving that an account is one's own, as data. Each method's form loads when it is chosen. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ResetProof } from '@/contract';
import type { ResetProofProps } from './resetProofProps';

type ResetMethodName = ResetProof['method'];

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
