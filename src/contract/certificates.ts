/** Contract of the digital certificates that sign in to one's own account. */
import type { Instant } from './envelope';

/** By the portal's clock. EXPIRING: 30 days or fewer are left. */
export type CertificateState = 'VALID' | 'EXPIRING' | 'EXPIRED' | 'REVOKED' | 'NOT_YET';

export interface Certificate {
  id: string;
  /** The common name of its subject, masked. */
  subject: string;
  issuer: string;
  /** Hexadecimal, as in the certificate. */
  serial: string;
  validFrom: Instant;
  validTo: Instant;
  boundAt: Instant;
  state: CertificateState;
}

export interface CertificatesContract {
  certificates: { data: Certificate[] };
  /** A challenge of caChallenge; base64 as in caLogin. */
  bindCertificate: {
    body: { id: string; certificate: string; signature: string };
    data: Certificate[];
  };
  unbindCertificate: { params: { id: string }; body: Record<string, never>; data: Certificate[] };
}
