/** Change of the signed-in user's mobile number. */
import * as v from 'valibot';
import { type EndpointRows, nothing } from './endpoint';

export const mobileEndpoints = {
  proveOwnMobile: {
    call: 'POST /authApi/info/v1/mobile/proof',
    data: v.object({ proof: v.string(), expiresAt: v.string() }),
  },
  changeMobile: { call: 'PUT /authApi/info/v1/mobile', data: nothing },
} satisfies EndpointRows;
