/** A certificate of an account as the server returns it; `overrides` replace single fields. */
import type { Certificate } from '@/contract';

export const makeCertificate = (overrides: Partial<Certificate> = {}): Certificate => ({
  id: 'c1',
  subject: '测*乙',
  issuer: 'Demo CA',
  serial: '5009',
  validFrom: '2026-01-01T00:00:00+08:00',
  validTo: '2027-01-01T00:00:00+08:00',
  boundAt: '2026-01-02T00:00:00+08:00',
  state: 'VALID',
  ...overrides,
});
