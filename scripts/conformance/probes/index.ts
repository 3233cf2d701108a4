/** A probe for every endpoint: a new one does not compile without. */
import type { EndpointName } from '@/contract';
import type { Probe } from '../probe';
import { companyProbes } from './companies';
import { memberProbes } from './members';
import { templateProbes } from './template';
import { visitorProbes } from './visitors';

export const probes: Record<EndpointName, Probe> = {
  ...visitorProbes,
  ...memberProbes,
  ...companyProbes,
  ...templateProbes,
};
