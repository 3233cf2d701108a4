/** The requests by endpoint name. */

import { actingRequests } from './acting';
import { addressRequests } from './addresses';
import { appealRequests } from './appeal';
import { authorizeRequests } from './authorize';
import { captchaRequests } from './captcha';
import { codesRequests } from './codes';
import { companiesRequests } from './companies';
import { filesRequests } from './files';
import { guidesRequests } from './guides';
import { handlersRequests } from './handlers';
import { qrRequests } from './qr';
import { recoveryRequests } from './recovery';
import { registrationRequests } from './registration';
import type { EndpointRequest } from './request';
import { rolesRequests } from './roles';
import { sessionRequests } from './session';
import { signInRequests } from './signIn';
import { undoRequests } from './undo';

export const allRequests = {
  ...codesRequests,
  ...captchaRequests,
  ...qrRequests,
  ...registrationRequests,
  ...recoveryRequests,
  ...undoRequests,
  ...filesRequests,
  ...appealRequests,
  ...guidesRequests,
  ...signInRequests,
  ...sessionRequests,
  ...authorizeRequests,
  ...addressRequests,
  ...actingRequests,
  ...rolesRequests,
  ...companiesRequests,
  ...handlersRequests,
} satisfies Record<string, EndpointRequest>;
