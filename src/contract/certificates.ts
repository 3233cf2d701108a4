/** The digital certificates that sign in to the user's account. */
import * as v from 'valibot';
import { type EndpointRows, personal } from './endpoint';
import { certificateState } from './roleValues';

const certificate = v.object({
  id: v.string(),
  /** The common name of its subject. */
  subject: personal('ownName'),
  issuer: v.string(),
  /** Hexadecimal, as in the certificate. */
  serial: v.string(),
  validFrom: v.string(),
  validTo: v.string(),
  boundAt: v.string(),
  /** Status by the portal's clock. EXPIRING: at most 30 days are left. */
  state: certificateState,
});
const certificates = v.array(certificate);

export type Certificate = v.InferOutput<typeof certificate>;
export type CertificateState = Certificate['state'];

export const certificatesEndpoints = {
  certificates: { call: 'GET /authApi/account/v1/certificates', data: certificates },
  bindCertificate: { call: 'POST /authApi/account/v1/certificates', data: certificates },
  unbindCertificate: { call: 'DELETE /authApi/account/v1/certificates/:id', data: certificates },
} satisfies EndpointRows;
