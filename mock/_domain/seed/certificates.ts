/** The certificates of the seed: the account or company of each, and the revoked ones. */
import { DAY, RSA_BITS_MIN } from '../../../src/constants';
import { AUTHORITY } from '../checks/certificateAuthority';
import { EXPIRING } from '../checks/certificates';
import { type DemoCertificate, demoCertificates, toValidity } from '../checks/demoCertificates';
import type { CertificateBinding, CertificateFacts } from '../store/records/account';
import type { CompanyCertificateRecord } from '../store/records/company';

/** For a certificate that becomes valid only later: the day on which it was bound, relative to the seed. */
const BOUND_EARLY = -1;

/** Returns the record of a demo certificate. It was bound on its first day, or on the day before the seed. */
function describe({ serial, owner, days }: DemoCertificate): CertificateFacts & { boundAt: number } {
  const [validFrom, validTo] = toValidity(days);
  const [boundAt] = toValidity([Math.min(days[0], BOUND_EARLY), days[1]]);
  return { serial, subject: owner, issuer: AUTHORITY, validFrom, validTo, boundAt };
}

export const createSeedCertificates = (): CertificateBinding[] =>
  demoCertificates.flatMap((one) =>
    one.accountId ? [{ id: `certificate-${one.name}`, accountId: one.accountId, ...describe(one) }] : [],
  );

/** Creates the bindings of company certificates, made by the legal representatives. */
export const createSeedCompanyCertificates = (): CompanyCertificateRecord[] =>
  demoCertificates.flatMap((one) => {
    if (!one.companyId) return [];
    return [
      {
        id: `certificate-${one.name}`,
        companyId: one.companyId,
        algorithm: `RSA ${RSA_BITS_MIN}`,
        usage: one.encrypts ? ['SIGNATURE', 'ENCRYPTION'] : ['SIGNATURE'],
        boundBy: 'u-boss',
        isExpiryTold: one.days[1] * DAY <= EXPIRING,
        ...describe(one),
      },
    ];
  });

export function createSeedRevokedSerials(): string[] {
  return demoCertificates.filter(({ revoked }) => revoked).map(({ serial }) => serial);
}
