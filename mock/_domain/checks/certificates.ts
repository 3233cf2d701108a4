/** Checks certificates of persons and companies, and finds the accounts to which they are bound. */
import { constants, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { DAY, RSA_BITS_MIN } from '../../../src/constants';
import type { CertificateState, CertificateUsage } from '../../../src/contract';
import { findAccountById } from '../accounts/accounts';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Account, CertificateBinding, CertificateFacts, Owner } from '../store/records/account';
import type { Company } from '../store/records/company';
import { getPortal } from '../store/state';
import { getAuthority } from './certificateAuthority';

/** Accepted signature algorithms of an issuer (RFC 8017, appendix A.2.4). MD5 and SHA-1 signatures can be forged. */
const STRONG_SIGNATURES = [
  'sha256WithRSAEncryption',
  'sha384WithRSAEncryption',
  'sha512WithRSAEncryption',
].map((name) => forge.pki.oids[name]);
/** The smallest public exponent (FIPS 186-5, appendix A.1.1). With exponent 1, anyone can forge a signature. */
const EXPONENT_MIN = 65_537n;

/** A certificate counts as expiring if it is valid for at most this long (ms; docs/specification.md 4.13). */
export const EXPIRING = 30 * DAY;
const PROBLEM_STATES = {
  CERT_REVOKED: 'REVOKED',
  CERT_NOT_YET: 'NOT_YET',
  CERT_EXPIRED: 'EXPIRED',
} as const satisfies Record<NonNullable<ReturnType<typeof findCertificateProblem>>, CertificateState>;

/**
 * Reads a DER certificate. Throws CERT_INVALID unless key, usage and signature are as docs/api.md requires.
 */
export function readCertificate(der: Buffer): X509Certificate {
  const certificate = attempt(() => new X509Certificate(der));
  // Node also reads PEM, and ignores bytes after the certificate.
  if (!certificate?.raw.equals(der) || !attempt(() => readKeyUsage(parse(der)).digitalSignature))
    throw new Refusal('CERT_INVALID');
  if (!isStrongKey(certificate) || !STRONG_SIGNATURES.includes(parse(der).signatureOid))
    throw new Refusal('CERT_INVALID');
  return certificate;
}

function isStrongKey({ publicKey }: X509Certificate): boolean {
  const { modulusLength = 0, publicExponent = 0n } = publicKey.asymmetricKeyDetails ?? {};
  return (
    publicKey.asymmetricKeyType === 'rsa' && modulusLength >= RSA_BITS_MIN && publicExponent >= EXPONENT_MIN
  );
}

/** Throws CERT_ISSUER_UNKNOWN for another authority, CERT_INVALID for a forged signature. */
export function assertTrustedIssuer(certificate: X509Certificate): void {
  const issuer = new X509Certificate(forge.pki.certificateToPem(getAuthority().certificate));
  if (!certificate.checkIssued(issuer)) throw new Refusal('CERT_ISSUER_UNKNOWN');
  if (!certificate.verify(issuer.publicKey)) throw new Refusal('CERT_INVALID');
}

/** Throws CERT_INVALID if the key of the certificate did not sign `data` (RSASSA-PKCS1-v1_5 with SHA-256). */
export function assertSignature({ publicKey }: X509Certificate, data: Buffer, signature: Buffer): void {
  const key = { key: publicKey, padding: constants.RSA_PKCS1_PADDING };
  if (!verify('sha256', data, key, signature)) throw new Refusal('CERT_INVALID');
}

/** Returns the data of a certificate that the portal stores. */
export function describeCertificate(certificate: X509Certificate): CertificateFacts {
  const { subject, issuer } = certificate.toLegacyObject();
  return {
    serial: certificate.serialNumber,
    subject: commonName(subject),
    issuer: commonName(issuer),
    validFrom: Date.parse(certificate.validFrom),
    validTo: Date.parse(certificate.validTo),
  };
}

/**
 * Throws CERT_OTHER_COMPANY for another common name or credit code (the subject's serial number, X.520).
 * Companies may share a name. Only `needsCode` refuses a certificate without a code.
 */
export function assertIssuedToCompany(
  certificate: X509Certificate,
  { orgName, uscc }: Pick<Company, 'orgName' | 'uscc'>,
  { needsCode = false } = {},
): void {
  const { subject } = certificate.toLegacyObject();
  const { serialNumber = needsCode ? undefined : uscc } = subject as typeof subject & {
    serialNumber?: string | string[];
  };
  if (commonName(subject) !== orgName || serialNumber !== uscc) throw new Refusal('CERT_OTHER_COMPANY');
}

/** Returns the only common name; an empty text if the certificate has none or several. */
function commonName({ CN }: { CN?: string | string[] }): string {
  return typeof CN === 'string' ? CN : '';
}

/** Returns why a trusted certificate cannot be used now, by the portal's clock; null if it can. */
export function findCertificateProblem({
  validFrom,
  validTo,
  serial,
}: CertificateFacts): 'CERT_REVOKED' | 'CERT_NOT_YET' | 'CERT_EXPIRED' | null {
  if (getPortal().revokedSerials.includes(serial)) return 'CERT_REVOKED';
  if (now() < validFrom) return 'CERT_NOT_YET';
  return now() > validTo ? 'CERT_EXPIRED' : null;
}

/** Returns the state that users see, by the portal's clock. */
export function deriveCertificateState(facts: CertificateFacts): CertificateState {
  const problem = findCertificateProblem(facts);
  if (problem) return PROBLEM_STATES[problem];
  return facts.validTo - now() <= EXPIRING ? 'EXPIRING' : 'VALID';
}

/** Lists the certificates bound to an account, whether they can be used now or not. */
export function listBoundCertificates({ id }: Owner): CertificateBinding[] {
  return getPortal().certificates.filter(({ accountId }) => accountId === id);
}

/** Finds the account to which a certificate of the trusted authority is bound. */
export function findAccountByCertificate({ serial }: Pick<CertificateFacts, 'serial'>): Account | undefined {
  const binding = getPortal().certificates.find((one) => one.serial === serial);
  return binding && findAccountById(binding.accountId);
}

/** Returns the algorithm of the key for display, such as RSA 2048, and the uses that the certificate permits. */
export function describeKey({ publicKey, raw }: X509Certificate): {
  algorithm: string;
  usage: CertificateUsage[];
} {
  const { asymmetricKeyType = '', asymmetricKeyDetails } = publicKey;
  const bits = asymmetricKeyDetails?.modulusLength ?? '';
  const { digitalSignature, keyEncipherment, dataEncipherment } = readKeyUsage(parse(raw));
  const usage: CertificateUsage[] = [];
  if (digitalSignature) usage.push('SIGNATURE');
  if (keyEncipherment || dataEncipherment) usage.push('ENCRYPTION');
  return { algorithm: `${asymmetricKeyType.toUpperCase()} ${bits}`.trim(), usage };
}

type KeyUsage = Partial<Record<'digitalSignature' | 'keyEncipherment' | 'dataEncipherment', boolean>>;

const parse = (der: Buffer): forge.pki.Certificate =>
  forge.pki.certificateFromAsn1(forge.asn1.fromDer(der.toString('binary')));

/** Reads the key usage (RFC 5280, section 4.2.1.3); empty if the certificate has none. */
function readKeyUsage(parsed: forge.pki.Certificate): KeyUsage {
  return (parsed.getExtension('keyUsage') as KeyUsage | null) ?? {};
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
