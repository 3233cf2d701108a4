/** The certificates of the first day: which account each opens, and which are revoked. */
import { demoCertificates } from '../checks/demoCertificates';
import type { CertificateBinding } from '../store/records/account';

/** The demo certificates that belong to somebody. */
export function createSeedCertificates(): CertificateBinding[] {
  return demoCertificates.flatMap(({ serial, accountId }) => (accountId ? [{ serial, accountId }] : []));
}

/** Serial numbers of the demo certificates on the revocation list. */
export function createSeedRevokedSerials(): string[] {
  return demoCertificates.filter(({ revoked }) => revoked).map(({ serial }) => serial);
}
