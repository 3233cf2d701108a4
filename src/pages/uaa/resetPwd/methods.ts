/** The ways to show that an account is one's own, as data. Each one's form loads when it is chosen. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Envelope, ResetProof, ResetStep } from '@/contract';
import type { SubCode } from '@/contract/subCodes';

export interface ProofProps {
  /** Stable. Hands the proof in; refusals reach `onFailure`, those in `silentFor` show no notice. */
  prove: (
    proof: ResetProof,
    onFailure: (envelope: Envelope) => void,
    silentFor?: readonly SubCode[],
  ) => Promise<ResetStep | false>;
  onProved: (next: ResetStep) => void;
}

export type ProofMethod = ResetProof['method'];

interface Method {
  name: ProofMethod;
  Form: LazyExoticComponent<ComponentType<ProofProps>>;
}

export const methods: readonly [Method, ...Method[]] = [
  { name: 'mobile', Form: lazy(() => import('./components/MobileProof')) },
  { name: 'email', Form: lazy(() => import('./components/EmailProof')) },
  { name: 'certificate', Form: lazy(() => import('./components/CertificateProof')) },
];

/** The method of this name; the first one for any other. */
export const methodOf = (name: unknown): Method =>
  methods.find((method) => method.name === name) ?? methods[0];
