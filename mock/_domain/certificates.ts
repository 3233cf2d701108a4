/** Certificates people sign in with: whose they are, and whether they are any good. */
import { constants, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { RSA_BITS_MIN } from '../../src/constants';
import type { SubCodeName } from '../../src/contract/subCodes';
import { type Account, accountById } from './accounts';
import { authority } from './certificateAuthority';
import { now } from './clock';
import { Refusal } from './refusals';
import { portal } from './state';

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
export function assertIssued(certificate: X509Certificate): void {
  const issuer = new X509Certificate(forge.pki.certificateToPem(authority().certificate));
  if (!certificate.checkIssued(issuer)) throw new Refusal('CERT_ISSUER_UNKNOWN');
  if (!certificate.verify(issuer.publicKey)) throw new Refusal('CERT_INVALID');
}

/** Throws where the certificate's key has not signed `data`: RSASSA-PKCS1-v1_5 with SHA-256. */
export function assertSigned({ publicKey }: X509Certificate, data: Buffer, signature: Buffer): void {
  const key = { key: publicKey, padding: constants.RSA_PKCS1_PADDING };
  if (!verify('sha256', data, key, signature)) throw new Refusal('CERT_INVALID');
}

/** Why a well-made certificate may not be used now, or null. Validity counts by the portal's clock. */
export function flawOf({ validFrom, validTo, serialNumber }: X509Certificate): SubCodeName | null {
  if (portal().revokedSerials.includes(serialNumber)) return 'CERT_REVOKED';
  if (now() < Date.parse(validFrom)) return 'CERT_NOT_YET';
  return now() > Date.parse(validTo) ? 'CERT_EXPIRED' : null;
}

/** The account a certificate of the trusted authority opens. */
export function accountOfCertificate({ serialNumber }: X509Certificate): Account | undefined {
  const binding = portal().certificates.find(({ serial }) => serial === serialNumber);
  return binding && accountById(binding.accountId);
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
