/** The certificates of the first day: which account each opens, and which are revoked. */
import { demoCertificates } from '../checks/demoCertificates';
import type { CertificateBinding } from '../store/records/account';

/** Creates the bindings of the demo certificates that open an account. */
export function createSeedCertificates(): CertificateBinding[] {
  return demoCertificates.flatMap(({ serial, accountId }) => (accountId ? [{ serial, accountId }] : []));
}

/** Returns the serial numbers of the revoked demo certificates. */
export function createSeedRevokedSerials(): string[] {
  return demoCertificates.filter(({ revoked }) => revoked).map(({ serial }) => serial);
}
