/** Becoming a user. */
import * as v from 'valibot';
import { nothing } from '../endpoint';
import type { SomeEndpoints } from './rows';

const activation = v.object({
  state: v.picklist(['SENT', 'ACTIVATED', 'USED', 'EXPIRED']),
  userType: v.picklist(['person', 'legal']),
  id: v.string(),
  email: v.string(),
  expiresAt: v.string(),
  resendAt: v.string(),
});

export const registrationEndpoints = {
  proveMobile: {
    call: 'POST /anonApi/user/v1/proof',
    data: v.object({ ticket: v.string(), expiresAt: v.string() }),
  },
  checkRegistration: { call: 'POST /anonApi/user/v1/registration/check', data: nothing },
  register: { call: 'POST /anonApi/user/v1/registration', data: activation },
  activation: { call: 'GET /anonApi/user/v1/activation', data: activation },
  activate: { call: 'POST /anonApi/user/v1/activation', data: activation },
  resendActivation: { call: 'POST /anonApi/user/v1/activation/resend', data: activation },
} satisfies SomeEndpoints;
