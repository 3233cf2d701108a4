/** The methods to verify the owner of an account, as data. Each method's form is lazy-loaded. */
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

/** Returns the method with this name, or the first. */
export const findResetMethod = (name: unknown): Method =>
  resetMethods.find((method) => method.name === name) ?? resetMethods[0];
