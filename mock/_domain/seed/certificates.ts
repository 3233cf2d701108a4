/** The certificates of the first day: which account each opens, and which are revoked. */
import { AUTHORITY } from '../checks/certificateAuthority';
import { demoCertificates, toMoments } from '../checks/demoCertificates';
import type { CertificateBinding } from '../store/records/account';

/** Days before the first day on which a certificate was bound that is valid only later. */
const BOUND_EARLY = -1;

/** Creates the bindings of the demo certificates that open an account. */
export function createSeedCertificates(): CertificateBinding[] {
  return demoCertificates.flatMap(({ name, serial, owner, accountId, days }) => {
    if (!accountId) return [];
    const [validFrom, validTo] = toMoments(days);
    const [boundAt] = toMoments([Math.min(days[0], BOUND_EARLY), days[1]]);
    const facts = { serial, subject: owner, issuer: AUTHORITY, validFrom, validTo };
    return [{ id: `certificate-${name}`, accountId, boundAt, ...facts }];
  });
}

/** Returns the serial numbers of the revoked demo certificates. */
export function createSeedRevokedSerials(): string[] {
  return demoCertificates.filter(({ revoked }) => revoked).map(({ serial }) => serial);
}
