/** The requests by endpoint name. */

import { accountRequests } from './account';
import { addressRequests } from './addresses';
import { authorizationsRequests } from './authorizations';
import { behaviorRequests } from './behavior';
import { certificatesRequests } from './certificates';
import { grantsRequests } from './grants';
import { linkedRequests } from './linked';
import { mobileRequests } from './mobile';
import { noticesRequests } from './notices';
import { profileRequests } from './profile';
import type { EndpointRequest } from './request';
import { securityRequests } from './security';

export const allRequests = {
  ...addressRequests,
  ...profileRequests,
  ...mobileRequests,
  ...authorizationsRequests,
  ...grantsRequests,
  ...linkedRequests,
  ...certificatesRequests,
  ...behaviorRequests,
  ...noticesRequests,
  ...accountRequests,
  ...securityRequests,
} satisfies Record<string, EndpointRequest>;
