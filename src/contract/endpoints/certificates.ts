/** The digital certificates of one's own account. */
import * as v from 'valibot';
import { certificateState } from '../roleWords';
import type { SomeEndpoints } from './rows';

const certificates = v.array(
  v.object({
    id: v.string(),
    subject: v.string(),
    issuer: v.string(),
    serial: v.string(),
    validFrom: v.string(),
    validTo: v.string(),
    boundAt: v.string(),
    state: certificateState,
  }),
);

export const certificatesEndpoints = {
  certificates: { call: 'GET /authApi/account/v1/certificates', data: certificates },
  bindCertificate: { call: 'POST /authApi/account/v1/certificates', data: certificates },
  unbindCertificate: { call: 'DELETE /authApi/account/v1/certificates/:id', data: certificates },
} satisfies SomeEndpoints;
