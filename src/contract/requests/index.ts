/** The requests by endpoint name. */
import { addressRequests } from './addresses';
import { profileRequests } from './profile';
import type { EndpointRequest } from './request';

export const allRequests = {
  ...addressRequests,
  ...profileRequests,
} satisfies Record<string, EndpointRequest>;
