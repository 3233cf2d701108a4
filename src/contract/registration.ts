/** Registration and activation. */
import * as v from 'valibot';
import { type EndpointRows, nothing, personal } from './endpoint';
import { userType } from './shared';

export type { IdType } from '../validation/documents';
export type { OrgType } from '../validation/organizations';

const proof = v.object({ ticket: v.string(), expiresAt: v.string() });

const activation = v.object({
  state: v.picklist(['SENT', 'ACTIVATED', 'USED', 'EXPIRED']),
  /** User type of the account. */
  userType,
  /** Id of the registration, for resending the mail; '' once it is completed. */
  id: v.string(),
  email: personal(),
  /** Expiry of the link. */
  expiresAt: v.string(),
  /** Time from which another link can be requested. */
  resendAt: v.string(),
});

export type Activation = v.InferOutput<typeof activation>;

export const registrationEndpoints = {
  proveMobile: { call: 'POST /anonApi/user/v1/proof', data: proof },
  checkRegistration: { call: 'POST /anonApi/user/v1/registration/check', data: nothing },
  register: { call: 'POST /anonApi/user/v1/registration', data: activation },
  activation: { call: 'GET /anonApi/user/v1/activation', data: activation },
  activate: { call: 'POST /anonApi/user/v1/activation', data: activation },
  resendActivation: { call: 'POST /anonApi/user/v1/activation/resend', data: activation },
} satisfies EndpointRows;
