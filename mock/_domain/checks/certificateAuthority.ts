/** The certificate authority of the mock. A reset of the portal does not replace its keys. */
import { generateKeyPairSync, sign } from 'node:crypto';
import forge from 'node-forge';
import { RSA_BITS_MIN } from '../../../src/constants';
import { oncePerProcess } from '../lib/oncePerProcess';
import { type DemoCertificate, toValidity } from './demoCertificates';

const { asn1, md, pki } = forge;

interface Pair {
  privateKey: forge.pki.rsa.PrivateKey;
  publicKey: forge.pki.rsa.PublicKey;
}

interface CertificateAuthority {
  keys: Pair;
  certificate: forge.pki.Certificate;
}

interface Subject {
  owner: string;
  code?: string;
  serial: string;
  days: [from: number, to: number];
  extensions: object[];
}

const YEARS = 3650;
/** The common name of the authority that the portal trusts. */
export const AUTHORITY = 'Identity Portal Demo CA';
const UNKNOWN_AUTHORITY = 'Somebody Else Demo CA';

export const getAuthority = (): CertificateAuthority => oncePerProcess('authority', makeAuthority);

/** Returns the key pair that all demo certificates share. One pair is enough to try the portal. */
export const getSubjectKeys = (): Pair => oncePerProcess('subjectKeys', makeKeys);

/** Issues a demo certificate that may sign, with `hasUnknownIssuer` by an untrusted authority. */
export function issueCertificate(demo: DemoCertificate): forge.pki.Certificate {
  const { owner, code, serial, days, hasUnknownIssuer, encrypts: keyEncipherment = false } = demo;
  const usage = { digitalSignature: true, nonRepudiation: true, keyEncipherment };
  const extensions = [
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', ...usage, critical: true },
  ];
  const subject = { owner, code, serial, days, extensions };
  const { publicKey, privateKey } = getSubjectKeys();
  if (hasUnknownIssuer) return certify(subject, publicKey, UNKNOWN_AUTHORITY, privateKey);
  return certify(subject, publicKey, AUTHORITY, getAuthority().keys.privateKey);
}

/** Uses the generator of Node, because the one of node-forge takes seconds. */
function makeKeys(): Pair {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: RSA_BITS_MIN,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const key = pki.privateKeyFromPem(privateKey);
  return { privateKey: key, publicKey: pki.setRsaPublicKey(key.n, key.e) };
}

function makeAuthority(): CertificateAuthority {
  const keys = makeKeys();
  const extensions = [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  ];
  const subject: Subject = { owner: AUTHORITY, serial: '01', days: [-YEARS, YEARS], extensions };
  return { keys, certificate: certify(subject, keys.publicKey, AUTHORITY, keys.privateKey) };
}

function certify(
  { owner, code, serial, days, extensions }: Subject,
  publicKey: forge.pki.rsa.PublicKey,
  issuer: string,
  issuerKey: forge.pki.rsa.PrivateKey,
): forge.pki.Certificate {
  const certificate = pki.createCertificate();
  certificate.serialNumber = serial;
  certificate.publicKey = publicKey;
  const [from, to] = toValidity(days);
  certificate.validity = { notBefore: new Date(from), notAfter: new Date(to) };
  certificate.setSubject(createName(owner, code));
  certificate.setIssuer(createName(issuer));
  certificate.setExtensions(extensions);
  // node-forge encodes the certificate; Node signs it, which is much faster.
  certificate.sign({ ...issuerKey, sign: () => '' }, md.sha256.create());
  const signed = Buffer.from(asn1.toDer(certificate.tbsCertificate).getBytes(), 'binary');
  certificate.signature = sign('sha256', signed, pki.privateKeyToPem(issuerKey)).toString('binary');
  return certificate;
}

function createName(commonName: string, serialNumber?: string): forge.pki.CertificateField[] {
  // The types of node-forge require the class of the tag here, but the library requires the tag.
  const valueTagClass = asn1.Type.UTF8 as number;
  const name = [{ name: 'commonName', value: commonName, valueTagClass }];
  return serialNumber === undefined ? name : [...name, { name: 'serialNumber', value: serialNumber }];
}
