/** The requests by endpoint name. */
import { actingRequests } from './acting';
import { addressRequests } from './addresses';
import { companiesRequests } from './companies';
import { handlersRequests } from './handlers';
import type { EndpointRequest } from './request';
import { rolesRequests } from './roles';

export const allRequests = {
  ...addressRequests,
  ...actingRequests,
  ...rolesRequests,
  ...companiesRequests,
  ...handlersRequests,
} satisfies Record<string, EndpointRequest>;
