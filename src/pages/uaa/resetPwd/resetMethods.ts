/** The methods to verify the owner of an account, as data. Each method's form is lazy-loaded. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';
import type { ResetProofProps } from './resetProofProps';

/** Tab storage of the selected method. */
const KEPT_METHOD = 'resetMethod';

interface Method {
  name: 'mobile' | 'email' | 'paymentApp' | 'certificate';
  Form: LazyExoticComponent<ComponentType<ResetProofProps>>;
}

export const resetMethods: readonly [Method, ...Method[]] = [
  { name: 'mobile', Form: lazy(() => import('./components/ResetMobileProof')) },
  { name: 'email', Form: lazy(() => import('./components/ResetEmailProof')) },
  { name: 'paymentApp', Form: lazy(() => import('./components/ResetPaymentAppProof')) },
  { name: 'certificate', Form: lazy(() => import('./components/ResetCertificateProof')) },
];

/** Returns the method with this name, or the first. */
export const findResetMethod = (name: unknown): Method =>
  resetMethods.find((method) => method.name === name) ?? resetMethods[0];

/** The method that this tab has selected, or the first. */
export const readResetMethod = (): Method => findResetMethod(readTabState(KEPT_METHOD));
export const keepResetMethod = (name: string) => writeTabState(KEPT_METHOD, name);
