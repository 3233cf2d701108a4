/** Certificates people sign in with: whose they are, and whether they are any good. */
import { constants, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { RSA_BITS_MIN } from '../../../src/constants';
import type { SubCodeName } from '../../../src/contract/subCodes';
import { type Account, findAccountById } from '../accounts/accounts';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import { getPortal } from '../store/state';
import { getAuthority } from './certificateAuthority';

/** Reads a DER certificate with an RSA key that may sign. Anything else is CERT_INVALID. */
export function readCertificate(der: Buffer): X509Certificate {
  const certificate = attempt(() => new X509Certificate(der));
  // Node reads PEM as well, and overlooks what follows the certificate.
  if (!certificate?.raw.equals(der) || !attempt(() => maySign(der))) throw new Refusal('CERT_INVALID');
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
  const isStrong = asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_BITS_MIN;
  if (!isStrong) throw new Refusal('CERT_INVALID');
  return certificate;
}

/** Throws where the trusted authority has not issued the certificate, or somebody only says so. */
export function assertTrustedIssuer(certificate: X509Certificate): void {
  const issuer = new X509Certificate(forge.pki.certificateToPem(getAuthority().certificate));
  if (!certificate.checkIssued(issuer)) throw new Refusal('CERT_ISSUER_UNKNOWN');
  if (!certificate.verify(issuer.publicKey)) throw new Refusal('CERT_INVALID');
}

/** Throws where the certificate's key has not signed `data`: RSASSA-PKCS1-v1_5 with SHA-256. */
export function assertSignature({ publicKey }: X509Certificate, data: Buffer, signature: Buffer): void {
  const key = { key: publicKey, padding: constants.RSA_PKCS1_PADDING };
  if (!verify('sha256', data, key, signature)) throw new Refusal('CERT_INVALID');
}

/** Why a well-made certificate may not be used now, or null. Validity counts by the portal's clock. */
export function findCertificateProblem({
  validFrom,
  validTo,
  serialNumber,
}: X509Certificate): SubCodeName | null {
  if (getPortal().revokedSerials.includes(serialNumber)) return 'CERT_REVOKED';
  if (now() < Date.parse(validFrom)) return 'CERT_NOT_YET';
  return now() > Date.parse(validTo) ? 'CERT_EXPIRED' : null;
}

/** The account a certificate of the trusted authority opens. */
export function findAccountByCertificate({ serialNumber }: X509Certificate): Account | undefined {
  const binding = getPortal().certificates.find(({ serial }) => serial === serialNumber);
  return binding && findAccountById(binding.accountId);
}

/** Whether the key usage names digitalSignature (RFC 5280, section 4.2.1.3). */
function maySign(der: Buffer): boolean {
  const parsed = forge.pki.certificateFromAsn1(forge.asn1.fromDer(der.toString('binary')));
  const usage = parsed.getExtension('keyUsage') as { digitalSignature?: boolean } | null;
  return usage?.digitalSignature === true;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
