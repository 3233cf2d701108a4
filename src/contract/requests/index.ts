/** The requests by endpoint name. */
import { addressRequests } from './addresses';
import type { EndpointRequest } from './request';

export const allRequests = {
  ...addressRequests,
} satisfies Record<string, EndpointRequest>;
