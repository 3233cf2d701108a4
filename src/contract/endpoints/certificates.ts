/** The digital certificates of one's own account. */
import * as v from 'valibot';
import type { SomeEndpoints } from './endpoint';
import { certificateState } from './roleWords';

const certificates = v.array(
  v.looseObject({
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
